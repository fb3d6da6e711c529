# Stůl Qwixxu a Longa v prohlížeči: tlačítka, popisky, upozornění.

qwixx-page-title = { $game } · { $turn }. tah
qwixx-page-finished = { $game } · konec hry
qwixx-page-others = Ostatní
qwixx-page-last-turns = Poslední tahy
qwixx-page-action-1 = Akce 1 · všichni
qwixx-page-action-2 =
    { $who ->
        [you] Akce 2 · jen ty
       *[other] Akce 2 · jen { $name }
    }
qwixx-page-next-roll = Další hod
qwixx-page-chooses = { $name } vybírá
qwixx-page-nothing = { $names }: není co křížkovat
qwixx-page-your-turn = Jsi na tahu.

## Co kdo může udělat.

qwixx-page-cross = Zakřížkovat { $field }
qwixx-page-choose = Vyber pole
qwixx-page-nothing-for-you = Není co křížkovat
qwixx-page-wait = Vybírají ostatní
qwixx-page-pass = Vynechat
qwixx-page-stop = Tady skončit
qwixx-page-take-back = Vzít zpět
qwixx-page-misthrow-title = Chybný hod?
qwixx-page-misthrow-warning = Žádný křížek: jeden chybný hod, o 5 bodů méně.
qwixx-page-misthrow-fourth = Žádný křížek: jeden chybný hod, o 5 bodů méně. Je to čtvrtý a hra končí.
qwixx-page-misthrow-take = Zapsat chybný hod

## List a kostky.

qwixx-page-my-sheet = Tvoje karta
qwixx-page-sheet-of = Karta: { $name }
qwixx-page-closed = uzavřeno
qwixx-page-field-lucky = { $field }, šťastné pole
qwixx-page-field-closes = { $field }, uzavírá řadu
qwixx-page-misthrows =
    { $count ->
        [one] { $count } chybný hod ze 4
        [few] { $count } chybné hody ze 4
       *[other] { $count } chybných hodů ze 4
    }
qwixx-page-sum = Body:
qwixx-page-lucky = Šťastná čísla: { $one } a { $other }
qwixx-page-white-dice = Bílé kostky { $one } a { $other }, dohromady { $sum }
qwixx-page-die-gone = { $die }: už není ve hře
qwixx-page-by-hand = Hoďte svými kostkami. Co padlo?
qwixx-page-white-die = Bílá kostka { $number }
qwixx-page-enter-roll = To je hod

## Konec.

qwixx-page-adds-up = Součet: { $name }
qwixx-page-ranking = Pořadí
qwixx-page-again = Hrát znovu
qwixx-page-look = Prohlédnout karty
qwixx-page-replay = Přehrát znovu

## Klávesy a co se nestalo.

qwixx-page-keys = Klávesy
qwixx-page-key-arrows = z pole na pole
qwixx-page-key-rows = do řady
qwixx-page-key-space = vybrat
qwixx-page-key-enter = potvrdit
qwixx-page-key-lucky = šťastné pole
qwixx-page-key-others = ostatní karty
qwixx-page-key-escape = zrušit výběr
qwixx-page-gone-on = Hra mezitím pokračovala.
qwixx-page-refused = To teď nejde.

## Alone, against perfect play. Points have a decimal.

practice-title = Proti dokonalé hře
practice-lost = Ztraceno
practice-right = Nejlepší volby
practice-of = { $count } z { $all }
practice-start = Dokonalá hra získá v průměru { $points } bodu. Dokážeš víc?
practice-best = { $choice }: nejlepší volba.
practice-worse = { $choice }. Lépe: { $best }, o { $points } bodu víc.
practice-instead = { $choice }; lépe: { $best }
practice-costly = Co stálo nejvíc
practice-end = Dokonalá hra získá v průměru { $points } bodu. Tvé volby stály { $lost }; kostky přinesly { $luck }.
