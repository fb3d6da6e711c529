# Sentences about Qwixx and Longo. A clause about a step begins in lower case: it may stand inside a line.

## Rows and fields. The object is what somebody crosses; "in" is where a number is crossed.

qwixx-colour =
    { $colour ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    }
qwixx-in-colour =
    { $colour ->
        [red] czerwonym
        [yellow] żółtym
        [green] zielonym
       *[blue] niebieskim
    }
qwixx-row =
    { $colour ->
        [red] czerwony rząd
        [yellow] żółty rząd
        [green] zielony rząd
       *[blue] niebieski rząd
    }
qwixx-die =
    { $colour ->
        [red] czerwona kostka
        [yellow] żółta kostka
        [green] zielona kostka
       *[blue] niebieska kostka
    }
qwixx-field =
    { $colour ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
       *[blue] niebieskie
    } { $number }
qwixx-field-object =
    { $colour ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
       *[blue] niebieskie
    } { $number }
qwixx-with-lock = { $field } i kłódkę
qwixx-crosses =
    { $count ->
        [0] bez skreśleń
        [one] { $count } skreślenie
        [few] { $count } skreślenia
       *[many] { $count } skreśleń
    }
qwixx-misthrows = nietrafienia

## Steps.

qwixx-rolled =
    { $who ->
        [you] rzucasz { $dice }
       *[other] { $name } rzuca { $dice }
    }
qwixx-crossed =
    { $who ->
        [you] skreślasz { $fields }
       *[other] { $name } skreśla { $fields }
    }
qwixx-then = { $first }, potem { $last }
qwixx-passed =
    { $who ->
        [you] pasujesz
       *[other] { $name } pasuje
    }
qwixx-misthrow =
    { $who ->
        [you] nic nie skreślasz: nietrafienie
       *[other] { $name } nic nie skreśla: nietrafienie
    }

## What may be done now.

qwixx-to-roll =
    { $who ->
        [you] Teraz rzucasz.
       *[other] Teraz rzuca { $name }.
    }
qwixx-white-dice = Białe kostki: { $one } + { $other } = { $sum }.
qwixx-may-sum = Możesz skreślić { $sum } w { $rows } rzędzie.
qwixx-may-fields = Możesz skreślić { $fields }.
qwixx-may-lucky = Twoja szczęśliwa liczba! Możesz skreślić { $fields }.
qwixx-may-sum-or-lucky = Możesz skreślić { $sum } w { $rows } rzędzie albo szczęśliwą liczbą { $fields }.
qwixx-may-nothing = Liczby { $sum } nie możesz teraz skreślić.
qwixx-next-yours = Potem twoja akcja 2.
qwixx-next-other = Potem akcja 2: { $name }.
qwixx-may-colour = Akcja 2, biała i kolorowa kostka: możesz skreślić { $fields }.
qwixx-may-colour-nothing = Akcja 2: nie możesz nic skreślić.
qwixx-without =
    { $cost ->
        [misthrow] Bez skreślenia: nietrafienie.
        [end] Bez skreślenia: twoje czwarte nietrafienie i koniec gry.
       *[free] Pas nic nie kosztuje.
    }
qwixx-nothing-left =
    { $cost ->
        [misthrow] To nietrafienie.
        [end] To twoje czwarte nietrafienie i koniec gry.
       *[free] Spasuj: masz skreślenie z akcji 1.
    }
qwixx-own-choice = Twój wybór: { $field }.
qwixx-own-pass = Twój wybór: pas.
qwixx-choosing-colour =
    { $who ->
        [you] Wybierasz w akcji 2.
       *[other] W akcji 2 wybiera { $name }.
    }

## What a choice brings.

qwixx-effect-skips =
    { $count ->
        [one] pomija { $count } liczbę
        [few] pomija { $count } liczby
       *[many] pomija { $count } liczb
    }
qwixx-effect-closes = zamyka { qwixx-row }
qwixx-effect-lucky = szczęśliwą liczbą
qwixx-effect-misthrow = nietrafienie, minus 5 punktów
qwixx-effect-pass = pas

## The end.

qwixx-end-misthrow =
    { $who ->
        [you] Masz czwarte nietrafienie.
       *[other] Czwarte nietrafienie: { $name }.
    }
qwixx-end-rows = Zamknięte rzędy: { $rows }.

## For screen readers.

qwixx-heard-roll = Białe kostki { $one } i { $other }: { $sum }.
qwixx-heard-may = Możesz skreślić { $fields }.
qwixx-heard-lock =
    { $who ->
        [you] Zamykasz { qwixx-row }.
       *[other] { $name } zamyka { qwixx-row }.
    }
qwixx-heard-gone =
    Nie ma już kostki: { $colour ->
        [red] czerwona
        [yellow] żółta
        [green] zielona
       *[blue] niebieska
    }.
qwixx-heard-row =
    { qwixx-colour }: { qwixx-crosses }, następne { $next }, { $missing ->
        [0] kłódka gotowa.
        [one] do kłódki brakuje { $missing }.
        [few] do kłódki brakuje { $missing }.
       *[many] do kłódki brakuje { $missing }.
    }
qwixx-heard-row-closed = { qwixx-colour }: { qwixx-crosses }, zamknięty.
qwixx-heard-row-locked = { qwixx-colour }: { qwixx-crosses } z kłódką, zamknięty.

## Why a choice is against the rules.

qwixx-illegal-not-rolled = Nikt jeszcze nie rzucił kostkami.
qwixx-illegal-chosen-already =
    { $who ->
        [you] Twój wybór w akcji 1 już zapadł.
       *[other] { $name }: wybór w akcji 1 już zapadł.
    }
qwixx-illegal-active-only = Akcję 2 ma tylko aktywny gracz: { $name }.
qwixx-illegal-no-such-number = { qwixx-row } nie ma liczby { $number }.
qwixx-illegal-row-closed = { qwixx-row } jest zamknięty.
qwixx-illegal-not-white = Białe kostki dają { $sum }: { qwixx-field } nie pasuje do akcji 1.
qwixx-illegal-not-lucky = { $sum } to twoja szczęśliwa liczba, ale { qwixx-field } do niej nie pasuje. Możesz skreślić { $fields }.
qwixx-illegal-not-lucky-pass = { $sum } to twoja szczęśliwa liczba, ale { qwixx-field } do niej nie pasuje. Możesz tylko spasować.
qwixx-illegal-not-colour = { qwixx-die } daje z białą { $sums }, nie { $number }.
qwixx-illegal-die-gone = { qwixx-die } nie jest już w grze: { qwixx-field } można skreślić tylko w akcji 1.
qwixx-illegal-crossed-already = { qwixx-field } jest już skreślone.
qwixx-illegal-left-of-last = { qwixx-field } leży na lewo od ostatniego skreślenia w tym rzędzie, liczby { $last }.
qwixx-illegal-too-few =
    { $needed ->
        [one] { qwixx-field } wymaga najpierw { $needed } skreślenia w tym rzędzie.
        [few] { qwixx-field } wymaga najpierw { $needed } skreśleń w tym rzędzie.
       *[many] { qwixx-field } wymaga najpierw { $needed } skreśleń w tym rzędzie.
    } Masz { $crosses }.
