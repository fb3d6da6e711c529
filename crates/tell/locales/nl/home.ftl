# The first page: the games, who plays, what was left open.

home-title = Wat gaan we spelen?
home-lead = Qwixx, Longo en Qwirkle: tegen de computer of samen op dit apparaat. Gratis, zonder account, en ook zonder netwerk.
home-language = Taal: { $language }
home-to-dark = Donkere weergave
home-to-light = Lichte weergave
home-open = Nog niet af
home-all = Alle spellen op dit apparaat
home-play-on = Verder spelen
home-your-turn = Jij bent aan de beurt
home-next-turn = Aan de beurt: { $name }
home-games = De spellen
home-about =
    { $game ->
        [longo] Langere rijen, achtzijdige dobbelstenen, geluksgetallen
        [qwirkle] Leg rijen van één kleur of één vorm
        [mixx-a] Rijen met gemengde kleuren: let op welke steen telt
        [mixx-b] Getallen door elkaar: let op wat je overslaat
       *[qwixx] Bij elke worp mag iedereen aankruisen. Wie sluit de rijen?
    }
home-sheet = Blad
home-sheet-classic = Klassiek
home-players = { $from }–{ $to } spelers · { $minutes } minuten
home-computer = Tegen de computer
home-rivals =
    { $count ->
        [one] { $count } tegenstander · { $level }
       *[other] { $count } tegenstanders · { $level }
    }
home-together = Samen
home-together-note = Op dit apparaat
home-learn = Eerste spel met uitleg
home-learn-first = Nieuw? Leer het in twee minuten
home-practice = Alleen oefenen
home-rules = Spelregels
home-records = Bewaarde spellen
home-independent = Rowlock is een onafhankelijk project. De uitgevers van Qwixx en Qwirkle hebben er niets mee te maken.
home-no-start = Het spel kan niet beginnen: { $reason }

## Who plays?

new-title = Nieuw spel: { $game }
new-way = Hoe spelen we?
new-seats = Wie speelt mee?
new-seats-note = In de volgorde rond de tafel.
new-kind = Speler { $number }: mens of computer
new-person = Mens
new-bot = Computer
new-name = Naam van speler { $number }
new-level = Niveau van speler { $number }
new-up = Speler { $number } omhoog
new-down = Speler { $number } omlaag
new-remove = Speler { $number } weghalen
new-add-person = Iemand toevoegen
new-add-bot = Computer toevoegen
new-full = De tafel is vol: er kunnen { $count } spelers meedoen.
new-dice = Zelf dobbelen
new-dice-note = Gooi met echte dobbelstenen en typ in wat ze tonen.
new-start =
    { $count ->
        [one] Start met { $count } speler
       *[other] Start met { $count } spelers
    }
new-start-computer =
    { $count ->
        [one] Start tegen { $count } tegenstander
       *[other] Start tegen { $count } tegenstanders
    }
new-rivals = Tegenstanders
new-strength = Hoe goed ze spelen
new-by-formula = Voor dit blad is nog geen netwerk getraind: de computer speelt hier volgens een formule.
new-error-long =
    { $max ->
        [one] Een naam heeft hoogstens { $max } teken.
       *[other] Een naam heeft hoogstens { $max } tekens.
    }
new-error-characters = Laat komma’s, # en onzichtbare tekens weg.
new-error-equal = Iemand anders heet al zo.
new-error-people = Er moet minstens één mens meespelen.
new-error-names = Kijk de namen nog eens na.

## What the window is called.

page-title = { $page } · Rowlock
page-learn = { $game } leren
page-rules = Spelregels van { $game }

## Met vrienden, over een server.

home-friends = Speel met vrienden
home-with-friends = Met vrienden
home-with-friends-note = Ieder op een eigen apparaat
home-online = Tafels op de server
home-gathering = Spelers komen samen
home-waiting = De anderen kiezen
home-watched = Je kijkt toe
fair-title = Eerlijk toeval
