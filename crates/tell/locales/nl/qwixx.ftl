# Sentences about Qwixx and Longo. A clause about a step begins in lower case: it may stand inside a line.

## Rows and fields. The object is what somebody crosses; "in" is where a number is crossed.

qwixx-colour =
    { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
       *[blue] blauw
    }
qwixx-in-colour =
    { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
       *[blue] blauw
    }
qwixx-row =
    { $colour ->
        [red] de rode rij
        [yellow] de gele rij
        [green] de groene rij
       *[blue] de blauwe rij
    }
qwixx-die =
    { $colour ->
        [red] de rode dobbelsteen
        [yellow] de gele dobbelsteen
        [green] de groene dobbelsteen
       *[blue] de blauwe dobbelsteen
    }
qwixx-field = { qwixx-colour } { $number }
qwixx-field-object = { qwixx-colour } { $number }
qwixx-with-lock = { $field } en het slot
qwixx-crosses =
    { $count ->
        [0] geen kruisjes
        [one] { $count } kruisje
       *[other] { $count } kruisjes
    }
qwixx-misthrows = mislukt

## Steps.

qwixx-rolled =
    { $who ->
        [you] je gooit { $dice }
       *[other] { $name } gooit { $dice }
    }
qwixx-crossed =
    { $who ->
        [you] je kruist { $fields } aan
       *[other] { $name } kruist { $fields } aan
    }
qwixx-then = { $first }, dan { $last }
qwixx-passed =
    { $who ->
        [you] je past
       *[other] { $name } past
    }
qwixx-misthrow =
    { $who ->
        [you] je kruist niets aan: een mislukte worp
       *[other] { $name } kruist niets aan: een mislukte worp
    }

## What may be done now.

qwixx-to-roll =
    { $who ->
        [you] Je gaat gooien.
       *[other] { $name } gaat gooien.
    }
qwixx-white-dice = Witte dobbelstenen: { $one } + { $other } = { $sum }.
qwixx-may-sum = Je mag { $sum } aankruisen in { $rows }.
qwixx-may-fields = Je mag { $fields } aankruisen.
qwixx-may-lucky = Je geluksgetal! Je mag { $fields } aankruisen.
qwixx-may-sum-or-lucky = Je mag { $sum } aankruisen in { $rows }, of met je geluksgetal { $fields }.
qwixx-may-nothing = Er is geen { $sum } die je mag aankruisen.
qwixx-next-yours = Daarna jouw actie 2.
qwixx-next-other = Daarna actie 2: { $name }.
qwixx-may-colour = Actie 2, een witte en een gekleurde dobbelsteen: je mag { $fields } aankruisen.
qwixx-may-colour-nothing = Actie 2: je kunt niets aankruisen.
qwixx-without =
    { $cost ->
        [misthrow] Zonder kruisje: een mislukte worp.
        [end] Zonder kruisje: je vierde mislukte worp, en het spel is uit.
       *[free] Passen kost niets.
    }
qwixx-nothing-left =
    { $cost ->
        [misthrow] Dat is een mislukte worp.
        [end] Dat is je vierde mislukte worp, en het spel is uit.
       *[free] Pas: je hebt al een kruisje uit actie 1.
    }
qwixx-own-choice = Jouw keuze: { $field }.
qwixx-own-pass = Jouw keuze: passen.
qwixx-choosing-colour =
    { $who ->
        [you] Je kiest in actie 2.
       *[other] { $name } kiest in actie 2.
    }

## What a choice brings.

qwixx-effect-skips =
    { $count ->
        [one] slaat { $count } getal over
       *[other] slaat { $count } getallen over
    }
qwixx-effect-closes = sluit { qwixx-colour }
qwixx-effect-lucky = met het geluksgetal
qwixx-effect-misthrow = een mislukte worp, 5 minpunten
qwixx-effect-pass = passen

## The end.

qwixx-end-misthrow =
    { $who ->
        [you] Jij hebt de vierde mislukte worp.
       *[other] { $name } heeft de vierde mislukte worp.
    }
qwixx-end-rows = Gesloten: { $rows }.

## For screen readers.

qwixx-heard-roll = Witte dobbelstenen { $one } en { $other }: { $sum }.
qwixx-heard-may = Je mag { $fields } aankruisen.
qwixx-heard-lock =
    { $who ->
        [you] Jij sluit { qwixx-colour }.
       *[other] { $name } sluit { qwixx-colour }.
    }
qwixx-heard-gone =
    { $colour ->
        [red] De rode dobbelsteen
        [yellow] De gele dobbelsteen
        [green] De groene dobbelsteen
       *[blue] De blauwe dobbelsteen
    } is weg.
qwixx-heard-row =
    { qwixx-colour }: { qwixx-crosses }, volgende { $next }, { $missing ->
        [0] het slot is klaar.
        [one] voor het slot nog { $missing } nodig.
       *[other] voor het slot nog { $missing } nodig.
    }
qwixx-heard-row-closed = { qwixx-colour }: { qwixx-crosses }, gesloten.
qwixx-heard-row-locked = { qwixx-colour }: { qwixx-crosses } met het slot, gesloten.

## Why a choice is against the rules.

qwixx-illegal-not-rolled = Er is nog niet gegooid.
qwixx-illegal-chosen-already =
    { $who ->
        [you] Je hebt in actie 1 al gekozen.
       *[other] { $name } heeft in actie 1 al gekozen.
    }
qwixx-illegal-active-only = Actie 2 is alleen voor de actieve speler: { $name }.
qwixx-illegal-no-such-number = { qwixx-row } heeft geen { $number }.
qwixx-illegal-row-closed = { qwixx-row } is gesloten.
qwixx-illegal-not-white = De witte dobbelstenen geven { $sum }: { qwixx-field } is niet voor actie 1.
qwixx-illegal-not-lucky = { $sum } is je geluksgetal, maar { qwixx-field } mag daarmee niet. Je mag { $fields } aankruisen.
qwixx-illegal-not-lucky-pass = { $sum } is je geluksgetal, maar { qwixx-field } mag daarmee niet. Je kunt alleen passen.
qwixx-illegal-not-colour = { qwixx-die } geeft met een witte { $sums }, niet { $number }.
qwixx-illegal-die-gone = { qwixx-die } doet niet meer mee: { qwixx-field } kan alleen nog in actie 1.
qwixx-illegal-crossed-already = { qwixx-field } is al aangekruist.
qwixx-illegal-left-of-last = { qwixx-field } staat links van je laatste kruisje daar, de { $last }.
qwixx-illegal-too-few =
    { $needed ->
        [one] Voor { qwixx-field } heb je eerst { $needed } kruisje in deze rij nodig.
       *[other] Voor { qwixx-field } heb je eerst { $needed } kruisjes in deze rij nodig.
    } Je hebt er { $crosses }.
