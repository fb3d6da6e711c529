# Sentences about Qwixx and Longo. A clause about a step begins in lower case: it may stand inside a line.

## Rows and fields. The object is what somebody crosses; "in" is where a number is crossed.

qwixx-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
qwixx-in-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
qwixx-row =
    { $colour ->
        [red] the red row
        [yellow] the yellow row
        [green] the green row
       *[blue] the blue row
    }
qwixx-die =
    { $colour ->
        [red] the red die
        [yellow] the yellow die
        [green] the green die
       *[blue] the blue die
    }
qwixx-field = { qwixx-colour } { $number }
qwixx-field-object = { qwixx-colour } { $number }
qwixx-with-lock = { $field } and the lock
qwixx-crosses =
    { $count ->
        [0] no crosses
        [one] { $count } cross
       *[other] { $count } crosses
    }
qwixx-misthrows = misthrows

## Steps.

qwixx-rolled =
    { $who ->
        [you] you rolled { $dice }
       *[other] { $name } rolled { $dice }
    }
qwixx-crossed =
    { $who ->
        [you] you crossed { $fields }
       *[other] { $name } crossed { $fields }
    }
qwixx-then = { $first }, then { $last }
qwixx-passed =
    { $who ->
        [you] you passed
       *[other] { $name } passed
    }
qwixx-misthrow =
    { $who ->
        [you] you crossed nothing: a misthrow
       *[other] { $name } crossed nothing: a misthrow
    }

## What may be done now.

qwixx-to-roll =
    { $who ->
        [you] You are about to roll the dice.
       *[other] { $name } is about to roll the dice.
    }
qwixx-white-dice = White dice: { $one } + { $other } = { $sum }.
qwixx-may-sum = You may cross { $sum } in { $rows }.
qwixx-may-fields = You may cross { $fields }.
qwixx-may-lucky = Your lucky number! You may cross { $fields }.
qwixx-may-sum-or-lucky = You may cross { $sum } in { $rows }, or by your lucky number { $fields }.
qwixx-may-nothing = There is no { $sum } that you may cross.
qwixx-next-yours = Then your action 2.
qwixx-next-other = Then action 2: { $name }.
qwixx-may-colour = Action 2, a white and a coloured die: you may cross { $fields }.
qwixx-may-colour-nothing = Action 2: you can cross nothing.
qwixx-without =
    { $cost ->
        [misthrow] Without a cross: a misthrow.
        [end] Without a cross: your fourth misthrow, and the game ends.
       *[free] Passing is free.
    }
qwixx-nothing-left =
    { $cost ->
        [misthrow] That is a misthrow.
        [end] That is your fourth misthrow, and the game ends.
       *[free] Pass: you have a cross from action 1.
    }
qwixx-own-choice = Your choice: { $field }.
qwixx-own-pass = Your choice: pass.
qwixx-choosing-colour =
    { $who ->
        [you] You are choosing in action 2.
       *[other] { $name } is choosing in action 2.
    }

## What a choice brings.

qwixx-effect-skips =
    { $count ->
        [one] skips { $count } number
       *[other] skips { $count } numbers
    }
qwixx-effect-closes = closes { qwixx-colour }
qwixx-effect-lucky = by the lucky number
qwixx-effect-misthrow = a misthrow, 5 points less
qwixx-effect-pass = pass

## The end.

qwixx-end-misthrow =
    { $who ->
        [you] You made the fourth misthrow.
       *[other] { $name } made the fourth misthrow.
    }
qwixx-end-rows = Closed: { $rows }.

## For screen readers.

qwixx-heard-roll = White dice { $one } and { $other }: { $sum }.
qwixx-heard-may = You may cross { $fields }.
qwixx-heard-lock =
    { $who ->
        [you] You locked { qwixx-colour }.
       *[other] { $name } locked { qwixx-colour }.
    }
qwixx-heard-gone =
    { $colour ->
        [red] The red die
        [yellow] The yellow die
        [green] The green die
       *[blue] The blue die
    } is gone.
qwixx-heard-row =
    { qwixx-colour }: { qwixx-crosses }, next { $next }, { $missing ->
        [0] the lock is ready.
        [one] the lock needs { $missing } more.
       *[other] the lock needs { $missing } more.
    }
qwixx-heard-row-closed = { qwixx-colour }: { qwixx-crosses }, closed.
qwixx-heard-row-locked = { qwixx-colour }: { qwixx-crosses } with the lock, closed.

## Why a choice is against the rules.

qwixx-illegal-not-rolled = The dice have not been rolled yet.
qwixx-illegal-chosen-already =
    { $who ->
        [you] You have chosen in action 1 already.
       *[other] { $name } has chosen in action 1 already.
    }
qwixx-illegal-active-only = Action 2 is for the active player only: { $name }.
qwixx-illegal-no-such-number = { qwixx-row } has no { $number }.
qwixx-illegal-row-closed = { qwixx-row } is closed.
qwixx-illegal-not-white = The white dice make { $sum }: { qwixx-field } is not for action 1.
qwixx-illegal-not-lucky = { $sum } is your lucky number, but it does not allow { qwixx-field }. You may cross { $fields }.
qwixx-illegal-not-lucky-pass = { $sum } is your lucky number, but it does not allow { qwixx-field }. You can only pass.
qwixx-illegal-not-colour = { qwixx-die } makes { $sums } with a white die, not { $number }.
qwixx-illegal-die-gone = { qwixx-die } has left the game: { qwixx-field } is only for action 1.
qwixx-illegal-crossed-already = { qwixx-field } is crossed already.
qwixx-illegal-left-of-last = { qwixx-field } is left of your last cross there, the { $last }.
qwixx-illegal-too-few =
    { $needed ->
        [one] { qwixx-field } needs { $needed } cross in this row first.
       *[other] { qwixx-field } needs { $needed } crosses in this row first.
    } You have { $crosses }.
