# Sentences about Qwixx and Longo. A clause about a step begins in lower case: it may stand inside a line.

## Rows and fields. The object is what somebody crosses; "in" is where a number is crossed.

qwixx-colour =
    { $colour ->
        [red] červená
        [yellow] žltá
        [green] zelená
       *[blue] modrá
    }
qwixx-in-colour =
    { $colour ->
        [red] v červenom
        [yellow] v žltom
        [green] v zelenom
       *[blue] v modrom
    }
qwixx-row =
    { $colour ->
        [red] červený rad
        [yellow] žltý rad
        [green] zelený rad
       *[blue] modrý rad
    }
qwixx-die =
    { $colour ->
        [red] červená kocka
        [yellow] žltá kocka
        [green] zelená kocka
       *[blue] modrá kocka
    }
qwixx-field = { qwixx-colour } { $number }
qwixx-field-object =
    { $colour ->
        [red] červenú
        [yellow] žltú
        [green] zelenú
       *[blue] modrú
    } { $number }
qwixx-with-lock = { $field } a zámok
qwixx-crosses =
    { $count ->
        [0] žiadny krížik
        [one] { $count } krížik
        [few] { $count } krížiky
       *[other] { $count } krížikov
    }
qwixx-misthrows = chybné hody

## Steps.

qwixx-rolled =
    { $who ->
        [you] hádžeš { $dice }
       *[other] { $name } hádže { $dice }
    }
qwixx-crossed =
    { $who ->
        [you] krížikuješ { $fields }
       *[other] { $name } krížikuje { $fields }
    }
qwixx-then = { $first }, potom { $last }
qwixx-passed =
    { $who ->
        [you] vynechávaš
       *[other] { $name } vynecháva
    }
qwixx-misthrow =
    { $who ->
        [you] nekrížikuješ nič: chybný hod
       *[other] { $name } nekrížikuje nič: chybný hod
    }

## What may be done now.

qwixx-to-roll =
    { $who ->
        [you] Teraz hádžeš.
       *[other] Teraz hádže { $name }.
    }
qwixx-white-dice = Biele kocky: { $one } + { $other } = { $sum }.
qwixx-may-sum = Môžeš zakrížikovať { $sum } { $rows } rade.
qwixx-may-fields = Môžeš zakrížikovať { $fields }.
qwixx-may-lucky = Tvoje šťastné číslo! Môžeš zakrížikovať { $fields }.
qwixx-may-sum-or-lucky = Môžeš zakrížikovať { $sum } { $rows } rade, alebo so šťastným číslom { $fields }.
qwixx-may-nothing = Číslo { $sum } teraz zakrížikovať nemôžeš.
qwixx-next-yours = Potom tvoja akcia 2.
qwixx-next-other = Potom akcia 2: { $name }.
qwixx-may-colour = Akcia 2, biela a farebná kocka: môžeš zakrížikovať { $fields }.
qwixx-may-colour-nothing = Akcia 2: nemôžeš nič zakrížikovať.
qwixx-without =
    { $cost ->
        [misthrow] Bez krížika: chybný hod.
        [end] Bez krížika: tvoj štvrtý chybný hod a koniec hry.
       *[free] Vynechať môžeš bez straty.
    }
qwixx-nothing-left =
    { $cost ->
        [misthrow] To je chybný hod.
        [end] To je tvoj štvrtý chybný hod a koniec hry.
       *[free] Vynechaj: krížik máš z akcie 1.
    }
qwixx-own-choice = Tvoja voľba: { $field }.
qwixx-own-pass = Tvoja voľba: vynechať.
qwixx-choosing-colour =
    { $who ->
        [you] Vyberáš v akcii 2.
       *[other] V akcii 2 vyberá { $name }.
    }

## What a choice brings.

qwixx-effect-skips =
    { $count ->
        [one] preskočí { $count } číslo
        [few] preskočí { $count } čísla
       *[other] preskočí { $count } čísel
    }
qwixx-effect-closes =
    uzamkne { $colour ->
        [red] červený
        [yellow] žltý
        [green] zelený
       *[blue] modrý
    } rad
qwixx-effect-lucky = šťastným číslom
qwixx-effect-misthrow = chybný hod, mínus 5 bodov
qwixx-effect-pass = vynechať

## The end.

qwixx-end-misthrow =
    { $who ->
        [you] Máš štvrtý chybný hod.
       *[other] Štvrtý chybný hod: { $name }.
    }
qwixx-end-rows = Uzamknuté: { $rows }.

## For screen readers.

qwixx-heard-roll = Biele kocky { $one } a { $other }: { $sum }.
qwixx-heard-may = Môžeš zakrížikovať { $fields }.
qwixx-heard-lock =
    { $who ->
        [you] Uzamykáš { $colour ->
            [red] červený
            [yellow] žltý
            [green] zelený
           *[blue] modrý
        } rad.
       *[other] { $name } uzamyká { $colour ->
            [red] červený
            [yellow] žltý
            [green] zelený
           *[blue] modrý
        } rad.
    }
qwixx-heard-gone =
    { $colour ->
        [red] Červená kocka
        [yellow] Žltá kocka
        [green] Zelená kocka
       *[blue] Modrá kocka
    } je preč.
qwixx-heard-row =
    { qwixx-colour }: { qwixx-crosses }, ďalšie je { $next }, { $missing ->
        [0] zámok je pripravený.
        [one] k zámku chýba { $missing }.
        [few] k zámku chýbajú { $missing }.
       *[other] k zámku chýba { $missing }.
    }
qwixx-heard-row-closed = { qwixx-colour }: { qwixx-crosses }, uzamknuté.
qwixx-heard-row-locked = { qwixx-colour }: { qwixx-crosses } so zámkom, uzamknuté.

## Why a choice is against the rules.

qwixx-illegal-not-rolled = Ešte sa nehádzalo.
qwixx-illegal-chosen-already =
    { $who ->
        [you] V akcii 1 už máš vybrané.
       *[other] { $name } už má v akcii 1 vybrané.
    }
qwixx-illegal-active-only = Akciu 2 má len aktívny hráč: { $name }.
qwixx-illegal-no-such-number = { qwixx-row } nemá číslo { $number }.
qwixx-illegal-row-closed = { qwixx-row } je uzamknutý.
qwixx-illegal-not-white = Biele kocky dávajú { $sum }: { qwixx-field } nie je pre akciu 1.
qwixx-illegal-not-lucky = { $sum } je tvoje šťastné číslo, ale { qwixx-field } k nemu nepatrí. Môžeš zakrížikovať { $fields }.
qwixx-illegal-not-lucky-pass = { $sum } je tvoje šťastné číslo, ale { qwixx-field } k nemu nepatrí. Môžeš len vynechať.
qwixx-illegal-not-colour = { qwixx-die } dáva s bielou { $sums }, nie { $number }.
qwixx-illegal-die-gone = { qwixx-die } už nie je v hre: { qwixx-field } je len pre akciu 1.
qwixx-illegal-crossed-already = { qwixx-field } už má krížik.
qwixx-illegal-left-of-last = { qwixx-field } je vľavo od tvojho posledného krížika v rade, čísla { $last }.
qwixx-illegal-too-few =
    { $needed ->
        [one] { qwixx-field } potrebuje najprv { $needed } krížik v tomto rade.
        [few] { qwixx-field } potrebuje najprv { $needed } krížiky v tomto rade.
       *[other] { qwixx-field } potrebuje najprv { $needed } krížikov v tomto rade.
    } Máš { $crosses }.
