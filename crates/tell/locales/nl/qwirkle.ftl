# Sentences about Qwirkle. A clause about a step begins in lower case: it may stand inside a line.

## Tiles.

qwirkle-colour =
    { $colour ->
        [red] rood
        [orange] oranje
        [yellow] geel
        [green] groen
        [blue] blauw
       *[purple] paars
    }
qwirkle-shape =
    { $shape ->
        [square] vierkant
        [circle] cirkel
        [diamond] diamant
        [clover] klaver
        [star] ster
       *[cross] kruis
    }
qwirkle-tile =
    { $shape ->
        [square] { qwirkle-colour } vierkant
        [cross] { qwirkle-colour } kruis
       *[other] { $colour ->
            [red] rode
            [orange] oranje
            [yellow] gele
            [green] groene
            [blue] blauwe
           *[purple] paarse
        } { qwirkle-shape }
    }
qwirkle-tiles =
    { $count ->
        [one] { $count } blokje
       *[other] { $count } blokjes
    }

## Steps.

qwirkle-dealt =
    { $who ->
        [you] je hebt de langste rij: { qwirkle-tiles }
       *[other] { $name } heeft de langste rij: { qwirkle-tiles }
    }
qwirkle-placed =
    { $who ->
        [you] je legt { $tiles } aan voor { $points }
       *[other] { $name } legt { $tiles } aan voor { $points }
    }
qwirkle-bonus =
    { $count ->
        [one] { $text }, een Qwirkle!
       *[other] { $text }, { $count } Qwirkles!
    }
qwirkle-traded =
    { $who ->
        [you] je ruilt { $tiles }
       *[other] { $name } ruilt { $tiles }
    }
qwirkle-traded-some =
    { $who ->
        [you] je ruilt { qwirkle-tiles }
       *[other] { $name } ruilt { qwirkle-tiles }
    }
qwirkle-passed =
    { $who ->
        [you] je kunt niets en past
       *[other] { $name } kan niets en past
    }
qwirkle-drew =
    { $who ->
        [you] je trekt { $tiles }
       *[other] { $name } trekt { $tiles }
    }
qwirkle-then-drew = { $text }, trekt { $tiles }

## What may be done now.

qwirkle-to-deal = De blokjes worden zo verdeeld.
qwirkle-begin =
    { $count ->
        [one] Jij begint met één blokje: niemand heeft een langere rij.
       *[other] Jij begint: leg een rij van { $count }, de langste die iemand heeft.
    }
qwirkle-your-turn = Jouw beurt: leg blokjes aan in één rij, of ruil.
qwirkle-your-turn-no-bag = Jouw beurt: leg blokjes aan in één rij. De zak is leeg.
qwirkle-must-trade =
    { $count ->
        [one] Je kunt niets aanleggen: ruil { $count } blokje.
       *[other] Je kunt niets aanleggen: ruil tot { $count } blokjes.
    }
qwirkle-must-pass = Je kunt niets aanleggen en de zak is leeg: pas.
qwirkle-next = Daarna: { $name }.
qwirkle-to-draw =
    { $who ->
        [you] Je trekt zo { qwirkle-tiles }.
       *[other] { $name } trekt zo { qwirkle-tiles }.
    }

## Lines and points.

qwirkle-formed-alone = { $points }: één blokje alleen
qwirkle-formed-line = { $points }: een rij van { $length }
qwirkle-formed-lines = { $points }: rijen van { $lengths }
qwirkle-formed-sum =
    { $count ->
        [one] { $sum } voor { $count } rij
       *[other] { $sum } voor { $count } rijen
    }
qwirkle-effect-ends = beëindigt het spel
qwirkle-lines = rijen
qwirkle-qwirkles = Qwirkles
qwirkle-last-tile = laatste

## The end.

qwirkle-end-last-tile =
    { $who ->
        [you] Jij legt het laatste blokje.
       *[other] { $name } legt het laatste blokje.
    }
qwirkle-end-all-passed = Niemand kon aanleggen en de zak was leeg.
qwirkle-end-no-tile = Drie rondes lang is er niets aangelegd.

## Why a choice is against the rules.

qwirkle-illegal-not-dealt = De blokjes zijn nog niet verdeeld.
qwirkle-illegal-draw-first =
    { $who ->
        [you] Je moet eerst blokjes trekken.
       *[other] { $name } moet eerst blokjes trekken.
    }
qwirkle-illegal-not-your-turn = { $name } is aan de beurt.
qwirkle-illegal-not-held =
    { $held ->
        [0] Dit blokje heb je niet: { qwirkle-tile }.
        [one] Dit blokje heb je maar één keer: { qwirkle-tile }.
       *[other] Dit blokje heb je maar { $held } keer: { qwirkle-tile }.
    }
qwirkle-illegal-same-cell = Op { $cell } kunnen geen twee blokjes liggen.
qwirkle-illegal-taken = Op { $cell } ligt al een blokje: { qwirkle-tile }.
qwirkle-illegal-not-in-line = De blokjes liggen niet in één rij.
qwirkle-illegal-gap = Op { $cell } is een gat.
qwirkle-illegal-apart = Geen blokje raakt wat er al ligt.
qwirkle-illegal-alike = De rij door { $cell } zou dit blokje twee keer hebben: { qwirkle-tile }.
qwirkle-illegal-unlike = { $one } en { $other } delen kleur noch vorm.
qwirkle-illegal-opening-cell = De eerste rij begint op { $cell } en loopt naar rechts of omlaag.
qwirkle-illegal-opening-length = De eerste rij moet { qwirkle-tiles } hebben, de langste die iemand heeft.
qwirkle-illegal-opening-not-placed = Wie begint, moet een rij leggen: niet ruilen en niet passen.
qwirkle-illegal-empty-trade = Ruil minstens één blokje.
qwirkle-illegal-bag-empty = De zak is leeg; je kunt niet ruilen.
qwirkle-illegal-bag-too-small =
    In de zak { $count ->
        [one] zit nog maar { qwirkle-tiles }
       *[other] zitten nog maar { qwirkle-tiles }
    }; je kunt er geen { $traded } ruilen.
qwirkle-illegal-pass-with-bag = De zak is niet leeg: ruil als je niet kunt aanleggen.
qwirkle-illegal-pass-with-placement = Je kunt nog aanleggen: passen mag niet.
