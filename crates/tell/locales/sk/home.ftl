# The first page: the games, who plays, what was left open.

home-title = Čo si zahráme?
home-lead = Qwixx, Longo a Qwirkle: proti počítaču alebo spolu na tomto zariadení. Zadarmo, bez účtu a aj bez pripojenia.
home-language = Jazyk: { $language }
home-to-dark = Tmavý vzhľad
home-to-light = Svetlý vzhľad
home-open = Rozohrané
home-all = Všetky hry v tomto zariadení
home-play-on = Hrať ďalej
home-your-turn = Si na ťahu
home-next-turn = Na ťahu: { $name }
home-games = Hry
home-about =
    { $game ->
        [longo] Dlhšie rady, osemstenné kocky, šťastné čísla
        [qwirkle] Skladaj rady jednej farby alebo jedného tvaru
        [mixx-a] Rady s premiešanými farbami: sleduj, ktorá kocka platí
        [mixx-b] Čísla na preskáčku: sleduj, čo preskočíš
       *[qwixx] Každý hod platí pre všetkých. Kto zamkne rady prvý?
    }
home-sheet = Karta
home-sheet-classic = Klasická
home-players = { $from }–{ $to } hráčov · { $minutes } minút
home-computer = Proti počítaču
home-rivals =
    { $count ->
        [one] { $count } súper · { $level }
        [few] { $count } súperi · { $level }
       *[other] { $count } súperov · { $level }
    }
home-together = Spoločne
home-together-note = Na tomto zariadení
home-learn = Prvá hra so sprievodcom
home-learn-first = Prvýkrát? Nauč sa to za dve minúty
home-practice = Tréning pre jedného
home-rules = Pravidlá
home-records = Uložené hry
home-independent = Rowlock je nezávislý projekt. Vydavatelia hier Qwixx a Qwirkle s ním nemajú nič spoločné.
home-no-start = Hra sa nemôže začať: { $reason }

## Who plays?

new-title = Nová hra: { $game }
new-way = Ako hrať
new-seats = Kto hrá?
new-seats-note = V poradí okolo stola.
new-kind = Hráč { $number }: človek alebo počítač
new-person = Človek
new-bot = Počítač
new-name = Meno hráča { $number }
new-level = Úroveň hráča { $number }
new-up = Posunúť hráča { $number } nahor
new-down = Posunúť hráča { $number } nadol
new-remove = Odobrať hráča { $number }
new-add-person = Pridať človeka
new-add-bot = Pridať počítač
new-full = Pri stole je plno. Najvyšší počet hráčov: { $count }.
new-dice = Hádzať vlastnými kockami
new-dice-note = Hoď skutočnými kockami a napíš, čo padlo.
new-start =
    { $count ->
        [one] Začať s { $count } hráčom
        [few] Začať s { $count } hráčmi
       *[other] Začať s { $count } hráčmi
    }
new-start-computer =
    { $count ->
        [one] Začať proti { $count } súperovi
        [few] Začať proti { $count } súperom
       *[other] Začať proti { $count } súperom
    }
new-rivals = Súperi
new-strength = Ako dobre hrajú
new-by-formula = Pre túto kartu ešte nie je natrénovaná žiadna sieť: počítač tu hrá podľa vzorca.
new-error-long =
    { $max ->
        [one] Meno má najviac { $max } znak.
        [few] Meno má najviac { $max } znaky.
       *[other] Meno má najviac { $max } znakov.
    }
new-error-characters = Prosím bez čiarok, znaku # a neviditeľných znakov.
new-error-equal = Takto sa už volá niekto iný.
new-error-people = Musí hrať aspoň jeden človek.
new-error-names = Pozri sa ešte raz na mená.

## What the window is called.

page-title = { $page } · Rowlock
page-learn = Nauč sa: { $game }
page-rules = Pravidlá: { $game }

## S priateľmi, cez server.

home-friends = Hrať s priateľmi
home-with-friends = S priateľmi
home-with-friends-note = Každý na svojom zariadení
home-online = Stoly na serveri
home-gathering = Hráči sa schádzajú
home-waiting = Vyberajú ostatní
home-watched = Pozeráš sa
fair-title = Poctivá náhoda
