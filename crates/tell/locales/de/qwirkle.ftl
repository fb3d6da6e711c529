# Sentences about Qwirkle. A clause about a step begins in lower case: it may stand inside a line.

## Tiles.

qwirkle-colour =
    { $colour ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[purple] Lila
    }
qwirkle-shape =
    { $shape ->
        [square] Quadrat
        [circle] Kreis
        [diamond] Raute
        [clover] Kleeblatt
        [star] Stern
       *[cross] Kreuz
    }
qwirkle-tile =
    { $shape ->
        [diamond] { $colour ->
            [red] rote
            [orange] orange
            [yellow] gelbe
            [green] grüne
            [blue] blaue
           *[purple] lila
        }
        [circle] { $colour ->
            [red] roter
            [orange] oranger
            [yellow] gelber
            [green] grüner
            [blue] blauer
           *[purple] lila
        }
        [star] { $colour ->
            [red] roter
            [orange] oranger
            [yellow] gelber
            [green] grüner
            [blue] blauer
           *[purple] lila
        }
       *[other] { $colour ->
            [red] rotes
            [orange] oranges
            [yellow] gelbes
            [green] grünes
            [blue] blaues
           *[purple] lila
        }
    } { qwirkle-shape }
qwirkle-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }

## Steps.

qwirkle-dealt =
    { $who ->
        [you] du hast die längste Reihe: { qwirkle-tiles }
       *[other] { $name } hat die längste Reihe: { qwirkle-tiles }
    }
qwirkle-placed =
    { $who ->
        [you] du legst: { $tiles } – { $points }
       *[other] { $name } legt: { $tiles } – { $points }
    }
qwirkle-bonus =
    { $count ->
        [one] { $text }, ein Qwirkle!
       *[other] { $text }, { $count } Qwirkles!
    }
qwirkle-traded =
    { $who ->
        [you] du tauschst: { $tiles }
       *[other] { $name } tauscht: { $tiles }
    }
qwirkle-traded-some =
    { $who ->
        [you] du tauschst { qwirkle-tiles }
       *[other] { $name } tauscht { qwirkle-tiles }
    }
qwirkle-passed =
    { $who ->
        [you] du kannst nichts tun und passt
       *[other] { $name } kann nichts tun und passt
    }
qwirkle-drew =
    { $who ->
        [you] du ziehst: { $tiles }
       *[other] { $name } zieht: { $tiles }
    }
qwirkle-then-drew = { $text }, nachgezogen { $tiles }

## What may be done now.

qwirkle-to-deal = Gleich werden die Steine verteilt.
qwirkle-begin =
    { $count ->
        [one] Du beginnst mit einem Stein: Niemand hat eine längere Reihe.
       *[other] Du beginnst: Lege eine Reihe von { $count }, länger hat niemand.
    }
qwirkle-your-turn = Du bist dran: Lege Steine in eine Reihe oder tausche.
qwirkle-your-turn-no-bag = Du bist dran: Lege Steine in eine Reihe. Der Beutel ist leer.
qwirkle-must-trade =
    { $count ->
        [one] Du kannst nichts legen: Tausche { $count } Stein.
       *[other] Du kannst nichts legen: Tausche bis zu { $count } Steine.
    }
qwirkle-must-pass = Du kannst nichts legen und der Beutel ist leer: Passe.
qwirkle-next = Danach: { $name }.
qwirkle-to-draw =
    { $who ->
        [you] Du ziehst gleich { qwirkle-tiles }.
       *[other] { $name } zieht gleich { qwirkle-tiles }.
    }

## Lines and points.

qwirkle-formed-alone = { $points }: ein Stein allein
qwirkle-formed-line = { $points }: eine Reihe mit { $length }
qwirkle-formed-lines = { $points }: Reihen mit { $lengths }
qwirkle-formed-sum =
    { $count ->
        [one] { $sum } für { $count } Reihe
       *[other] { $sum } für { $count } Reihen
    }
qwirkle-effect-ends = beendet das Spiel
qwirkle-lines = Reihen
qwirkle-qwirkles = Qwirkles
qwirkle-last-tile = letzter

## The end.

qwirkle-end-last-tile =
    { $who ->
        [you] Du legst den letzten Stein.
       *[other] { $name } legt den letzten Stein.
    }
qwirkle-end-all-passed = Niemand konnte legen und der Beutel war leer.
qwirkle-end-no-tile = Drei Runden lang wurde kein Stein gelegt.

## Why a choice is against the rules.

qwirkle-illegal-not-dealt = Die Steine sind noch nicht verteilt.
qwirkle-illegal-draw-first =
    { $who ->
        [you] Du musst erst Steine ziehen.
       *[other] { $name } muss erst Steine ziehen.
    }
qwirkle-illegal-not-your-turn = Am Zug ist { $name }.
qwirkle-illegal-not-held =
    { $held ->
        [0] Diesen Stein hast du nicht: { qwirkle-tile }.
        [one] Diesen Stein hast du nur einmal: { qwirkle-tile }.
       *[other] Diesen Stein hast du nur { $held }-mal: { qwirkle-tile }.
    }
qwirkle-illegal-same-cell = Auf { $cell } können keine zwei Steine liegen.
qwirkle-illegal-taken = Auf { $cell } liegt schon ein Stein: { qwirkle-tile }.
qwirkle-illegal-not-in-line = Die Steine liegen nicht in einer Reihe.
qwirkle-illegal-gap = Bei { $cell } ist eine Lücke.
qwirkle-illegal-apart = Kein Stein berührt die gelegten.
qwirkle-illegal-alike = Die Reihe durch { $cell } hätte diesen Stein zweimal: { qwirkle-tile }.
qwirkle-illegal-unlike = { $one } und { $other } haben weder Farbe noch Form gemeinsam.
qwirkle-illegal-opening-cell = Die erste Reihe beginnt bei { $cell } und läuft nach rechts oder unten.
qwirkle-illegal-opening-length = Die erste Reihe muss { qwirkle-tiles } haben: So lang ist die längste.
qwirkle-illegal-opening-not-placed = Wer beginnt, muss eine Reihe legen: kein Tausch, kein Passen.
qwirkle-illegal-empty-trade = Tausche mindestens einen Stein.
qwirkle-illegal-bag-empty = Der Beutel ist leer; du kannst nicht tauschen.
qwirkle-illegal-bag-too-small =
    Im Beutel { $count ->
        [one] ist nur { qwirkle-tiles }
       *[other] sind nur { qwirkle-tiles }
    }; du kannst nicht { $traded } tauschen.
qwirkle-illegal-pass-with-bag = Der Beutel ist nicht leer: Tausche, wenn du nichts legen kannst.
qwirkle-illegal-pass-with-placement = Du kannst noch legen: Passen geht nicht.
