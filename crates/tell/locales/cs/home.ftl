# The first page: the games, who plays, what was left open.

home-title = Co si zahrajeme?
home-lead = Qwixx, Longo a Qwirkle: proti počítači nebo společně na tomto zařízení. Zdarma, bez účtu a také bez připojení.
home-language = Jazyk: { $language }
home-to-dark = Tmavý vzhled
home-to-light = Světlý vzhled
home-open = Rozehráno
home-all = Všechny hry v tomto zařízení
home-play-on = Hrát dál
home-your-turn = Jsi na tahu
home-next-turn = Na tahu: { $name }
home-games = Hry
home-about =
    { $game ->
        [longo] Delší řady, osmistěnné kostky, šťastná čísla
        [qwirkle] Skládej řady jedné barvy nebo jednoho tvaru
        [mixx-a] Řady s promíchanými barvami: hlídej, která kostka platí
        [mixx-b] Čísla na přeskáčku: hlídej, co přeskočíš
       *[qwixx] Každý hod platí pro všechny. Kdo zamkne řady první?
    }
home-sheet = Karta
home-sheet-classic = Klasická
home-players = { $from }–{ $to } hráčů · { $minutes } minut
home-computer = Proti počítači
home-rivals =
    { $count ->
        [one] { $count } soupeř · { $level }
        [few] { $count } soupeři · { $level }
       *[other] { $count } soupeřů · { $level }
    }
home-together = Společně
home-together-note = Na tomto zařízení
home-learn = První hra s průvodcem
home-learn-first = Poprvé? Nauč se to za dvě minuty
home-practice = Trénink pro jednoho
home-rules = Pravidla
home-records = Uložené hry
home-independent = Rowlock je nezávislý projekt. Vydavatelé her Qwixx a Qwirkle s ním nemají nic společného.
home-no-start = Hra nemůže začít: { $reason }

## Who plays?

new-title = Nová hra: { $game }
new-way = Jak hrát
new-seats = Kdo hraje?
new-seats-note = V pořadí kolem stolu.
new-kind = Hráč { $number }: člověk, nebo počítač
new-person = Člověk
new-bot = Počítač
new-name = Jméno hráče { $number }
new-level = Úroveň hráče { $number }
new-up = Posunout hráče { $number } nahoru
new-down = Posunout hráče { $number } dolů
new-remove = Odebrat hráče { $number }
new-add-person = Přidat člověka
new-add-bot = Přidat počítač
new-full = U stolu je plno. Nejvyšší počet hráčů: { $count }.
new-dice = Házet vlastními kostkami
new-dice-note = Hoď skutečnými kostkami a napiš, co padlo.
new-start =
    { $count ->
        [one] Začít s { $count } hráčem
        [few] Začít se { $count } hráči
       *[other] Začít s { $count } hráči
    }
new-start-computer =
    { $count ->
        [one] Začít proti { $count } soupeři
        [few] Začít proti { $count } soupeřům
       *[other] Začít proti { $count } soupeřům
    }
new-rivals = Soupeři
new-strength = Jak dobře hrají
new-by-formula = Pro tuto kartu ještě není natrénovaná žádná síť: počítač tu hraje podle vzorce.
new-error-long =
    { $max ->
        [one] Jméno má nejvýš { $max } znak.
        [few] Jméno má nejvýš { $max } znaky.
       *[other] Jméno má nejvýš { $max } znaků.
    }
new-error-characters = Prosím bez čárek, znaku # a neviditelných znaků.
new-error-equal = Takhle už se jmenuje někdo jiný.
new-error-people = Musí hrát aspoň jeden člověk.
new-error-names = Podívej se ještě jednou na jména.

## What the window is called.

page-title = { $page } · Rowlock
page-learn = Nauč se: { $game }
page-rules = Pravidla: { $game }

## S přáteli, přes server.

home-friends = Hrát s přáteli
home-with-friends = S přáteli
home-with-friends-note = Každý na svém zařízení
home-online = Stoly na serveru
home-gathering = Hráči se scházejí
home-waiting = Vybírají ostatní
home-watched = Díváš se
fair-title = Poctivá náhoda
