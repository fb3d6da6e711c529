# The first page: the games, who plays, what was left open.

home-title = Was spielen wir?
home-lead = Qwixx, Longo und Qwirkle: gegen den Computer oder zusammen an diesem Gerät. Kostenlos, ohne Konto und auch ohne Netz.
home-language = Sprache: { $language }
home-to-dark = Dunkle Darstellung
home-to-light = Helle Darstellung
home-open = Noch offen
home-all = Alle Spiele auf diesem Gerät
home-play-on = Weiterspielen
home-your-turn = Du bist dran
home-next-turn = An der Reihe: { $name }
home-games = Die Spiele
home-about =
    { $game ->
        [longo] Längere Reihen, achtseitige Würfel, Glückszahlen
        [qwirkle] Lege Reihen einer Farbe oder einer Form
        [mixx-a] Bunt gemischte Reihen: Achte auf die Farbe der Felder
        [mixx-b] Zahlen durcheinander: Pass auf, was du überspringst
       *[qwixx] Bei jedem Wurf dürfen alle ankreuzen. Wer schließt die Reihen?
    }
home-sheet = Zettel
home-sheet-classic = Klassisch
home-players = { $from }–{ $to } Personen · { $minutes } Minuten
home-computer = Gegen den Computer
home-rivals =
    { $count ->
        [one] { $count } Gegner · { $level }
       *[other] { $count } Gegner · { $level }
    }
home-together = Zusammen
home-together-note = An diesem Gerät
home-learn = Erstes Spiel mit Anleitung
home-learn-first = Neu hier? In zwei Minuten gelernt
home-practice = Allein üben
home-rules = Regeln
home-records = Gespeicherte Spiele
home-independent = Rowlock ist ein unabhängiges Projekt. Die Verlage von Qwixx und Qwirkle haben nichts damit zu tun.
home-no-start = Das Spiel kann nicht beginnen: { $reason }

## Who plays?

new-title = Neues Spiel: { $game }
new-way = Wie wird gespielt?
new-seats = Wer spielt mit?
new-seats-note = In der Reihenfolge rund um den Tisch.
new-kind = Spieler { $number }: Mensch oder Computer
new-person = Mensch
new-bot = Computer
new-name = Name von Spieler { $number }
new-level = Stufe von Spieler { $number }
new-up = Spieler { $number } nach oben
new-down = Spieler { $number } nach unten
new-remove = Spieler { $number } entfernen
new-add-person = Mensch dazu
new-add-bot = Computer dazu
new-full = Der Tisch ist voll: { $count } können mitspielen.
new-dice = Selbst würfeln
new-dice-note = Wirf echte Würfel und tippe ein, was sie zeigen.
new-start =
    { $count ->
        [one] Mit { $count } Spieler starten
       *[other] Mit { $count } Spielern starten
    }
new-start-computer =
    { $count ->
        [one] Gegen { $count } Gegner starten
       *[other] Gegen { $count } Gegner starten
    }
new-rivals = Gegner
new-strength = Wie gut sie spielen
new-by-formula = Für diesen Zettel ist noch kein Netz trainiert: Der Computer spielt hier nach einer Formel.
new-error-long =
    { $max ->
        [one] Ein Name hat höchstens { $max } Zeichen.
       *[other] Ein Name hat höchstens { $max } Zeichen.
    }
new-error-characters = Bitte ohne Kommas, # und unsichtbare Zeichen.
new-error-equal = So heißt schon jemand anders.
new-error-people = Mindestens ein Mensch muss mitspielen.
new-error-names = Sieh dir die Namen noch einmal an.

## What the window is called.

page-title = { $page } · Rowlock
page-learn = { $game } lernen
page-rules = Regeln von { $game }

## Mit Freunden, über einen Server.

home-friends = Mit Freunden spielen
home-with-friends = Mit Freunden
home-with-friends-note = Jeder am eigenen Gerät
home-online = Tische auf dem Server
home-gathering = Noch nicht alle da
home-waiting = Die anderen wählen
home-watched = Du schaust zu
fair-title = Fairer Zufall
