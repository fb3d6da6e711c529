# Sentences about Qwirkle. A clause about a step begins in lower case: it may stand inside a line.

## Tiles.

qwirkle-colour =
    { $colour ->
        [red] czerwony
        [orange] pomarańczowy
        [yellow] żółty
        [green] zielony
        [blue] niebieski
       *[purple] fioletowy
    }
qwirkle-shape =
    { $shape ->
        [square] kwadrat
        [circle] okrąg
        [diamond] romb
        [clover] koniczyna
        [star] gwiazda
       *[cross] krzyż
    }
qwirkle-tile =
    { $shape ->
        [clover] { $colour ->
            [red] czerwona
            [orange] pomarańczowa
            [yellow] żółta
            [green] zielona
            [blue] niebieska
           *[purple] fioletowa
        }
        [star] { $colour ->
            [red] czerwona
            [orange] pomarańczowa
            [yellow] żółta
            [green] zielona
            [blue] niebieska
           *[purple] fioletowa
        }
       *[other] { qwirkle-colour }
    } { qwirkle-shape }
qwirkle-tiles =
    { $count ->
        [one] { $count } klocek
        [few] { $count } klocki
       *[many] { $count } klocków
    }

## Steps.

qwirkle-dealt =
    { $who ->
        [you] masz najdłuższą linię: { qwirkle-tiles }
       *[other] { $name } ma najdłuższą linię: { qwirkle-tiles }
    }
qwirkle-placed =
    { $who ->
        [you] dokładasz: { $tiles } – { $points }
       *[other] { $name } dokłada: { $tiles } – { $points }
    }
qwirkle-bonus =
    { $count ->
        [one] { $text }, Qwirkle!
        [few] { $text }, { $count }× Qwirkle!
       *[many] { $text }, { $count }× Qwirkle!
    }
qwirkle-traded =
    { $who ->
        [you] wymieniasz: { $tiles }
       *[other] { $name } wymienia: { $tiles }
    }
qwirkle-traded-some =
    { $who ->
        [you] wymieniasz { qwirkle-tiles }
       *[other] { $name } wymienia { qwirkle-tiles }
    }
qwirkle-passed =
    { $who ->
        [you] nie możesz nic zrobić i pasujesz
       *[other] { $name } nie może nic zrobić i pasuje
    }
qwirkle-drew =
    { $who ->
        [you] dobierasz: { $tiles }
       *[other] { $name } dobiera: { $tiles }
    }
qwirkle-then-drew = { $text }, z worka { $tiles }

## What may be done now.

qwirkle-to-deal = Klocki zostaną zaraz rozdane.
qwirkle-begin =
    { $count ->
        [one] Zaczynasz jednym klockiem: nikt nie ma dłuższej linii.
        [few] Zaczynasz: połóż { $count } klocki w linii, nikt nie ma dłuższej.
       *[many] Zaczynasz: połóż { $count } klocków w linii, nikt nie ma dłuższej.
    }
qwirkle-your-turn = Twoja tura: dołóż klocki w jednej linii albo wymień.
qwirkle-your-turn-no-bag = Twoja tura: dołóż klocki w jednej linii. Worek jest pusty.
qwirkle-must-trade =
    { $count ->
        [one] Nie możesz nic dołożyć: wymień { $count } klocek.
        [few] Nie możesz nic dołożyć: wymień najwyżej { $count } klocki.
       *[many] Nie możesz nic dołożyć: wymień najwyżej { $count } klocków.
    }
qwirkle-must-pass = Nie możesz nic dołożyć, a worek jest pusty: spasuj.
qwirkle-next = Potem gra { $name }.
qwirkle-to-draw =
    { $who ->
        [you] Teraz dobierasz { qwirkle-tiles }.
       *[other] { $name } dobiera teraz { qwirkle-tiles }.
    }

## Lines and points.

qwirkle-formed-alone = { $points }: jeden klocek
qwirkle-formed-line = { $points }: linia długości { $length }
qwirkle-formed-lines = { $points }: linie długości { $lengths }
qwirkle-formed-sum =
    { $count ->
        [one] { $sum } za { $count } linię
        [few] { $sum } za { $count } linie
       *[many] { $sum } za { $count } linii
    }
qwirkle-effect-ends = kończy grę
qwirkle-lines = linie
qwirkle-qwirkles = Qwirkle
qwirkle-last-tile = ostatni

## The end.

qwirkle-end-last-tile =
    { $who ->
        [you] Kładziesz ostatni klocek.
       *[other] Ostatni klocek kładzie { $name }.
    }
qwirkle-end-all-passed = Nikt nie mógł nic dołożyć, a worek był pusty.
qwirkle-end-no-tile = Przez trzy rundy nikt nic nie dołożył.

## Why a choice is against the rules.

qwirkle-illegal-not-dealt = Klocki nie są jeszcze rozdane.
qwirkle-illegal-draw-first =
    { $who ->
        [you] Najpierw musisz dobrać klocki.
       *[other] { $name } musi najpierw dobrać klocki.
    }
qwirkle-illegal-not-your-turn = Teraz gra { $name }.
qwirkle-illegal-not-held =
    { $held ->
        [0] Nie masz tego klocka: { qwirkle-tile }.
        [one] Ten klocek masz tylko raz: { qwirkle-tile }.
        [few] Ten klocek masz tylko { $held } razy: { qwirkle-tile }.
       *[many] Ten klocek masz tylko { $held } razy: { qwirkle-tile }.
    }
qwirkle-illegal-same-cell = Na { $cell } nie mogą leżeć dwa klocki.
qwirkle-illegal-taken = Na { $cell } leży już klocek: { qwirkle-tile }.
qwirkle-illegal-not-in-line = Klocki nie leżą w jednej linii.
qwirkle-illegal-gap = Na { $cell } jest luka.
qwirkle-illegal-apart = Żaden klocek nie dotyka pozostałych.
qwirkle-illegal-alike = W linii przez { $cell } ten klocek byłby dwa razy: { qwirkle-tile }.
qwirkle-illegal-unlike = { $one } i { $other } nie mają wspólnego koloru ani kształtu.
qwirkle-illegal-opening-cell = Pierwsza linia zaczyna się na { $cell } i biegnie w prawo lub w dół.
qwirkle-illegal-opening-length = Pierwsza linia musi mieć { qwirkle-tiles }: tyle ma najdłuższa.
qwirkle-illegal-opening-not-placed = Kto zaczyna, musi położyć linię: bez wymiany i bez pasu.
qwirkle-illegal-empty-trade = Wymień co najmniej jeden klocek.
qwirkle-illegal-bag-empty = Worek jest pusty; nie możesz wymieniać.
qwirkle-illegal-bag-too-small =
    W worku { $count ->
        [one] jest tylko { qwirkle-tiles }
        [few] są tylko { qwirkle-tiles }
       *[many] jest tylko { qwirkle-tiles }
    }; tylu nie możesz wymienić: { $traded }.
qwirkle-illegal-pass-with-bag = Worek nie jest pusty: wymień klocki, jeśli nie możesz nic dołożyć.
qwirkle-illegal-pass-with-placement = Możesz jeszcze coś dołożyć: pas jest niedozwolony.
