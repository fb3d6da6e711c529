# Sentences about Qwixx and Longo. A clause about a step begins in lower case: it may stand inside a line.

## Rows and fields. The object is what somebody crosses; "in" is where a number is crossed.

qwixx-colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    }
qwixx-in-colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    }
qwixx-row =
    { $colour ->
        [red] die rote Reihe
        [yellow] die gelbe Reihe
        [green] die grüne Reihe
       *[blue] die blaue Reihe
    }
qwixx-die =
    { $colour ->
        [red] der rote Würfel
        [yellow] der gelbe Würfel
        [green] der grüne Würfel
       *[blue] der blaue Würfel
    }
qwixx-field = { qwixx-colour } { $number }
qwixx-field-object = { qwixx-colour } { $number }
qwixx-with-lock = { $field } und das Schloss
qwixx-crosses =
    { $count ->
        [0] kein Kreuz
        [one] { $count } Kreuz
       *[other] { $count } Kreuze
    }
qwixx-misthrows = Fehlwürfe

## Steps.

qwixx-rolled =
    { $who ->
        [you] du würfelst { $dice }
       *[other] { $name } würfelt { $dice }
    }
qwixx-crossed =
    { $who ->
        [you] du kreuzt { $fields } an
       *[other] { $name } kreuzt { $fields } an
    }
qwixx-then = { $first }, dann { $last }
qwixx-passed =
    { $who ->
        [you] du passt
       *[other] { $name } passt
    }
qwixx-misthrow =
    { $who ->
        [you] du kreuzt nichts an: ein Fehlwurf
       *[other] { $name } kreuzt nichts an: ein Fehlwurf
    }

## What may be done now.

qwixx-to-roll =
    { $who ->
        [you] Du würfelst gleich.
       *[other] { $name } würfelt gleich.
    }
qwixx-white-dice = Weiße Würfel: { $one } + { $other } = { $sum }.
qwixx-may-sum = Du darfst { $sum } in { $rows } ankreuzen.
qwixx-may-fields = Du darfst { $fields } ankreuzen.
qwixx-may-lucky = Deine Glückszahl! Du darfst { $fields } ankreuzen.
qwixx-may-sum-or-lucky = Du darfst { $sum } in { $rows } ankreuzen oder mit deiner Glückszahl { $fields }.
qwixx-may-nothing = Es gibt keine { $sum }, die du ankreuzen darfst.
qwixx-next-yours = Danach deine Aktion 2.
qwixx-next-other = Danach Aktion 2: { $name }.
qwixx-may-colour = Aktion 2, ein weißer und ein Farbwürfel: Du darfst { $fields } ankreuzen.
qwixx-may-colour-nothing = Aktion 2: Du kannst nichts ankreuzen.
qwixx-without =
    { $cost ->
        [misthrow] Ohne Kreuz: ein Fehlwurf.
        [end] Ohne Kreuz: dein vierter Fehlwurf, und das Spiel endet.
       *[free] Passen kostet nichts.
    }
qwixx-nothing-left =
    { $cost ->
        [misthrow] Das ist ein Fehlwurf.
        [end] Das ist dein vierter Fehlwurf, und das Spiel endet.
       *[free] Passe: Du hast ein Kreuz aus Aktion 1.
    }
qwixx-own-choice = Deine Wahl: { $field }.
qwixx-own-pass = Deine Wahl: passen.
qwixx-choosing-colour =
    { $who ->
        [you] Du wählst in Aktion 2.
       *[other] { $name } wählt in Aktion 2.
    }

## What a choice brings.

qwixx-effect-skips =
    { $count ->
        [one] lässt { $count } Zahl aus
       *[other] lässt { $count } Zahlen aus
    }
qwixx-effect-closes = schließt { qwixx-colour } ab
qwixx-effect-lucky = mit der Glückszahl
qwixx-effect-misthrow = ein Fehlwurf, 5 Minuspunkte
qwixx-effect-pass = passen

## The end.

qwixx-end-misthrow =
    { $who ->
        [you] Du hast den vierten Fehlwurf.
       *[other] { $name } hat den vierten Fehlwurf.
    }
qwixx-end-rows = Abgeschlossen: { $rows }.

## For screen readers.

qwixx-heard-roll = Weiße Würfel { $one } und { $other }: { $sum }.
qwixx-heard-may = Du darfst { $fields } ankreuzen.
qwixx-heard-lock =
    { $who ->
        [you] Du schließt { qwixx-colour } ab.
       *[other] { $name } schließt { qwixx-colour } ab.
    }
qwixx-heard-gone =
    { $colour ->
        [red] Der rote Würfel
        [yellow] Der gelbe Würfel
        [green] Der grüne Würfel
       *[blue] Der blaue Würfel
    } ist weg.
qwixx-heard-row =
    { qwixx-colour }: { qwixx-crosses }, als Nächstes { $next }, { $missing ->
        [0] das Schloss ist bereit.
        [one] fürs Schloss fehlt noch { $missing }.
       *[other] fürs Schloss fehlen noch { $missing }.
    }
qwixx-heard-row-closed = { qwixx-colour }: { qwixx-crosses }, abgeschlossen.
qwixx-heard-row-locked = { qwixx-colour }: { qwixx-crosses } mit Schloss, abgeschlossen.

## Why a choice is against the rules.

qwixx-illegal-not-rolled = Es ist noch nicht gewürfelt.
qwixx-illegal-chosen-already =
    { $who ->
        [you] Du hast in Aktion 1 schon gewählt.
       *[other] { $name } hat in Aktion 1 schon gewählt.
    }
qwixx-illegal-active-only = Aktion 2 gibt es nur für den aktiven Spieler: { $name }.
qwixx-illegal-no-such-number = { qwixx-row } hat keine { $number }.
qwixx-illegal-row-closed = { qwixx-row } ist abgeschlossen.
qwixx-illegal-not-white = Die weißen Würfel ergeben { $sum }: { qwixx-field } passt nicht zu Aktion 1.
qwixx-illegal-not-lucky = { $sum } ist deine Glückszahl, aber { qwixx-field } erlaubt sie nicht. Du darfst { $fields } ankreuzen.
qwixx-illegal-not-lucky-pass = { $sum } ist deine Glückszahl, aber { qwixx-field } erlaubt sie nicht. Du kannst nur passen.
qwixx-illegal-not-colour = { qwixx-die } ergibt mit einem weißen { $sums }, nicht { $number }.
qwixx-illegal-die-gone = { qwixx-die } ist aus dem Spiel: { qwixx-field } geht nur noch in Aktion 1.
qwixx-illegal-crossed-already = { qwixx-field } ist schon angekreuzt.
qwixx-illegal-left-of-last = { qwixx-field } liegt links von deinem letzten Kreuz dort, der { $last }.
qwixx-illegal-too-few =
    { $needed ->
        [one] Für { qwixx-field } brauchst du vorher { $needed } Kreuz in dieser Reihe.
       *[other] Für { qwixx-field } brauchst du vorher { $needed } Kreuze in dieser Reihe.
    } Du hast { $crosses }.
