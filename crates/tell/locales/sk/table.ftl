# Every table: people, seats, lists, numbers, ends, refusals.

## Lists.

table-and = { $first } a { $last }
table-or = { $first } alebo { $last }

## People.

table-you = ty
table-call = { $name }: { $text }
table-player = Hráč { $number }
table-sealed =
    { $who ->
        [you] máš vybrané
       *[other] { $name } má vybrané
    }
table-choosing =
    { $who ->
        [you] Vyberáš.
       *[other] Vyberá { $name }.
    }
table-still-choosing =
    { $count ->
        [one] Ešte vyberá { $names }.
        [few] Ešte vyberajú { $names }.
       *[other] Ešte vyberajú { $names }.
    }
table-seat-state =
    { $state ->
        [waiting] čaká
        [choosing] vyberá
        [chosen] má vybrané
        [turn] na ťahu
        [away] preč
       *[bot] počítač
    }
table-level =
    { $level ->
        [beginner] začiatočník
        [casual] amatér
        [skilled] pokročilý
        [expert] expert
        [master] majster
        [random] náhoda
        [greedy] nenásytný
        [steady] rozvážny
        [evolved] vyšľachtený
       *[other] { $level }
    }
table-level-about =
    { $level ->
        [beginner] pozná pravidlá a veľa prehliadne
        [casual] všeličo prehliadne a zle odhadne
        [skilled] väčšinu vecí vidí
        [expert] málokedy sa mýli
        [master] to najlepšie, čo tu je
        [random] všetko losuje
        [greedy] berie, čo teraz prinesie najviac
        [steady] myslí na body aj na to, čo príde
        [evolved] hodnotí karty podľa zverejneného vzorca
       *[other] { "" }
    }

## Points and the end.

table-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
table-total = spolu
table-over = Hra sa skončila.
table-won =
    { $who ->
        [you] Vyhrávaš: { $points }.
       *[other] Vyhráva { $name }: { $points }.
    }
table-won-together = Spoločné víťazstvo, každý { $points }: { $names }.
table-result =
    { $who ->
        [you] Ty
       *[other] { $name }
    }: { $points }.
table-nobody-won = Nikto nevyhral.
table-forfeited =
    { $who ->
        [you] Vzdávaš hru.
       *[other] { $name } vzdáva hru.
    }

## Hints: who asks for one, the list of choices, and what a choice is worth, beside its name.

table-hint = Rada
table-hint-choices = Najlepšie voľby
table-hint-forecast = výhra { $chance } %, { $points }
table-hint-opens = { $forecast }; ďalší hráč: Qwirkle { $chance } %
table-hint-best = najlepšia voľba
table-hint-less = o { $points } bodu menej
table-hint-only = Inú voľbu nemáš: { $choice }.

## Why a table does not take something.

table-refusal-seat = Pri tomto stole nie je miesto { $number }.
table-refusal-person = { $name }: tam nesedí človek.
table-refusal-void = Na toto sa už nikto nepýta.
table-refusal-nothing = Nie je čo vziať späť: čo kocky alebo vrecko medzitým ukázali, sa nedá zabudnúť.
table-refusal-shown = Nie je čo vziať späť: ďalšia voľba ({ $name }) je už odkrytá.
table-refusal-impossible = To teraz nemôže padnúť ani byť vytiahnuté.
