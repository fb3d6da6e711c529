# Every table: people, seats, lists, numbers, ends, refusals.

## Lists.

table-and = { $first } a { $last }
table-or = { $first } nebo { $last }

## People.

table-you = ty
table-call = { $name }: { $text }
table-player = Hráč { $number }
table-sealed =
    { $who ->
        [you] máš vybráno
       *[other] { $name } má vybráno
    }
table-choosing =
    { $who ->
        [you] Vybíráš.
       *[other] Vybírá { $name }.
    }
table-still-choosing =
    { $count ->
        [one] Ještě vybírá { $names }.
        [few] Ještě vybírají { $names }.
       *[other] Ještě vybírají { $names }.
    }
table-seat-state =
    { $state ->
        [waiting] čeká
        [choosing] vybírá
        [chosen] má vybráno
        [turn] na tahu
        [away] pryč
       *[bot] počítač
    }
table-level =
    { $level ->
        [beginner] začátečník
        [casual] amatér
        [skilled] pokročilý
        [expert] expert
        [master] mistr
        [random] náhoda
        [greedy] nenasyta
        [steady] rozvážný
        [evolved] vyšlechtěný
       *[other] { $level }
    }
table-level-about =
    { $level ->
        [beginner] zná pravidla a hodně přehlédne
        [casual] leccos přehlédne a špatně odhadne
        [skilled] většinu věcí vidí
        [expert] málokdy se mýlí
        [master] to nejlepší, co tu je
        [random] všechno losuje
        [greedy] bere, co teď přinese nejvíc
        [steady] myslí na body i na to, co přijde
        [evolved] hodnotí karty podle zveřejněného vzorce
       *[other] { "" }
    }

## Points and the end.

table-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
table-total = celkem
table-over = Hra skončila.
table-won =
    { $who ->
        [you] Vyhráváš: { $points }.
       *[other] Vyhrává { $name }: { $points }.
    }
table-won-together = Společné vítězství, každý { $points }: { $names }.
table-result =
    { $who ->
        [you] Ty
       *[other] { $name }
    }: { $points }.
table-nobody-won = Nikdo nevyhrál.
table-forfeited =
    { $who ->
        [you] Vzdáváš hru.
       *[other] { $name } vzdává hru.
    }

## Hints: who asks for one, the list of choices, and what a choice is worth, beside its name.

table-hint = Rada
table-hint-choices = Nejlepší volby
table-hint-forecast = výhra { $chance } %, { $points }
table-hint-opens = { $forecast }; další hráč: Qwirkle { $chance } %
table-hint-best = nejlepší volba
table-hint-less = o { $points } bodu méně
table-hint-only = Jinou volbu nemáš: { $choice }.

## Why a table does not take something.

table-refusal-seat = U tohoto stolu není místo { $number }.
table-refusal-person = { $name }: tam nesedí člověk.
table-refusal-void = Na tohle už se nikdo neptá.
table-refusal-nothing = Není co vzít zpět: co kostky nebo pytlík mezitím ukázaly, se nedá zapomenout.
table-refusal-shown = Není co vzít zpět: další volba ({ $name }) už je odkrytá.
table-refusal-impossible = To teď nemůže padnout ani být vytaženo.
