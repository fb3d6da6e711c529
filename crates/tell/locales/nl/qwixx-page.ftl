# De tafel van Qwixx en Longo in de browser: knoppen, opschriften, waarschuwingen.

qwixx-page-title = { $game } · beurt { $turn }
qwixx-page-finished = { $game } · afgelopen
qwixx-page-others = De anderen
qwixx-page-last-turns = Laatste beurten
qwixx-page-action-1 = Actie 1 · iedereen
qwixx-page-action-2 =
    { $who ->
        [you] Actie 2 · alleen jij
       *[other] Actie 2 · alleen { $name }
    }
qwixx-page-next-roll = De volgende worp
qwixx-page-chooses = { $name } kiest
qwixx-page-nothing = { $names }: niets aan te kruisen
qwixx-page-your-turn = Jij bent aan de beurt.

## Wat iemand kan doen.

qwixx-page-cross = Kruis { $field } aan
qwixx-page-choose = Kies een vakje
qwixx-page-nothing-for-you = Niets aan te kruisen
qwixx-page-wait = De anderen kiezen
qwixx-page-pass = Passen
qwixx-page-stop = Hier stoppen
qwixx-page-take-back = Terugnemen
qwixx-page-misthrow-title = Een misworp?
qwixx-page-misthrow-warning = Niets aangekruist: één misworp, 5 punten minder.
qwixx-page-misthrow-fourth = Niets aangekruist: één misworp, 5 punten minder. Het is de vierde, en het spel is afgelopen.
qwixx-page-misthrow-take = Misworp nemen

## Het blad en de dobbelstenen.

qwixx-page-my-sheet = Jouw blad
qwixx-page-sheet-of = Blad: { $name }
qwixx-page-closed = gesloten
qwixx-page-field-lucky = { $field }, geluksvakje
qwixx-page-field-closes = { $field }, sluit de rij
qwixx-page-misthrows =
    { $count ->
        [one] { $count } van 4 misworpen
       *[other] { $count } van 4 misworpen
    }
qwixx-page-sum = Punten:
qwixx-page-lucky = Geluksgetallen: { $one } en { $other }
qwixx-page-white-dice = Witte dobbelstenen { $one } en { $other }, samen { $sum }
qwixx-page-die-gone = { $die }: uit het spel
qwixx-page-by-hand = Gooi je dobbelstenen. Wat geven ze aan?
qwixx-page-white-die = Witte dobbelsteen { $number }
qwixx-page-enter-roll = Dat is de worp

## Het einde.

qwixx-page-adds-up = De som: { $name }
qwixx-page-ranking = Rangschikking
qwixx-page-again = Nog een keer spelen
qwixx-page-look = De bladen bekijken
qwixx-page-replay = Opnieuw bekijken

## Toetsen, en wat niet gebeurd is.

qwixx-page-keys = Toetsen
qwixx-page-key-arrows = van vakje naar vakje
qwixx-page-key-rows = naar een rij
qwixx-page-key-space = kiezen
qwixx-page-key-enter = bevestigen
qwixx-page-key-lucky = geluksvakje
qwixx-page-key-others = de andere bladen
qwixx-page-key-escape = keuze wissen
qwixx-page-gone-on = Het spel is intussen verdergegaan.
qwixx-page-refused = Dat kan nu niet.

## Alone, against perfect play. Points have a decimal.

practice-title = Tegen perfect spel
practice-lost = Weggegeven
practice-right = Beste keuzes
practice-of = { $count } van { $all }
practice-start = Perfect spel haalt gemiddeld { $points } punten. Kun jij beter?
practice-best = { $choice }: de beste keuze.
practice-worse = { $choice }. Beter: { $best }, { $points } punten meer.
practice-instead = { $choice }; beter: { $best }
practice-costly = Wat het meest kostte
practice-end = Perfect spel haalt gemiddeld { $points } punten. Je keuzes gaven er { $lost } weg; de dobbelstenen brachten { $luck }.
