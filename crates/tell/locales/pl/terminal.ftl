# The terminal: start screen, keys, help, dialogs, playing line by line. Columns are narrow: keep it short.

## The start screen.

terminal-which-game = Jaka gra?
terminal-who-plays = Kto gra?
terminal-about =
    { $game ->
        [longo] ośmiościenne kostki, długie rzędy, szczęśliwe liczby
        [qwirkle] układaj linie klocków jednego koloru lub kształtu
        [mixx-a] rzędy z polami w kilku kolorach
        [mixx-b] rzędy z liczbami nie po kolei
       *[qwixx] sześć kostek, cztery rzędy: skreślaj jak najwięcej
    }
terminal-seat = miejsce { $number }
terminal-nobody = nikt
terminal-person = człowiek
terminal-person-named = człowiek: { $name }
terminal-person-about = ktoś przy tej klawiaturze
terminal-bot = komputer: { $name }
terminal-engine = program: { $command }
terminal-start = Start
terminal-start-hint-game = W górę i w dół: wybór gry, Tab: do graczy, Enter: do Start.
terminal-start-hint-sheet = W lewo i w prawo: wybór karty, w górę i w dół: gry. Enter: Start.
terminal-start-hint-seat = W lewo i w prawo: kto tu siedzi? Wpisz imię człowieka. Enter: Start.
terminal-start-hint-start = Enter rozpoczyna grę.
terminal-start-hint-resume = Enter wznawia tę grę.
terminal-start-help =
    góra, dół | przejście przez gry, miejsca i przyciski
    Tab | dalej do graczy, do Start, do zapisanych gier
    1-3 | wybór gry
    lewo, prawo | wybór karty gry albo kto siedzi na miejscu
    litery | wpisanie imienia człowieka
    Enter | do Start; tam zaczyna się gra
    Esc, Ctrl-C | koniec
terminal-go-on = Kontynuuj
terminal-saved-game = { $game }, tura { $number }: { $players }
terminal-need-one = Ktoś musi grać: daj miejsce człowiekowi lub komputerowi.
terminal-need-two = Qwirkle wymaga dwóch graczy: obsadź jeszcze jedno miejsce.
terminal-same-name = Dwie osoby mają to samo imię.

## What keys do, in a word or two.

terminal-arrows = strzałki
terminal-hint-choose = wybór
terminal-hint-go-on = dalej
terminal-hint-next-part = następna część
terminal-hint-quit = koniec
terminal-hint-hint = rada
terminal-hint-undo = cofnij
terminal-hint-help = pomoc
terminal-hint-scores = wynik
terminal-hint-take-back-last = cofnij ostatni wybór
terminal-hint-play-on = graj dalej
terminal-hint-play-again = jeszcze raz
terminal-hint-look = obejrzyj grę
terminal-hint-pass = pas
terminal-hint-misthrow = nietrafienie
terminal-hint-cross = skreśl { $field }
terminal-hint-take-back = cofnij
terminal-hint-go-back = wróć
terminal-hint-other-field = pole
terminal-hint-tile = klocek
terminal-hint-all = wszystkie
terminal-hint-trade = wymień
terminal-hint-leave = wróć
terminal-hint-place = dołóż
terminal-hint-more = więcej
terminal-hint-other-cell = inne pole
terminal-hint-pick = weź klocek
terminal-hint-next-cell = inne pole

## Qwixx and Longo on the screen.

terminal-turn = tura { $number }
terminal-log = Przebieg
terminal-active =
    { $who ->
        [you] Twoja kolej
       *[other] Kolej: { $name }
    }
terminal-action-1 = Akcja 1: białe { $sum }
terminal-action-2 = Akcja 2
terminal-gone = brak
terminal-lucky = Szczęśliwe liczby: { $low } i { $high }
terminal-lucky-now = Szczęśliwe liczby: { $low } i { $high } - teraz!
terminal-lucky-short = szczęście { $low }, { $high }
terminal-enter-passes = Enter to pas.
terminal-enter-misthrow = Enter notuje nietrafienie.
terminal-really-pass = Na pewno pas? Nietrafienie { $number } z { $most } kosztuje 5 punktów. p: tak, Esc: nie
terminal-really-end = Na pewno pas? Nietrafienie { $number } z { $most } kończy grę. p: tak, Esc: nie
terminal-chosen-field = Skreślić { $field }: { $effect }. Enter potwierdza, Esc cofa.
terminal-field = { $field }: { $effect }. Enter wybiera.
terminal-nothing-in-row = { $row }: teraz nie możesz tu nic skreślić.
terminal-nothing-chosen = Nic jeszcze nie wybrano: Enter wybiera pole, p to pas.

## Qwirkle on the screen.

terminal-bag = worek { $count }
terminal-out-of-sight = poza ekranem: { $tiles }
terminal-hands-hidden = Klocki są zakryte
terminal-left = zostało { $count }
terminal-pick-first = Najpierw weź klocek klawiszem od 1 do 6; t wymienia klocki.
terminal-pick = Weź klocek klawiszem od 1 do 6.
terminal-press-t = Wymień klawiszem t.
terminal-trade-pick = Wymiana: wybierz klocki klawiszami od 1 do 6, a wszystkie. Esc przerywa.
terminal-trade = Wymienić { $tiles }: Enter potwierdza, Esc przerywa.
terminal-place = { $points }. Enter dokłada, Esc cofa.
terminal-go-further = Dalej: { $reason }
terminal-not-here = Nie tutaj: { $reason }
terminal-fits-nowhere = { $tile }: nigdzie nie pasuje.
terminal-fits-not-with = { $tile }: nie pasuje do położonych klocków.

## Dialogs.

terminal-pass-keyboard = Przekaż klawiaturę: { $name }.
terminal-presses-enter = { $name } naciska Enter i gra dalej.
terminal-quit = Koniec
terminal-quit-saved = Zakończyć? Gra jest zapisana i można ją wznowić:
terminal-quit-unsaved = Zakończyć? Gra NIE jest zapisana:
terminal-over = Koniec gry
terminal-too-small = Rowlock potrzebuje { $width } kolumn i { $height } wierszy; ten terminal ma { $columns } i { $lines }. Powiększ go.

## Help. What stands before a bar goes into a column of its own; no line is longer than 76 characters.

terminal-help = Pomoc
terminal-help-qwixx-rules =
    Akcja 1: każdy może skreślić sumę białych kostek w jednym rzędzie.
    Akcja 2: aktywny gracz może użyć jednej białej i jednej kolorowej kostki.
    Skreśla się od lewej do prawej. Bez skreśleń w obu akcjach: nietrafienie.
terminal-help-own-rules =
    { $game ->
        [longo]
            Rząd zamyka każda z dwóch ostatnich liczb; wcześniej trzeba sześciu
            skreśleń, a kłódka też się liczy. Dwa zamknięte rzędy kończą grę.
            Szczęśliwa liczba: gdy dadzą ją białe kostki, możesz zamiast sumy skreślić
            następne pole otwartego rzędu, w którym masz najmniej skreśleń.
        [mixx-a]
            Rząd ma pola w kilku kolorach. W akcji 2 kolorowa kostka dotyczy pola w
            swoim kolorze, w dowolnym rzędzie. Ostatnia liczba zamyka rząd: najpierw
            pięć skreśleń w tym rzędzie; kłódka też się liczy.
        [mixx-b]
            W każdym rzędzie liczby stoją inaczej: co jest na lewo od twojego
            ostatniego krzyżyka, przepada, wysokie czy niskie. Ostatnia liczba zamyka
            rząd; potrzebuje pięciu krzyżyków, a kłódka się liczy.
       *[qwixx]
            Ostatnia liczba zamyka rząd: najpierw pięć skreśleń; kłódka też się liczy.
    }
terminal-by-formula = Żadna sieć nie zna jeszcze tej karty: boty oceniają według wzoru.
terminal-help-qwixx-keys =
    strzałki, Tab | do innego pola, które możesz skreślić
    r y g b, 1-4 | do rzędu
    Enter | wybierz pole; drugi raz lub c: potwierdź
    p | pas; przy nietrafieniu gra zapyta jeszcze raz
    Esc | cofnij wybrane pole
terminal-help-qwixx-marks =
    { $may } | możesz teraz skreślić
    { $cursor } | kursor
    { $chosen } | wybrane, niepotwierdzone
    { $crossed } | skreślone
    { $gone } | już nie można
    { $lucky } | szczęśliwą liczbą (Longo)
terminal-help-qwixx-lock = { $lock } | kłódka: otwarta, skreślona, zamknięta
terminal-help-qwixx-others = U innych: X to skreślenie, liczba lub - jest wolna; X--- to nietrafienia.
terminal-help-qwirkle-rules =
    Dokładaj klocki w jednej linii: jeden kolor lub kształt, bez powtórzeń.
    Linia daje tyle punktów, ile ma klocków; linia sześciu, Qwirkle, 6 więcej.
terminal-help-qwirkle-keys =
    1-6 | weź klocek lub odłóż; poprzedni zostaje
    strzałki, hjkl | kursor; Tab, n: następne pole, które pasuje
    spacja | połóż klocek lub znów go weź
    Enter | dołóż wszystkie klocki
    Backspace, Esc | cofnij jeden klocek, cofnij wszystkie
    t | wymiana: 1-6 wybiera klocki, a wszystkie, Enter potwierdza
    Shift+strzałki | przesuwanie, także PgUp i PgDn; z: wyśrodkuj
terminal-help-qwirkle-marks =
    { $cursor } | kursor
    { $own } | twoje, jeszcze nie dołożone
    { $last } | dołożone ostatnio
    { $may } | tu coś pasuje
terminal-help-qwirkle-hand = ^ w ręce: pasuje pod kursorem lub do klocka, który tam leży
terminal-help-keys =
    { $hint } | rada: najlepsze wybory, najlepszy między ! !; drugi raz: ukryj
    u | cofnij ostatni wybór, dopóki nie widać niczego nowego
    s | zapisz teraz; po każdym kroku gra zapisuje się sama
    q, Ctrl-C | koniec, koniec od razu; grę można wznowić
terminal-help-end = Wszystko można też kliknąć. Dowolny klawisz zamyka pomoc.

## Saving.

terminal-saved = Gra jest zapisana w { $path }.
terminal-saved-in = Zapisano w { $path }
terminal-copy-saved = Kopia jest zapisana w { $path }.
terminal-cannot-save = Nie można zapisać gry w { $path }: { $error }.
terminal-kept = { $old } nie jest zapisaną grą i pozostaje bez zmian: ta gra toczy się dalej w { $new }.
terminal-original = Plik w pierwotnej postaci pozostaje w { $copy }.
terminal-other-program = Inny program zapisał coś w { $path }.
terminal-other-program-new = Inny program zapisał coś w { $old }: ta gra toczy się dalej w { $new }.
terminal-not-saved = Gra NIE jest zapisana. { $reason }
terminal-resume = Gra jest zapisana: { $command }
terminal-record = Zapis gry: { $path }

## Playing on.

terminal-taken-back = Ostatni wybór jest cofnięty.
terminal-nothing-yet = Nie ma czego cofnąć: nie masz jeszcze wyboru.
terminal-substitute = { $name }: { $reason }. Dalej gra komputer { $bot }.

## Line by line. The commands are the same in every language.

terminal-lines-help =
    NUMER | wybór o tym numerze
    ZAPIS | wybór jak w zapisach: r5 lub - w Qwixx; rs@0,3 bs@1,3 lub trade rs lub pass w Qwirkle
    all | pokaż wszystkie wybory
    hint | najlepsze wybory i ile są warte
    show | pokaż grę jeszcze raz
    undo | cofnij ostatni wybór, dopóki od tego czasu nie widać niczego nowego
    save PLIK | zapisz kopię gry
    quit | zakończ; gra jest zapisana i można ją wznowić
terminal-lines-more = i jeszcze { $count }: pokaże je 'all'
terminal-lines-no-choice = Nie ma wyboru { $number }: numery idą od 1 do { $count }.
terminal-lines-not-qwixx = '{ $text }' to nie wybór taki jak r5 lub - jako pas ('help' pokaże, co można wpisać).
terminal-lines-not-qwirkle = '{ $text }' to nie wybór taki jak rs@0,3 bs@1,3, trade rs lub pass ('help' pokaże, co można wpisać).
terminal-lines-active = na ruchu
terminal-lines-lucky = szczęśliwe liczby { $low } i { $high }
terminal-lines-dice = kostki: { $dice }
terminal-lines-bag = worek: { $count }
terminal-lines-hand = w ręce:
terminal-lines-empty = plansza jest pusta
