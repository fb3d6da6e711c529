# The terminal: start screen, keys, help, dialogs, playing line by line. Columns are narrow: keep it short.

## The start screen.

terminal-which-game = Which game?
terminal-who-plays = Who plays?
terminal-about =
    { $game ->
        [longo] eight-sided dice, longer rows and lucky numbers
        [qwirkle] lay lines of tiles that share a colour or a shape
        [mixx-a] rows with fields of several colours
        [mixx-b] rows with their numbers out of order
       *[qwixx] six dice, four rows: cross as many numbers as you can
    }
terminal-seat = seat { $number }
terminal-nobody = nobody
terminal-person = person
terminal-person-named = person: { $name }
terminal-person-about = somebody at this keyboard
terminal-bot = bot: { $name }
terminal-engine = engine: { $command }
terminal-start = Start
terminal-start-hint-game = Up and down choose a game, Tab goes to the players, Enter to Start.
terminal-start-hint-sheet = Left and right change the sheet, up and down the game. Enter: Start.
terminal-start-hint-seat = Left and right change who sits here; type a person's name. Enter: Start.
terminal-start-hint-start = Enter starts the game.
terminal-start-hint-resume = Enter continues this game.
terminal-start-help =
    up, down | go through games, seats and buttons
    Tab | go on to the players, to Start, to saved games
    1-3 | choose a game
    left, right | change the sheet of a game, or who sits on a seat
    letters | type the name of a person
    Enter | go to Start; there it begins the game
    Esc, Ctrl-C | quit
terminal-go-on = Continue
terminal-saved-game = { $game }, turn { $number }: { $players }
terminal-need-one = Somebody has to play: give a seat to a person or a bot.
terminal-need-two = Qwirkle needs two players: give another seat to a person or a bot.
terminal-same-name = Two people have the same name.

## What keys do, in a word or two.

terminal-arrows = arrows
terminal-hint-choose = choose
terminal-hint-go-on = go on
terminal-hint-next-part = next part
terminal-hint-quit = quit
terminal-hint-hint = hint
terminal-hint-undo = undo
terminal-hint-help = help
terminal-hint-scores = scores
terminal-hint-take-back-last = take back the last choice
terminal-hint-play-on = go on playing
terminal-hint-play-again = play again
terminal-hint-look = look at the game
terminal-hint-pass = pass
terminal-hint-misthrow = misthrow
terminal-hint-cross = cross { $field }
terminal-hint-take-back = take back
terminal-hint-go-back = go back
terminal-hint-other-field = other field
terminal-hint-tile = tile
terminal-hint-all = all
terminal-hint-trade = trade
terminal-hint-leave = leave
terminal-hint-place = place
terminal-hint-more = more
terminal-hint-other-cell = other cell
terminal-hint-pick = pick a tile
terminal-hint-next-cell = next cell

## Qwixx and Longo on the screen.

terminal-turn = turn { $number }
terminal-log = Log
terminal-active =
    { $who ->
        [you] You are active
       *[other] { $name } is active
    }
terminal-action-1 = Action 1: white { $sum }
terminal-action-2 = Action 2
terminal-gone = gone
terminal-lucky = Lucky numbers: { $low } and { $high }
terminal-lucky-now = Lucky numbers: { $low } and { $high } - now!
terminal-lucky-short = lucky { $low }, { $high }
terminal-enter-passes = Enter passes.
terminal-enter-misthrow = Enter notes the misthrow.
terminal-really-pass = Really pass? Misthrow { $number } of { $most } costs 5 points. p: yes, Esc: no
terminal-really-end = Really pass? Misthrow { $number } of { $most } costs 5 points and ends the game. p: yes, Esc: no
terminal-chosen-field = Cross { $field }: { $effect }. Enter confirms, Esc takes it back.
terminal-field = { $field }: { $effect }. Enter chooses it.
terminal-nothing-in-row = { $row }: nothing may be crossed there now.
terminal-nothing-chosen = Nothing is chosen yet: Enter chooses a field, p passes.

## Qwirkle on the screen.

terminal-bag = bag { $count }
terminal-out-of-sight = out of view: { $tiles }
terminal-hands-hidden = Hands are hidden
terminal-left = { $count } left
terminal-pick-first = Pick a tile first, with 1 to 6; t trades tiles.
terminal-pick = Pick a tile with 1 to 6.
terminal-press-t = Press t to trade.
terminal-trade-pick = Trade: pick tiles with 1 to 6, a for all. Esc leaves it.
terminal-trade = Trade { $tiles }: Enter confirms, Esc leaves it.
terminal-place = { $points }. Enter places, Esc takes back.
terminal-go-further = Go on: { $reason }
terminal-not-here = Not here: { $reason }
terminal-fits-nowhere = { $tile }: fits nowhere.
terminal-fits-not-with = { $tile }: does not fit with the tiles you have laid.

## Dialogs.

terminal-pass-keyboard = Pass the keyboard to { $name }.
terminal-presses-enter = { $name } presses Enter to go on.
terminal-quit = Quit
terminal-quit-saved = Quit? The game is saved and can be resumed:
terminal-quit-unsaved = Quit? The game is NOT saved:
terminal-over = The game is over
terminal-too-small = Rowlock needs { $width } columns and { $height } lines; this terminal has { $columns } and { $lines }. Please enlarge it.

## Help. What stands before a bar goes into a column of its own; no line is longer than 76 characters.

terminal-help = Help
terminal-help-qwixx-rules =
    Action 1: everybody may cross the sum of the white dice in one row.
    Action 2: the active player may cross one white and one coloured die.
    Crosses go from left to right. No cross in either action is a misthrow.
terminal-help-own-rules =
    { $game ->
        [longo]
            Either of the last two numbers closes a row; it needs six crosses first,
            and the lock counts as one more. Two closed rows end the game.
            Lucky numbers: if the white dice make one of yours, you may instead cross
            the next field of the open row in which you have the fewest crosses.
        [mixx-a]
            A row has fields of several colours. In action 2 a coloured die crosses a
            field of its own colour, whatever the row. The last number closes a row; it
            needs five crosses in that row, and the lock counts.
        [mixx-b]
            Each row has its numbers in an order of its own: what stands left of your
            last cross is lost, high or low. The last number closes a row; it needs
            five crosses, and the lock counts.
       *[qwixx]
            The last number closes a row; it needs five crosses, and the lock counts.
    }
terminal-by-formula = No network has learned this sheet yet: bots judge by a formula.
terminal-help-qwixx-keys =
    arrows, Tab | go to another field that may be crossed
    r y g b, 1-4 | go to a row
    Enter | choose the field; again, or c: confirm
    p | pass; a misthrow asks once more
    Esc | take the chosen field back
terminal-help-qwixx-marks =
    { $may } | may be crossed now
    { $cursor } | the cursor
    { $chosen } | chosen, not confirmed
    { $crossed } | crossed
    { $gone } | can no longer be crossed
    { $lucky } | by a lucky number (Longo)
terminal-help-qwixx-lock = { $lock } | lock: open, crossed, closed
terminal-help-qwixx-others = On the other sheets X is a cross, a number or - is open; X--- are misthrows.
terminal-help-qwirkle-rules =
    Place tiles in one line: one colour or one shape, no two alike.
    Each line scores its length; a line of six, a Qwirkle, 6 more.
terminal-help-qwirkle-keys =
    1-6 | pick a tile, or put it back; the one before stays
    arrows, hjkl | move the cursor; Tab, n: next cell that fits
    Space | lay the tile, or pick it up again
    Enter | place all your tiles
    Backspace, Esc | take one tile back, take all back
    t | trade: 1-6 choose tiles, a all, Enter confirms
    Shift-arrows | scroll, as PgUp and PgDn do; z: centre the board
terminal-help-qwirkle-marks =
    { $cursor } | the cursor
    { $own } | yours, not placed yet
    { $last } | placed last
    { $may } | may go there
terminal-help-qwirkle-hand = ^ in your hand: fits at the cursor, or with the tile that is there
terminal-help-keys =
    { $hint } | hint: the best choices, with the best marked ! !; again: hide it
    u | take back your last choice, until something new is shown
    s | save now; the game is saved after every step anyway
    q, Ctrl-C | quit, quit at once; the game can be resumed
terminal-help-end = Everything can be clicked, too. Any key closes this help.

## Saving.

terminal-saved = The game is saved in { $path }.
terminal-saved-in = Saved in { $path }
terminal-copy-saved = A copy is saved in { $path }.
terminal-cannot-save = Cannot save the game to { $path }: { $error }.
terminal-kept = { $old } is not a saved game and stays as it is: this game goes on in { $new }.
terminal-original = The file as it was stays in { $copy }.
terminal-other-program = Another program has written to { $path }.
terminal-other-program-new = Another program has written to { $old }: this game goes on in { $new }.
terminal-not-saved = The game is NOT saved. { $reason }
terminal-resume = The game is saved: { $command }
terminal-record = The record of the game: { $path }

## Playing on.

terminal-taken-back = The last choice is taken back.
terminal-nothing-yet = Nothing to take back: you have not chosen yet.
terminal-substitute = { $name }: { $reason }. The bot { $bot } plays on in its place.

## Line by line. The commands are the same in every language.

terminal-lines-help =
    NUMBER | take the choice with this number
    NOTATION | a choice as records have it: r5 or - in Qwixx; rs@0,3 bs@1,3 or trade rs or pass in Qwirkle
    all | list every choice
    hint | the best choices and what they are worth
    show | show the game again
    undo | take back your last choice, as long as nothing new was shown since
    save FILE | save a copy of the game
    quit | stop; the game is saved and can be resumed
terminal-lines-more = and { $count } more: 'all' lists them
terminal-lines-no-choice = There is no choice { $number }: the numbers go from 1 to { $count }.
terminal-lines-not-qwixx = '{ $text }' is no choice such as r5, or - to pass ('help' shows what you can type).
terminal-lines-not-qwirkle = '{ $text }' is no choice such as rs@0,3 bs@1,3, trade rs or pass ('help' shows what you can type).
terminal-lines-active = active
terminal-lines-lucky = lucky numbers { $low } and { $high }
terminal-lines-dice = dice: { $dice }
terminal-lines-bag = bag: { $count }
terminal-lines-hand = hand:
terminal-lines-empty = the board is empty
