# Every table: people, seats, lists, numbers, ends, refusals.

## Lists.

table-and = { $first } en { $last }
table-or = { $first } of { $last }

## People.

table-you = jij
table-call = { $name }: { $text }
table-player = Speler { $number }
table-sealed =
    { $who ->
        [you] je hebt gekozen
       *[other] { $name } heeft gekozen
    }
table-choosing =
    { $who ->
        [you] Je bent aan het kiezen.
       *[other] { $name } is aan het kiezen.
    }
table-still-choosing =
    { $count ->
        [one] { $names } kiest nog.
       *[other] { $names } kiezen nog.
    }
table-seat-state =
    { $state ->
        [waiting] wacht
        [choosing] kiest
        [chosen] heeft gekozen
        [turn] aan de beurt
        [away] weg
       *[bot] computer
    }
table-level =
    { $level ->
        [beginner] beginner
        [casual] amateur
        [skilled] gevorderde
        [expert] expert
        [master] meester
        [random] toeval
        [greedy] gulzig
        [steady] bedachtzaam
        [evolved] geëvolueerd
       *[other] { $level }
    }
table-level-about =
    { $level ->
        [beginner] kent de regels, mist nog veel
        [casual] mist soms iets, schat soms verkeerd
        [skilled] ziet het meeste
        [expert] zit er zelden naast
        [master] het beste wat er is
        [random] laat het lot kiezen
        [greedy] neemt wat nu het meeste oplevert
        [steady] denkt aan punten en aan later
        [evolved] waardeert bladen volgens een gepubliceerde formule
       *[other] { "" }
    }

## Points and the end.

table-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
table-total = totaal
table-over = Het spel is afgelopen.
table-won =
    { $who ->
        [you] Je wint met { $points }.
       *[other] { $name } wint met { $points }.
    }
table-won-together = Gedeelde winst, elk { $points }: { $names }.
table-result =
    { $who ->
        [you] Jij
       *[other] { $name }
    }: { $points }.
table-nobody-won = Niemand heeft gewonnen.
table-forfeited =
    { $who ->
        [you] Je hebt het spel opgegeven.
       *[other] { $name } heeft het spel opgegeven.
    }

## Hints: who asks for one, the list of choices, and what a choice is worth, beside its name.

table-hint = Tip
table-hint-choices = De beste keuzes
table-hint-forecast = winkans { $chance }%, { $points }
table-hint-opens = { $forecast }; volgende speler: Qwirkle { $chance }%
table-hint-best = de beste keuze
table-hint-less = { $points } punten minder
table-hint-only = Je hebt geen andere keuze: { $choice }.

## Why a table does not take something.

table-refusal-seat = Er is geen speler { $number } aan deze tafel.
table-refusal-person = { $name }: daar zit geen mens.
table-refusal-void = Deze vraag is niet meer open.
table-refusal-nothing = Niets om terug te nemen: wat de dobbelstenen of de zak sindsdien lieten zien, blijft bekend.
table-refusal-shown = Niets om terug te nemen: de keuze van { $name } is al getoond.
table-refusal-impossible = Dat kan nu niet gegooid of getrokken worden.
