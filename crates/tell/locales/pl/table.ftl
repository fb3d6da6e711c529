# Every table: people, seats, lists, numbers, ends, refusals.

## Lists.

table-and = { $first } i { $last }
table-or = { $first } lub { $last }

## People.

table-you = ty
table-call = { $name }: { $text }
table-player = Gracz { $number }
table-sealed =
    { $who ->
        [you] twój wybór gotowy
       *[other] { $name }: wybór gotowy
    }
table-choosing =
    { $who ->
        [you] Wybierasz.
       *[other] Wybiera { $name }.
    }
table-still-choosing =
    { $count ->
        [one] Jeszcze wybiera { $names }.
        [few] Jeszcze wybierają { $names }.
       *[many] Jeszcze wybierają { $names }.
    }
table-seat-state =
    { $state ->
        [waiting] czeka
        [choosing] wybiera
        [chosen] gotowe
        [turn] teraz gra
        [away] poza stołem
       *[bot] komputer
    }
table-level =
    { $level ->
        [beginner] początkujący
        [casual] amator
        [skilled] wprawny
        [expert] ekspert
        [master] mistrz
        [random] los
        [greedy] łakomy
        [steady] rozważny
        [evolved] wyhodowany
       *[other] { $level }
    }
table-level-about =
    { $level ->
        [beginner] zna zasady i wiele przeocza
        [casual] coś przeoczy, coś źle oceni
        [skilled] widzi większość rzeczy
        [expert] rzadko się myli
        [master] najlepsze, co tu jest
        [random] wszystko losuje
        [greedy] bierze, co daje teraz najwięcej
        [steady] myśli o punktach i o tym, co dalej
        [evolved] ocenia karty według opublikowanego wzoru
       *[other] { "" }
    }

## Points and the end.

table-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
table-total = razem
table-over = Koniec gry.
table-won =
    { $who ->
        [you] Wygrywasz: { $points }.
       *[other] Wygrywa { $name }: { $points }.
    }
table-won-together = Wspólna wygrana, po { $points }: { $names }.
table-result =
    { $who ->
        [you] Ty
       *[other] { $name }
    }: { $points }.
table-nobody-won = Nikt nie wygrał.
table-forfeited =
    { $who ->
        [you] Poddajesz grę.
       *[other] { $name } poddaje grę.
    }

## Hints: who asks for one, the list of choices, and what a choice is worth, beside its name.

table-hint = Podpowiedź
table-hint-choices = Najlepsze wybory
table-hint-forecast = wygrana { $chance }%, { $points }
table-hint-opens = { $forecast }; następny gracz: Qwirkle { $chance }%
table-hint-best = najlepszy wybór
table-hint-less = o { $points } punktu mniej
table-hint-only = Nie masz innego wyboru: { $choice }.

## Why a table does not take something.

table-refusal-seat = Przy tym stole nie ma miejsca { $number }.
table-refusal-person = { $name }: tam nie siedzi człowiek.
table-refusal-void = To pytanie nie jest już aktualne.
table-refusal-nothing = Nie ma czego cofnąć: tego, co pokazały kostki lub worek, nie da się zapomnieć.
table-refusal-shown = Nie ma czego cofnąć: kolejny wybór ({ $name }) jest już odkryty.
table-refusal-impossible = Tego nie można teraz wyrzucić ani wylosować.
