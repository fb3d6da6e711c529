# The table of Qwirkle in the browser: buttons, labels, the trade, the curtain.

qp-title-yours = Qwirkle · your turn
qp-title-turn = Qwirkle · { $name }

## The board.

qp-board =
    { $count ->
        [one] Board, { $count } tile
       *[other] Board, { $count } tiles
    }
qp-zoom = View of the board
qp-zoom-in = Larger
qp-zoom-out = Smaller
qp-fit = Show the whole board
qp-cell = Row { $row }, column { $column }: { $what }
qp-cell-empty = empty
qp-cell-fits = empty, { $tile } fits
qp-cell-laid = { $tile }, laid in this turn

## The hand.

qp-hand = Your tiles
qp-actions = What you can do
qp-recall = Take all tiles back
qp-shuffle = Shuffle your tiles
qp-sort = Sort your tiles
qp-trade = Trade
qp-pass = Pass
qp-place = Place
qp-place-for = Place for { $points }
qp-take-back = Take back
qp-choose-cell = Now tap one of the outlined cells.
qp-fits-nowhere = This tile fits nowhere now.
qp-last-tile-bonus = And 6 for the last tile.
qp-picked =
    { $count ->
        [0] Picked: { $tile }. It fits nowhere now.
        [one] Picked: { $tile }. It fits on { $count } cell.
       *[other] Picked: { $tile }. It fits on { $count } cells.
    }
qp-taken-up = Taken up: { $tile }.
qp-recalled = All tiles are back in your hand.
qp-shuffled = Your tiles are shuffled.
qp-sorted-by-colour = Your tiles are sorted by colour.
qp-sorted-by-shape = Your tiles are sorted by shape.
qp-refused = The table did not take that. Please try again.

## The players.

qp-players = Players
qp-player = Player
qp-bag =
    { $count ->
        [one] { $count } tile in the bag. Show the tiles you cannot see.
       *[other] { $count } tiles in the bag. Show the tiles you cannot see.
    }
qp-last-turns = Last turns
qp-qwirkle = Qwirkle!
qp-turn-placed =
    { $who ->
        [you] You placed { qwirkle-tiles }.
       *[other] { $name } placed { qwirkle-tiles }.
    }
qp-turn-traded =
    { $who ->
        [you] You traded { qwirkle-tiles }.
       *[other] { $name } traded { qwirkle-tiles }.
    }
qp-turn-passed =
    { $who ->
        [you] You passed.
       *[other] { $name } passed.
    }

## Tiles that one cannot see.

qp-unseen = Tiles you cannot see
qp-unseen-title = Tiles you cannot see · { $count }
qp-unseen-where = { $bag } in the bag, { $hands } in other hands.
qp-unseen-dots = One dot is one tile.
qp-unseen-kind = { $tile }: { $count } unseen

## The trade.

qp-trade-title = Trade tiles
qp-trade-how = Choose the tiles to give back. You draw as many, and your turn ends.
qp-trade-state = { $count } chosen · { $bag } in the bag
qp-trade-most =
    { $count ->
        [one] You can trade only one tile.
       *[other] You can trade up to { $count } tiles.
    }
qp-trade-tiles =
    { $count ->
        [0] Trade tiles
        [one] Trade { $count } tile
       *[other] Trade { $count } tiles
    }

## The curtain.

qp-curtain-hand = Hand the device to
qp-curtain-hidden = The tiles stay hidden until { $name } taps.
qp-curtain-lift = I am { $name }
qp-curtain-scored = { $name } scored { table-points }.

## The end.

qp-left = Left:
qp-replay = Replay
qp-again = Play again

## Keys.

qp-keys = Keys
qp-key-pick = pick a tile of your hand
qp-key-move = move over the board
qp-key-next = to the next cell where it fits
qp-key-lay = lay the tile, or take it up again
qp-key-place = place
qp-key-recall = take all tiles back
qp-key-trade = trade
qp-key-hint = hint
qp-key-unseen = tiles you cannot see
qp-key-zoom = larger, smaller, whole board
