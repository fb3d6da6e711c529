# Explanations and guided first games.

help-more = More in the rules
help-dice-1 = Roll real dice on your table and type in what they show.
help-dice-2 = Leave out the dice of closed rows. Everything else is done for you.
help-unseen-1 = These tiles are in the bag or in the hands of the others. There are three of each kind.
help-unseen-2 = A faint tile is used up: do not wait for it!

## Guided first games.

learn-skip = Skip the lesson
learn-again = Start the lesson again
learn-play-on = Play on here
learn-white = You rolled. The white dice make { $sum }: that is action 1. Tap a lit { $sum } and confirm. Far left is good!
learn-colour = Action 2 is only yours: one white die plus one coloured die. Tap a lit field and confirm, or pass.
learn-others = Now { $name } rolled. The white dice count for you, too: { $sum }. Cross it, or pass. Passing is free here.
learn-lost = See the struck numbers? You jumped over them, so they are lost. Small jumps are better.
learn-misthrow = Careful in your own turns: if you cross nothing at all, that is a misthrow and costs 5 points.
learn-done = That is all you need! Play on here, or start a game of your own.
learn-qwixx-welcome = Welcome! This sheet is yours. Cross as many numbers as you can: the more crosses in a row, the more points.
learn-qwixx-order = In every row you go from left to right. Numbers that you jump over are gone.
learn-qwixx-lock = The last number of a row has a lock. You need five crosses in the row first. Then you close the row for everybody.
learn-qwixx-end = Two closed rows or four misthrows of one player end the game. Then the points are counted.
learn-longo-welcome = Welcome to Longo! It is Qwixx with longer rows, up to 16, and with eight-sided dice.
learn-longo-luck = You have two lucky numbers: { $low } and { $high }. Watch the white dice for them!
learn-longo-lucky = { $sum } is your lucky number! You may cross a { $sum }, or the field with the horseshoe: the next one in your shortest row.
learn-longo-lock = Either of the last two numbers closes a row. You need six crosses in it first.
learn-mixx-a-welcome = Welcome to Mixx A! It is Qwixx with a twist: every row has fields of several colours.
learn-mixx-a-order = For the white dice any row will do. For a coloured die look for its colour: the field counts, not the row.
learn-mixx-b-welcome = Welcome to Mixx B! It is Qwixx with a twist: the numbers of each row are out of order.
learn-mixx-b-order = You still go from left to right. Look at where a number stands, not at how high it is.
learn-qwirkle-welcome = Welcome! The six tiles below are yours. The others do not see them.
learn-qwirkle-lines = You build lines: one colour with different shapes, or one shape with different colours.
learn-qwirkle-opening = You begin, because you have the longest line: { $count } tiles. Pick a tile, then a cell. Lay them all in one line and confirm.
learn-qwirkle-points = You have { $points } points now: one for each tile of your line. Then you got new tiles.
learn-qwirkle-two = Now try something clever: a tile that is in two lines counts twice. Pick a tile and see where it fits.
learn-qwirkle-placing = Your turn again. Pick a tile: the cells where it fits are outlined. You may lay several in one line.
learn-qwirkle-six = Six tiles in a line are a Qwirkle: 12 points! So think twice before you make a line of five.
learn-qwirkle-trade = Nothing good in your hand? You can trade tiles for new ones. That takes your whole turn.
learn-qwirkle-end = When the bag is empty, the first player without tiles ends the game and gets 6 points.
