# The table of Qwirkle in the browser: buttons, labels, the trade, the curtain.

qp-title-yours = Qwirkle · dein Zug
qp-title-turn = Qwirkle · { $name }

## The board.

qp-board =
    { $count ->
        [one] Spielfeld, { $count } Stein
       *[other] Spielfeld, { $count } Steine
    }
qp-zoom = Ansicht des Spielfelds
qp-zoom-in = Größer
qp-zoom-out = Kleiner
qp-fit = Das ganze Spielfeld zeigen
qp-cell = Zeile { $row }, Spalte { $column }: { $what }
qp-cell-empty = leer
qp-cell-fits = leer, passt: { $tile }
qp-cell-laid = { $tile }, in diesem Zug gelegt

## The hand.

qp-hand = Deine Steine
qp-actions = Was du tun kannst
qp-recall = Alle Steine zurücknehmen
qp-shuffle = Deine Steine mischen
qp-sort = Deine Steine sortieren
qp-trade = Tauschen
qp-pass = Passen
qp-place = Legen
qp-place-for = Legen für { $points }
qp-take-back = Zurücknehmen
qp-choose-cell = Tippe jetzt auf eines der umrandeten Felder.
qp-fits-nowhere = Dieser Stein passt gerade nirgends.
qp-last-tile-bonus = Und 6 für den letzten Stein.
qp-picked =
    { $count ->
        [0] Gewählt: { $tile }. Passt gerade nirgends.
        [one] Gewählt: { $tile }. Passt auf { $count } Feld.
       *[other] Gewählt: { $tile }. Passt auf { $count } Felder.
    }
qp-taken-up = Aufgenommen: { $tile }.
qp-recalled = Du hast alle Steine wieder auf der Hand.
qp-shuffled = Deine Steine sind gemischt.
qp-sorted-by-colour = Deine Steine sind nach Farbe sortiert.
qp-sorted-by-shape = Deine Steine sind nach Form sortiert.
qp-refused = Das hat der Tisch nicht angenommen. Versuche es noch einmal.

## The players.

qp-players = Wer mitspielt
qp-player = Name
qp-bag =
    { $count ->
        [one] { $count } Stein im Beutel. Zeige die Steine, die du nicht siehst.
       *[other] { $count } Steine im Beutel. Zeige die Steine, die du nicht siehst.
    }
qp-last-turns = Letzte Züge
qp-qwirkle = Qwirkle!
qp-turn-placed =
    { $who ->
        [you] Du hast { qwirkle-tiles } gelegt.
       *[other] { $name } hat { qwirkle-tiles } gelegt.
    }
qp-turn-traded =
    { $who ->
        [you] Du hast { qwirkle-tiles } getauscht.
       *[other] { $name } hat { qwirkle-tiles } getauscht.
    }
qp-turn-passed =
    { $who ->
        [you] Du hast gepasst.
       *[other] { $name } hat gepasst.
    }

## Tiles that one cannot see.

qp-unseen = Steine, die du nicht siehst
qp-unseen-title = Steine, die du nicht siehst · { $count }
qp-unseen-where = { $bag } im Beutel, { $hands } bei den anderen.
qp-unseen-dots = Ein Punkt ist ein Stein.
qp-unseen-kind = { $tile }: { $count } nicht gesehen

## The trade.

qp-trade-title = Steine tauschen
qp-trade-how = Wähle die Steine, die du zurückgibst. Du ziehst ebenso viele, und dein Zug ist vorbei.
qp-trade-state = { $count } gewählt · { $bag } im Beutel
qp-trade-most =
    { $count ->
        [one] Du kannst nur einen Stein tauschen.
       *[other] Du kannst bis zu { $count } Steine tauschen.
    }
qp-trade-tiles =
    { $count ->
        [0] Steine tauschen
        [one] { $count } Stein tauschen
       *[other] { $count } Steine tauschen
    }

## The curtain.

qp-curtain-hand = Gib das Gerät weiter an
qp-curtain-hidden = Die Steine bleiben verdeckt, bis { $name } tippt.
qp-curtain-lift = Ich bin { $name }
qp-curtain-scored = { $name }: { table-points }.

## The end.

qp-left = Übrig:
qp-replay = Ansehen
qp-again = Noch einmal

## Keys.

qp-keys = Tasten
qp-key-pick = einen Stein der Hand wählen
qp-key-move = über das Spielfeld gehen
qp-key-next = zum nächsten Feld, auf das er passt
qp-key-lay = den Stein legen oder wieder aufnehmen
qp-key-place = den Zug bestätigen
qp-key-recall = alle Steine zurücknehmen
qp-key-trade = tauschen
qp-key-hint = Tipp
qp-key-unseen = Steine, die du nicht siehst
qp-key-zoom = größer, kleiner, ganzes Spielfeld
