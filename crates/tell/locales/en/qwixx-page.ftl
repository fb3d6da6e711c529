# The table of Qwixx and Longo in the browser: buttons, labels, warnings.

qwixx-page-title = { $game } · turn { $turn }
qwixx-page-finished = { $game } · finished
qwixx-page-others = The others
qwixx-page-last-turns = Last turns
qwixx-page-action-1 = Action 1 · everybody
qwixx-page-action-2 =
    { $who ->
        [you] Action 2 · only you
       *[other] Action 2 · only { $name }
    }
qwixx-page-next-roll = The next roll
qwixx-page-chooses = { $name } chooses
qwixx-page-nothing = { $names }: nothing to cross
qwixx-page-your-turn = Your turn.

## What a person can do.

qwixx-page-cross = Cross { $field }
qwixx-page-choose = Choose a field
qwixx-page-nothing-for-you = Nothing to cross
qwixx-page-wait = The others choose
qwixx-page-pass = Pass
qwixx-page-stop = Stop here
qwixx-page-take-back = Take back
qwixx-page-misthrow-title = A misthrow?
qwixx-page-misthrow-warning = Nothing crossed: one misthrow, 5 points less.
qwixx-page-misthrow-fourth = Nothing crossed: one misthrow, 5 points less. It is the fourth, and the game ends.
qwixx-page-misthrow-take = Take the misthrow

## The sheet and the dice.

qwixx-page-my-sheet = Your sheet
qwixx-page-sheet-of = Sheet: { $name }
qwixx-page-closed = closed
qwixx-page-field-lucky = { $field }, lucky field
qwixx-page-field-closes = { $field }, closes the row
qwixx-page-misthrows =
    { $count ->
        [one] { $count } of 4 misthrows
       *[other] { $count } of 4 misthrows
    }
qwixx-page-sum = Points:
qwixx-page-lucky = Lucky numbers: { $one } and { $other }
qwixx-page-white-dice = White dice { $one } and { $other }, together { $sum }
qwixx-page-die-gone = { $die }: gone
qwixx-page-by-hand = Roll your dice. What do they show?
qwixx-page-white-die = White die { $number }
qwixx-page-enter-roll = That is the roll

## The end.

qwixx-page-adds-up = The sum: { $name }
qwixx-page-ranking = Ranking
qwixx-page-again = Play again
qwixx-page-look = Look at the sheets
qwixx-page-replay = Watch it again

## Keys, and what did not happen.

qwixx-page-keys = Keys
qwixx-page-key-arrows = from field to field
qwixx-page-key-rows = to a row
qwixx-page-key-space = choose
qwixx-page-key-enter = confirm
qwixx-page-key-lucky = lucky field
qwixx-page-key-others = the other sheets
qwixx-page-key-escape = clear the choice
qwixx-page-gone-on = The game has gone on meanwhile.
qwixx-page-refused = That is not possible now.

## Alone, against perfect play. Points have a decimal.

practice-title = Against perfect play
practice-lost = Given away
practice-right = Best choices
practice-of = { $count } of { $all }
practice-start = Perfect play gets { $points } points on average. Can you beat it?
practice-best = { $choice }: the best choice.
practice-worse = { $choice }. Better: { $best }, { $points } points more.
practice-instead = { $choice }; better: { $best }
practice-costly = What cost most
practice-end = Perfect play gets { $points } points on average. Your choices gave away { $lost }; the dice brought { $luck }.
