# Every table: people, seats, lists, numbers, ends, refusals.

## Lists.

table-and = { $first } and { $last }
table-or = { $first } or { $last }

## People.

table-you = you
table-call = { $name }: { $text }
table-player = Player { $number }
table-sealed =
    { $who ->
        [you] you have chosen
       *[other] { $name } has chosen
    }
table-choosing =
    { $who ->
        [you] You are choosing.
       *[other] { $name } is choosing.
    }
table-still-choosing =
    { $count ->
        [one] { $names } still chooses.
       *[other] { $names } still choose.
    }
table-seat-state =
    { $state ->
        [waiting] waiting
        [choosing] choosing
        [chosen] has chosen
        [turn] at turn
        [away] away
       *[bot] bot
    }
table-level =
    { $level ->
        [beginner] beginner
        [casual] casual
        [skilled] skilled
        [expert] expert
        [master] master
        [random] random
        [greedy] greedy
        [steady] steady
        [evolved] evolved
       *[other] { $level }
    }
table-level-about =
    { $level ->
        [beginner] knows the rules and overlooks a lot
        [casual] overlooks things and misjudges the rest
        [skilled] sees most of what there is
        [expert] is seldom wrong
        [master] the best that there is
        [random] draws every choice by lot
        [greedy] takes what brings most now
        [steady] weighs points against what comes after
        [evolved] values sheets by a published formula
       *[other] { "" }
    }

## Points and the end.

table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-total = total
table-over = The game is over.
table-won =
    { $who ->
        [you] You won with { $points }.
       *[other] { $name } won with { $points }.
    }
table-won-together = Shared win, { $points } each: { $names }.
table-result =
    { $who ->
        [you] You
       *[other] { $name }
    }: { $points }.
table-nobody-won = Nobody has won.
table-forfeited =
    { $who ->
        [you] You have given up the game.
       *[other] { $name } has given up the game.
    }

## Hints: who asks for one, the list of choices, and what a choice is worth, beside its name.

table-hint = Hint
table-hint-choices = The best choices
table-hint-forecast = { $chance }% to win, { $points }
table-hint-opens = { $forecast }; next player: Qwirkle { $chance }%
table-hint-best = the best choice
table-hint-less = { $points } points less
table-hint-only = You have no other choice: { $choice }.

## Why a table does not take something.

table-refusal-seat = There is no player { $number } at this table.
table-refusal-person = { $name }: no person sits there.
table-refusal-void = The question is no longer open.
table-refusal-nothing = Nothing to take back: what the dice or the bag have shown since cannot be forgotten.
table-refusal-shown = Nothing to take back: what { $name } chose has been shown and cannot be forgotten.
table-refusal-impossible = That cannot be rolled or drawn now.
