# The first page: the games, who plays, what was left open.

home-title = W co zagramy?
home-lead = Qwixx, Longo i Qwirkle: z komputerem albo razem na tym urządzeniu. Za darmo, bez konta, a także bez sieci.
home-language = Język: { $language }
home-to-dark = Ciemny wygląd
home-to-light = Jasny wygląd
home-open = Niedokończone
home-all = Wszystkie gry na tym urządzeniu
home-play-on = Graj dalej
home-your-turn = Twoja kolej
home-next-turn = Teraz: { $name }
home-games = Gry
home-about =
    { $game ->
        [longo] Dłuższe rzędy, kości ośmiościenne, szczęśliwe liczby
        [qwirkle] Układaj rzędy w jednym kolorze lub kształcie
        [mixx-a] Rzędy w mieszanych kolorach: patrz, która kostka się liczy
        [mixx-b] Liczby nie po kolei: uważaj, co przeskakujesz
       *[qwixx] Każdy rzut liczy się dla wszystkich. Kto pierwszy zamknie rzędy?
    }
home-sheet = Karta
home-sheet-classic = Klasyczna
home-players = { $from }–{ $to } graczy · { $minutes } minut
home-computer = Z komputerem
home-rivals =
    { $count ->
        [one] { $count } przeciwnik · { $level }
        [few] { $count } przeciwników · { $level }
       *[many] { $count } przeciwników · { $level }
    }
home-together = Razem
home-together-note = Na tym urządzeniu
home-learn = Pierwsza gra z przewodnikiem
home-learn-first = Pierwszy raz? Naucz się w dwie minuty
home-practice = Trening w pojedynkę
home-rules = Zasady
home-records = Zapisane gry
home-independent = Rowlock to niezależny projekt. Wydawcy gier Qwixx i Qwirkle nie mają z nim nic wspólnego.
home-no-start = Gra nie może się zacząć: { $reason }

## Who plays?

new-title = Nowa gra: { $game }
new-way = Jak gramy
new-seats = Kto gra?
new-seats-note = W kolejności wokół stołu.
new-kind = Gracz { $number }: człowiek czy komputer
new-person = Człowiek
new-bot = Komputer
new-name = Imię gracza { $number }
new-level = Poziom gracza { $number }
new-up = Przesuń gracza { $number } w górę
new-down = Przesuń gracza { $number } w dół
new-remove = Usuń gracza { $number }
new-add-person = Dodaj osobę
new-add-bot = Dodaj komputer
new-full = Przy stole nie ma już miejsca. Największa liczba graczy: { $count }.
new-dice = Rzuty własnymi kośćmi
new-dice-note = Rzucaj prawdziwymi kośćmi i wpisuj wyniki.
new-start =
    { $count ->
        [one] Zacznij z { $count } graczem
        [few] Zacznij z { $count } graczami
       *[many] Zacznij z { $count } graczami
    }
new-start-computer =
    { $count ->
        [one] Zacznij z { $count } przeciwnikiem
        [few] Zacznij z { $count } przeciwnikami
       *[many] Zacznij z { $count } przeciwnikami
    }
new-rivals = Przeciwnicy
new-strength = Jak dobrze grają
new-by-formula = Dla tej karty nie wytrenowano jeszcze sieci: komputer gra tu według wzoru.
new-error-long =
    { $max ->
        [one] Imię ma najwyżej { $max } znak.
        [few] Imię ma najwyżej { $max } znaki.
       *[many] Imię ma najwyżej { $max } znaków.
    }
new-error-characters = Bez przecinków, znaku # i niewidocznych znaków.
new-error-equal = Ktoś inny już tak się nazywa.
new-error-people = Musi grać co najmniej jedna osoba.
new-error-names = Sprawdź jeszcze raz imiona.

## What the window is called.

page-title = { $page } · Rowlock
page-learn = Naucz się grać: { $game }
page-rules = Zasady gry: { $game }

## Ze znajomymi, przez serwer.

home-friends = Graj ze znajomymi
home-with-friends = Ze znajomymi
home-with-friends-note = Każdy na swoim urządzeniu
home-online = Stoły na serwerze
home-gathering = Gracze się zbierają
home-waiting = Wybierają inni
home-watched = Oglądasz
fair-title = Uczciwy los
