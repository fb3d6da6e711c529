# Games that are kept: the list, files, replay.

records-count =
    { $count ->
        [one] Na tym urządzeniu jest zapisana { $count } gra.
        [few] Na tym urządzeniu są zapisane { $count } gry.
       *[many] Na tym urządzeniu jest zapisanych { $count } gier.
    }
records-none = Na tym urządzeniu nie ma jeszcze zapisanych gier.
records-open = Niedokończone
records-replay = Odtwórz
records-export = Zapisz jako plik: { $what }
records-delete = Usuń: { $what }
records-export-all = Zapisz wszystkie w jednym pliku
records-import = Wczytaj gry
records-import-note = Pliki tekstowe do 1 MB. W jednym pliku może być kilka gier; naraz wczytuje się najwyżej { $max }.
records-files = Wybierz pliki
records-paste = Albo wklej tu tekst zapisu
records-take = Wczytaj tekst
records-taken =
    { $count ->
        [one] Wczytano { $count } grę.
        [few] Wczytano { $count } gry.
       *[many] Wczytano { $count } gier.
    }
records-same =
    { $count ->
        [one] { $count } już tu była.
        [few] { $count } już tu były.
       *[many] { $count } już tu było.
    }
records-refused =
    { $count ->
        [one] { $count } nie dało się odczytać:
        [few] { $count } nie dało się odczytać:
       *[many] { $count } nie dało się odczytać:
    }
records-refused-at = { $file }, wiersz { $line }, kolumna { $column }:
records-pasted = Wklejony tekst
records-too-large = { $file }: plik większy niż 1 MB.
records-unreadable = { $file }: nie udało się otworzyć pliku.
records-nothing = { $file }: nie ma w nim zapisu gry.
records-too-many = { $file }: przejrzano tylko pierwsze gry, najwyżej { $max }.
records-full = W tej przeglądarce nie ma już miejsca. To, co było zapisane, nadal tu jest: zapisz gry jako pliki, usuń niektóre i spróbuj ponownie.
records-deleted = Usunięto: { $what }
records-undo = Cofnij
records-not-back = Nie udało się przywrócić gry: w tej przeglądarce nie ma już miejsca.

## Replay.

replay-start = Przed pierwszą turą
replay-turn = Tura { $turn }
replay-slider = Krok
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-pace = Tempo
replay-log = Wszystkie kroki
replay-bag =
    { $count ->
        [0] Worek jest pusty
        [one] W worku: { $count } płytka
        [few] W worku: { $count } płytki
       *[many] W worku: { $count } płytek
    }
replay-hands = Płytki na ręce
replay-hidden = Płytki graczy pozostają ukryte do końca gry.
replay-dice = Kości: { $dice }
replay-broken = Tego zapisu nie da się odczytać.
