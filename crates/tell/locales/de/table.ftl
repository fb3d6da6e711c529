# Every table: people, seats, lists, numbers, ends, refusals.

## Lists.

table-and = { $first } und { $last }
table-or = { $first } oder { $last }

## People.

table-you = du
table-call = { $name }: { $text }
table-player = Spieler { $number }
table-sealed =
    { $who ->
        [you] du hast gewählt
       *[other] { $name } hat gewählt
    }
table-choosing =
    { $who ->
        [you] Du wählst gerade.
       *[other] { $name } wählt gerade.
    }
table-still-choosing =
    { $count ->
        [one] { $names } wählt noch.
       *[other] { $names } wählen noch.
    }
table-seat-state =
    { $state ->
        [waiting] wartet
        [choosing] wählt
        [chosen] hat gewählt
        [turn] am Zug
        [away] nicht da
       *[bot] Computer
    }
table-level =
    { $level ->
        [beginner] Anfänger
        [casual] Amateur
        [skilled] Könner
        [expert] Experte
        [master] Meister
        [random] Zufall
        [greedy] Gierig
        [steady] Besonnen
        [evolved] Gezüchtet
       *[other] { $level }
    }
table-level-about =
    { $level ->
        [beginner] kennt die Regeln und übersieht viel
        [casual] übersieht manches, irrt sich auch
        [skilled] sieht das meiste
        [expert] irrt sich selten
        [master] das Beste, was es gibt
        [random] lässt das Los entscheiden
        [greedy] nimmt, was jetzt am meisten bringt
        [steady] denkt an Punkte und an später
        [evolved] bewertet Zettel nach einer veröffentlichten Formel
       *[other] { "" }
    }

## Points and the end.

table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
table-total = Summe
table-over = Das Spiel ist zu Ende.
table-won =
    { $who ->
        [you] Du gewinnst: { $points }.
       *[other] { $name } gewinnt: { $points }.
    }
table-won-together = Geteilter Sieg, je { $points }: { $names }.
table-result =
    { $who ->
        [you] Du
       *[other] { $name }
    }: { $points }.
table-nobody-won = Niemand hat gewonnen.
table-forfeited =
    { $who ->
        [you] Du hast das Spiel aufgegeben.
       *[other] { $name } hat das Spiel aufgegeben.
    }

## Hints: who asks for one, the list of choices, and what a choice is worth, beside its name.

table-hint = Tipp
table-hint-choices = Das Beste jetzt
table-hint-forecast = Sieg { $chance } %, { $points }
table-hint-opens = { $forecast }; Nächster: Qwirkle { $chance } %
table-hint-best = die beste Wahl
table-hint-less = { $points } Punkte weniger
table-hint-only = Du hast keine andere Wahl: { $choice }.

## Why a table does not take something.

table-refusal-seat = An diesem Tisch gibt es keinen Platz { $number }.
table-refusal-person = { $name }: Da sitzt kein Mensch.
table-refusal-void = Die Frage ist nicht mehr offen.
table-refusal-nothing = Nichts zum Zurücknehmen: Was Würfel oder Beutel seither gezeigt haben, bleibt bekannt.
table-refusal-shown = Nichts zum Zurücknehmen: Die Wahl von { $name } ist schon aufgedeckt.
table-refusal-impossible = Das kann jetzt nicht gewürfelt oder gezogen werden.
