# The table of Qwirkle in the browser: buttons, labels, the trade, the curtain.

qp-title-yours = Qwirkle · jouw beurt
qp-title-turn = Qwirkle · { $name }

## The board.

qp-board =
    { $count ->
        [one] Bord, { $count } blokje
       *[other] Bord, { $count } blokjes
    }
qp-zoom = Beeld van het bord
qp-zoom-in = Groter
qp-zoom-out = Kleiner
qp-fit = Het hele bord tonen
qp-cell = Rij { $row }, kolom { $column }: { $what }
qp-cell-empty = leeg
qp-cell-fits = leeg, { $tile } past
qp-cell-laid = { $tile }, deze beurt gelegd

## The hand.

qp-hand = Jouw blokjes
qp-actions = Wat je kunt doen
qp-recall = Alle blokjes terugnemen
qp-shuffle = Je blokjes schudden
qp-sort = Je blokjes sorteren
qp-trade = Ruilen
qp-pass = Passen
qp-place = Leggen
qp-place-for = Leggen voor { $points }
qp-take-back = Terugnemen
qp-choose-cell = Tik nu op een van de omlijnde vakken.
qp-fits-nowhere = Dit blokje past nu nergens.
qp-last-tile-bonus = En 6 voor het laatste blokje.
qp-picked =
    { $count ->
        [0] Gekozen: { $tile }. Past nu nergens.
        [one] Gekozen: { $tile }. Past op { $count } vak.
       *[other] Gekozen: { $tile }. Past op { $count } vakken.
    }
qp-taken-up = Opgepakt: { $tile }.
qp-recalled = Je hebt alle blokjes weer in de hand.
qp-shuffled = Je blokjes zijn geschud.
qp-sorted-by-colour = Je blokjes zijn op kleur gesorteerd.
qp-sorted-by-shape = Je blokjes zijn op vorm gesorteerd.
qp-refused = De tafel nam dat niet aan. Probeer het nog eens.

## The players.

qp-players = Spelers
qp-player = Speler
qp-bag =
    { $count ->
        [one] { $count } blokje in de zak. Toon de blokjes die je niet ziet.
       *[other] { $count } blokjes in de zak. Toon de blokjes die je niet ziet.
    }
qp-last-turns = Laatste beurten
qp-qwirkle = Qwirkle!
qp-turn-placed =
    { $who ->
        [you] Je legde { qwirkle-tiles }.
       *[other] { $name } legde { qwirkle-tiles }.
    }
qp-turn-traded =
    { $who ->
        [you] Je ruilde { qwirkle-tiles }.
       *[other] { $name } ruilde { qwirkle-tiles }.
    }
qp-turn-passed =
    { $who ->
        [you] Je paste.
       *[other] { $name } paste.
    }

## Tiles that one cannot see.

qp-unseen = Blokjes die je niet ziet
qp-unseen-title = Blokjes die je niet ziet · { $count }
qp-unseen-where = { $bag } in de zak, { $hands } bij anderen.
qp-unseen-dots = Eén stip is één blokje.
qp-unseen-kind = { $tile }: { $count } niet gezien

## The trade.

qp-trade-title = Blokjes ruilen
qp-trade-how = Kies de blokjes die je teruggeeft. Je trekt er evenveel en je beurt is voorbij.
qp-trade-state = { $count } gekozen · { $bag } in de zak
qp-trade-most =
    { $count ->
        [one] Je kunt maar één blokje ruilen.
       *[other] Je kunt tot { $count } blokjes ruilen.
    }
qp-trade-tiles =
    { $count ->
        [0] Blokjes ruilen
        [one] { $count } blokje ruilen
       *[other] { $count } blokjes ruilen
    }

## The curtain.

qp-curtain-hand = Geef het apparaat aan
qp-curtain-hidden = De blokjes blijven verborgen tot { $name } tikt.
qp-curtain-lift = Ik ben { $name }
qp-curtain-scored = { $name } kreeg { table-points }.

## The end.

qp-left = Over:
qp-replay = Terugkijken
qp-again = Nog een keer

## Keys.

qp-keys = Toetsen
qp-key-pick = een blokje uit je hand kiezen
qp-key-move = over het bord bewegen
qp-key-next = naar het volgende vak waar het past
qp-key-lay = het blokje leggen of weer oppakken
qp-key-place = leggen bevestigen
qp-key-recall = alle blokjes terugnemen
qp-key-trade = ruilen
qp-key-hint = tip
qp-key-unseen = blokjes die je niet ziet
qp-key-zoom = groter, kleiner, hele bord
