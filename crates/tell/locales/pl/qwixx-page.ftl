# Stół Qwixxa i Longo w przeglądarce: przyciski, opisy, ostrzeżenia.

qwixx-page-title = { $game } · tura { $turn }
qwixx-page-finished = { $game } · koniec gry
qwixx-page-others = Pozostali
qwixx-page-last-turns = Ostatnie tury
qwixx-page-action-1 = Akcja 1 · wszyscy
qwixx-page-action-2 =
    { $who ->
        [you] Akcja 2 · tylko ty
       *[other] Akcja 2 · tylko { $name }
    }
qwixx-page-next-roll = Następny rzut
qwixx-page-chooses = { $name } wybiera
qwixx-page-nothing = { $names }: nie ma czego skreślić
qwixx-page-your-turn = Twoja kolej.

## Co można zrobić.

qwixx-page-cross = Skreśl { $field }
qwixx-page-choose = Wybierz pole
qwixx-page-nothing-for-you = Nie ma czego skreślić
qwixx-page-wait = Wybierają pozostali
qwixx-page-pass = Pas
qwixx-page-stop = Na tym koniec
qwixx-page-take-back = Cofnij
qwixx-page-misthrow-title = Nietrafienie?
qwixx-page-misthrow-warning = Nic nie skreślono: jedno nietrafienie, 5 punktów mniej.
qwixx-page-misthrow-fourth = Nic nie skreślono: jedno nietrafienie, 5 punktów mniej. To już czwarte i gra się kończy.
qwixx-page-misthrow-take = Zaznacz nietrafienie

## Karta i kostki.

qwixx-page-my-sheet = Twoja karta
qwixx-page-sheet-of = Karta: { $name }
qwixx-page-closed = zamknięty
qwixx-page-field-lucky = { $field }, szczęśliwe pole
qwixx-page-field-closes = { $field }, zamyka rząd
qwixx-page-misthrows =
    { $count ->
        [one] { $count } nietrafienie z 4
        [few] { $count } nietrafienia z 4
        [many] { $count } nietrafień z 4
       *[other] { $count } nietrafienia z 4
    }
qwixx-page-sum = Punkty:
qwixx-page-lucky = Szczęśliwe liczby: { $one } i { $other }
qwixx-page-white-dice = Białe kostki { $one } i { $other }, razem { $sum }
qwixx-page-die-gone = { $die }: już poza grą
qwixx-page-by-hand = Rzućcie swoimi kostkami. Co wypadło?
qwixx-page-white-die = Biała kostka { $number }
qwixx-page-enter-roll = To jest ten rzut

## Koniec.

qwixx-page-adds-up = Suma: { $name }
qwixx-page-ranking = Klasyfikacja
qwixx-page-again = Zagraj jeszcze raz
qwixx-page-look = Obejrzyj karty
qwixx-page-replay = Obejrzyj jeszcze raz

## Klawisze i to, co się nie stało.

qwixx-page-keys = Klawisze
qwixx-page-key-arrows = z pola na pole
qwixx-page-key-rows = do rzędu
qwixx-page-key-space = wybierz
qwixx-page-key-enter = potwierdź
qwixx-page-key-lucky = szczęśliwe pole
qwixx-page-key-others = pozostałe karty
qwixx-page-key-escape = wyczyść wybór
qwixx-page-gone-on = Gra tymczasem poszła dalej.
qwixx-page-refused = To teraz niemożliwe.

## Alone, against perfect play. Points have a decimal.

practice-title = Przeciw grze doskonałej
practice-lost = Stracone
practice-right = Najlepsze wybory
practice-of = { $count } z { $all }
practice-start = Gra doskonała daje średnio { $points } punktu. Potrafisz więcej?
practice-best = { $choice }: najlepszy wybór.
practice-worse = { $choice }. Lepiej: { $best }, o { $points } punktu więcej.
practice-instead = { $choice }; lepiej: { $best }
practice-costly = Co kosztowało najwięcej
practice-end = Gra doskonała daje średnio { $points } punktu. Twoje wybory kosztowały { $lost }; kości przyniosły { $luck }.
