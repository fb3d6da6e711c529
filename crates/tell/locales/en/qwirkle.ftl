# Sentences about Qwirkle. A clause about a step begins in lower case: it may stand inside a line.

## Tiles.

qwirkle-colour =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }
qwirkle-shape =
    { $shape ->
        [square] square
        [circle] circle
        [diamond] diamond
        [clover] clover
        [star] star
       *[cross] cross
    }
qwirkle-tile = { qwirkle-colour } { qwirkle-shape }
qwirkle-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## Steps.

qwirkle-dealt =
    { $who ->
        [you] you have the longest line: { qwirkle-tiles }
       *[other] { $name } has the longest line: { qwirkle-tiles }
    }
qwirkle-placed =
    { $who ->
        [you] you placed { $tiles } for { $points }
       *[other] { $name } placed { $tiles } for { $points }
    }
qwirkle-bonus =
    { $count ->
        [one] { $text }, a Qwirkle!
       *[other] { $text }, { $count } Qwirkles!
    }
qwirkle-traded =
    { $who ->
        [you] you traded { $tiles }
       *[other] { $name } traded { $tiles }
    }
qwirkle-traded-some =
    { $who ->
        [you] you traded { qwirkle-tiles }
       *[other] { $name } traded { qwirkle-tiles }
    }
qwirkle-passed =
    { $who ->
        [you] you could do nothing and passed
       *[other] { $name } could do nothing and passed
    }
qwirkle-drew =
    { $who ->
        [you] you drew { $tiles }
       *[other] { $name } drew { $tiles }
    }
qwirkle-then-drew = { $text }, drew { $tiles }

## What may be done now.

qwirkle-to-deal = The tiles are about to be dealt.
qwirkle-begin =
    { $count ->
        [one] You begin with one tile: nobody holds a longer line.
       *[other] You begin: place a line of { $count }, the longest that anyone holds.
    }
qwirkle-your-turn = Your turn: place tiles in one line, or trade some.
qwirkle-your-turn-no-bag = Your turn: place tiles in one line. The bag is empty.
qwirkle-must-trade =
    { $count ->
        [one] You can place nothing: trade { $count } tile.
       *[other] You can place nothing: trade up to { $count } tiles.
    }
qwirkle-must-pass = You can place nothing and the bag is empty: pass.
qwirkle-next = Then: { $name }.
qwirkle-to-draw =
    { $who ->
        [you] You are about to draw { qwirkle-tiles }.
       *[other] { $name } is about to draw { qwirkle-tiles }.
    }

## Lines and points.

qwirkle-formed-alone = { $points }: one tile alone
qwirkle-formed-line = { $points }: a line of { $length }
qwirkle-formed-lines = { $points }: lines of { $lengths }
qwirkle-formed-sum =
    { $count ->
        [one] { $sum } for { $count } line
       *[other] { $sum } for { $count } lines
    }
qwirkle-effect-ends = ends the game
qwirkle-lines = lines
qwirkle-qwirkles = Qwirkles
qwirkle-last-tile = last tile

## The end.

qwirkle-end-last-tile =
    { $who ->
        [you] You played the last tile.
       *[other] { $name } played the last tile.
    }
qwirkle-end-all-passed = Nobody could place a tile and the bag was empty.
qwirkle-end-no-tile = No tile was placed for three rounds.

## Why a choice is against the rules.

qwirkle-illegal-not-dealt = The tiles have not been dealt yet.
qwirkle-illegal-draw-first =
    { $who ->
        [you] You have yet to draw tiles.
       *[other] { $name } has yet to draw tiles.
    }
qwirkle-illegal-not-your-turn = It is the turn of { $name }.
qwirkle-illegal-not-held =
    { $held ->
        [0] You do not hold this tile: { qwirkle-tile }.
        [one] You hold this tile only once: { qwirkle-tile }.
       *[other] You hold this tile only { $held } times: { qwirkle-tile }.
    }
qwirkle-illegal-same-cell = Two tiles cannot lie on { $cell }.
qwirkle-illegal-taken = On { $cell } there is a tile already: { qwirkle-tile }.
qwirkle-illegal-not-in-line = The tiles do not lie in one line.
qwirkle-illegal-gap = There is a gap at { $cell }.
qwirkle-illegal-apart = No tile touches the board.
qwirkle-illegal-alike = The line through { $cell } would have this tile twice: { qwirkle-tile }.
qwirkle-illegal-unlike = The { $one } and the { $other } share neither colour nor shape.
qwirkle-illegal-opening-cell = The opening line begins at { $cell } and runs right or down.
qwirkle-illegal-opening-length = The opening line must have { qwirkle-tiles }, the longest anyone holds.
qwirkle-illegal-opening-not-placed = Whoever begins must place a line: no trade and no pass.
qwirkle-illegal-empty-trade = A trade is of at least one tile.
qwirkle-illegal-bag-empty = The bag is empty; you cannot trade.
qwirkle-illegal-bag-too-small = The bag holds only { qwirkle-tiles }; you cannot trade { $traded }.
qwirkle-illegal-pass-with-bag = The bag is not empty: trade tiles if you cannot place any.
qwirkle-illegal-pass-with-placement = You can still place a tile: passing is not allowed.
