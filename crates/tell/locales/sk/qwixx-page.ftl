# Stôl Qwixxu a Longa v prehliadači: tlačidlá, popisy, upozornenia.

qwixx-page-title = { $game } · { $turn }. ťah
qwixx-page-finished = { $game } · koniec hry
qwixx-page-others = Ostatní
qwixx-page-last-turns = Posledné ťahy
qwixx-page-action-1 = Akcia 1 · všetci
qwixx-page-action-2 =
    { $who ->
        [you] Akcia 2 · len ty
       *[other] Akcia 2 · len { $name }
    }
qwixx-page-next-roll = Ďalší hod
qwixx-page-chooses = { $name } vyberá
qwixx-page-nothing = { $names }: nie je čo krížikovať
qwixx-page-your-turn = Si na ťahu.

## Čo kto môže urobiť.

qwixx-page-cross = Zakrížikovať { $field }
qwixx-page-choose = Vyber pole
qwixx-page-nothing-for-you = Nie je čo krížikovať
qwixx-page-wait = Vyberajú ostatní
qwixx-page-pass = Vynechať
qwixx-page-stop = Tu skončiť
qwixx-page-take-back = Vziať späť
qwixx-page-misthrow-title = Chybný hod?
qwixx-page-misthrow-warning = Žiadny krížik: jeden chybný hod, o 5 bodov menej.
qwixx-page-misthrow-fourth = Žiadny krížik: jeden chybný hod, o 5 bodov menej. Je to štvrtý a hra sa končí.
qwixx-page-misthrow-take = Zapísať chybný hod

## List a kocky.

qwixx-page-my-sheet = Tvoja karta
qwixx-page-sheet-of = Karta: { $name }
qwixx-page-closed = uzavretý
qwixx-page-field-lucky = { $field }, šťastné pole
qwixx-page-field-closes = { $field }, uzatvára rad
qwixx-page-misthrows =
    { $count ->
        [one] { $count } chybný hod zo 4
        [few] { $count } chybné hody zo 4
       *[other] { $count } chybných hodov zo 4
    }
qwixx-page-sum = Body:
qwixx-page-lucky = Šťastné čísla: { $one } a { $other }
qwixx-page-white-dice = Biele kocky { $one } a { $other }, spolu { $sum }
qwixx-page-die-gone = { $die }: už nie je v hre
qwixx-page-by-hand = Hoďte svojimi kockami. Čo padlo?
qwixx-page-white-die = Biela kocka { $number }
qwixx-page-enter-roll = To je hod

## Koniec.

qwixx-page-adds-up = Súčet: { $name }
qwixx-page-ranking = Poradie
qwixx-page-again = Hrať znova
qwixx-page-look = Pozrieť karty
qwixx-page-replay = Prehrať znova

## Klávesy a čo sa nestalo.

qwixx-page-keys = Klávesy
qwixx-page-key-arrows = z poľa na pole
qwixx-page-key-rows = do radu
qwixx-page-key-space = vybrať
qwixx-page-key-enter = potvrdiť
qwixx-page-key-lucky = šťastné pole
qwixx-page-key-others = ostatné karty
qwixx-page-key-escape = zrušiť výber
qwixx-page-gone-on = Hra medzitým pokračovala.
qwixx-page-refused = To teraz nejde.

## Alone, against perfect play. Points have a decimal.

practice-title = Proti dokonalej hre
practice-lost = Stratené
practice-right = Najlepšie voľby
practice-of = { $count } z { $all }
practice-start = Dokonalá hra získa v priemere { $points } bodu. Dokážeš viac?
practice-best = { $choice }: najlepšia voľba.
practice-worse = { $choice }. Lepšie: { $best }, o { $points } bodu viac.
practice-instead = { $choice }; lepšie: { $best }
practice-costly = Čo stálo najviac
practice-end = Dokonalá hra získa v priemere { $points } bodu. Tvoje voľby stáli { $lost }; kocky priniesli { $luck }.
