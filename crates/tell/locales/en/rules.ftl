# The rules of the three games, in our own words.

rules-of = The rules of { $name }
rules-contents = On this page
rules-other-games = The other games
rules-learn = Guided first game
rules-play = Play
rules-wins = The player with the most points wins.
rules-tie = Equal points at the top: these players win together.
rules-fine = Fine points
rules-fine-note = Some questions the printed rules leave open. This is how we play:

## Qwixx and Longo.

rq-differs =
    { $game ->
        [longo] What is new in Longo
       *[qwixx] How this sheet differs
    }
rq-differs-1 = The dice have { $sides } sides, and every row has the numbers up to { $highest }.
rq-differs-2 = Either of the last two numbers closes a row, and you need { $needed } crosses before it.
rq-differs-3 = You have two lucky numbers of your own.
rq-differs-4 = All the rest is just like Qwixx.
rq-mixx-a-1 = Every row has fields of several colours. Each colour has each number once.
rq-mixx-a-2 = In action 1 the white sum may be crossed in any row, whatever the colour of its field.
rq-mixx-a-3 = In action 2 the colour of the field counts, not the row.
rq-mixx-a-4 = The lock of a row has one colour. Whoever closes the row takes that die out of the game.
rq-mixx-b-1 = Each row has its numbers in an order of its own.
rq-mixx-b-2 = You still cross from left to right: whatever stands left of your last cross is lost, high or low.
rq-mixx-b-3 = The number at the right end closes its row: red 11, yellow 10, green 3, blue 4.
rq-goal = The aim
rq-goal-1 = Collect crosses! Your first cross in a row brings 1 point, the second one 2, the third one 3, and so it goes on. That makes long rows really valuable.
rq-things = On the table
rq-things-1 = There are six dice with { $sides } sides: two are white, the others have the colours of the rows.
rq-things-2 =
    { $game ->
        [mixx-a] All players have a sheet of their own. The upper two rows climb from 2 to { $highest }, the lower two go down from { $highest } to 2. Every row has fields of several colours, and a lock hangs at its end.
        [mixx-b] All players have a sheet of their own. Each row has the numbers from 2 to { $highest } in an order of its own, and a lock hangs at its end.
       *[qwixx] All players have a sheet of their own. Red and yellow climb from 2 to { $highest }, green and blue go down from { $highest } to 2. A lock hangs at the end of each row.
    }
rq-things-fig = The six dice and an empty sheet.
rq-turn = A turn
rq-turn-1 = One player rolls the dice. Two actions follow, and then the dice go to the next player.
rq-turn-2 = Action 1 is for everybody. Add up the two white dice: you may cross this number once, in the row you like best.
rq-turn-3 =
    { $game ->
        [mixx-a] Action 2 is only for the player who rolled. Pick one white die and one coloured die: you may cross the field of that colour that shows their sum.
       *[qwixx] Action 2 is only for the player who rolled. Pick one white die and one coloured die: you may cross their sum in the row of that colour.
    }
rq-turn-4 = Nobody has to cross anything. But a turn of your own without a cross is a misthrow.
rq-turn-white = White { $one } and { $other } make { $sum }. Everybody may cross one { $sum }: here the lit fields are possible.
rq-turn-colour = Same roll, action 2: whoever rolled may cross one of the lit fields. Green { $sum }, for example, comes from white { $white } and green { $colour }.
rq-order = From left to right
rq-order-1 = In each row you only ever move to the right. You may jump over numbers, but there is no way back: they are lost.
rq-order-fig = In the top row { $one } and { $other } are crossed. So { $first }, { $second } and { $third } are lost, and the row goes on with { $next }.
rq-locks-1 =
    { $game ->
        [longo] Either of the last two numbers locks a row. For that you need { $needed } crosses or more in this row first.
       *[qwixx] The last number locks the row. For that you need { $needed } crosses or more in this row first.
    }
rq-locks-2 = You cross the lock together with the number. That is one more cross for you!
rq-locks-3 = From then on the row is closed for all players, and the die of the lock's colour is taken away.
rq-locks-ready =
    { $game ->
        [longo] The bottom row has { $count } crosses: the lock is ready, and { $last } or { $very_last } will close the row.
       *[qwixx] The bottom row has { $count } crosses: the lock is ready, and the { $last } will close the row.
    }
rq-locks-closed = The bottom row is closed. With the lock it has { $count } crosses: { $points } points.
rq-misthrow-1 = You rolled, and you crossed nothing in both actions? Then you mark a misthrow. It costs { $penalty } points.
rq-misthrow-2 = When somebody else has rolled, passing is always free.
rq-misthrow-fig = One of four misthrows is marked.
rq-lucky-1 = Do the white dice make one of your lucky numbers? Then you get one more choice in action 1.
rq-lucky-2 = You can leave the sum alone and cross the next field of your shortest row instead. The shortest row is the open one with the fewest crosses. Are several equally short? Then pick one.
rq-lucky-fig = Lucky numbers { $low } and { $high }, and the white dice make { $sum }. You may cross one { $sum }, or a field with a horseshoe.
rq-points-1 = Everything stops as soon as two rows are closed, or as soon as somebody has four misthrows.
rq-points-2 = Count the crosses of each row, locks too. The table shows what they are worth. Then take away { $penalty } points for each misthrow.
rq-points-crosses = Crosses
rq-points-points = Points
rq-points-fig = This sheet with one misthrow: { $sum } = { $total } points.
rq-fine-sealed = In action 1 all players choose at the same time and do not know what the others choose. So several players can close a row together. Each of them gets the lock, if they have enough crosses of their own.
rq-fine-closed = A row that is closed in action 1 cannot be used in action 2 of the same turn.
rq-fine-end = If the game ends in action 1, there is no action 2 and no misthrow any more.
rq-fine-pass = Passing is always allowed, even if it brings the fourth misthrow.
rq-fine-alone = You can practise alone. Then every turn is yours.
rq-fine-begin = A draw decides who begins.
rq-fine-shortest = Closed rows do not count when you look for your shortest row.
rq-fine-next = The lucky field is right behind your last cross. If that field closes the row and you have too few crosses, you cannot use this row, and no longer row takes its place.
rq-fine-pairs = All pairs of lucky numbers that we deal come up equally often.
rq-fine-mixx-a = When a die has left the game, the fields of its colour in other rows can still be crossed in action 1. A row is named after the colour of its lock.
rq-fine-mixx-b = Left and right are places on the sheet: what is lost stands further left, even if it is higher.

## Qwirkle.

rw-goal = The aim
rw-goal-1 = Together you lay a big pattern of tiles. Every line that you start or make longer brings you points.
rw-tiles = The tiles
rw-tiles-1 = There are six shapes in six colours. Every tile is there three times: { $all } tiles in all.
rw-tiles-2 = Each player has six tiles and keeps them secret. The other tiles wait in the bag.
rw-tiles-fig = The 36 kinds of tiles.
rw-turn = A turn
rw-turn-1 = When it is your turn, do one thing: place tiles, or trade tiles.
rw-turn-2 = If you placed tiles, fill up your hand from the bag, so that you have six again.
rw-lines = Lines
rw-lines-1 = Tiles side by side make a line. A line has one colour and different shapes, or one shape and different colours.
rw-lines-2 = No tile may be in a line twice. That is why no line is longer than six.
rw-lines-colour = One colour, all shapes different: fine.
rw-lines-shape = One shape, all colours different: fine.
rw-lines-twice = The same tile twice: not allowed.
rw-lines-mixed = The last tile has neither the colour nor the shape: not allowed.
rw-placing-1 = You can place one tile or several. They all go into one line without gaps. They must share a colour or a shape.
rw-placing-2 = Your tiles must touch what is on the table. Look at the lines across, too: every line has to be right.
rw-placing-fig = The two new tiles do not touch each other, but they are in the same green line.
rw-points-1 = Look at every line that you started or made longer. You get one point for each tile in it, also for those that were there before.
rw-points-2 = A tile that is in two lines counts twice.
rw-points-one = The new tile makes the line longer: { $points } points.
rw-points-two = One tile in two lines: { $sum } = { $points } points.
rw-points-three = Two tiles make three lines: { $sum } = { $points } points.
rw-qwirkle = A Qwirkle
rw-qwirkle-1 = A full line of six is a Qwirkle. You get its 6 points and 6 more.
rw-qwirkle-fig = The sixth red tile: a Qwirkle for { $points } points!
rw-qwirkle-2 = A tip: a line of five is a present for the next player.
rw-trade-1 = Do you not like your tiles? Lay some aside, or all of them, and draw as many new ones. The old ones go back into the bag.
rw-trade-2 = Trading takes your whole turn and brings no points. If no tile fits anywhere, you have to trade.
rw-begin-1 = All players look for the longest line in their hand. Whoever has the longest one begins and lays it on the table.
rw-begin-fig = The longest line in this hand has { $count } tiles.
rw-end = The end
rw-end-1 = When the bag is empty, you go on without drawing. Whoever gets rid of all tiles first ends the game and gets 6 points extra.
rw-fine-opening = The first line must be as long as possible. If there are several such lines, the player chooses one.
rw-fine-oldest = If two players have equally long lines, the older one begins. We draw lots for who counts as older.
rw-fine-trade = You may trade at most as many tiles as the bag still has. You may trade even if you could place a tile.
rw-fine-pass = You can pass only when the bag is empty and no tile of yours fits.
rw-fine-stuck = The game also ends when all players pass one after another, or when nobody places a tile for three rounds. Then nobody gets the 6 points.
