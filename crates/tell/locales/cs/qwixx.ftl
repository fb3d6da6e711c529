# Sentences about Qwixx and Longo. A clause about a step begins in lower case: it may stand inside a line.

## Rows and fields. The object is what somebody crosses; "in" is where a number is crossed.

qwixx-colour =
    { $colour ->
        [red] červená
        [yellow] žlutá
        [green] zelená
       *[blue] modrá
    }
qwixx-in-colour =
    { $colour ->
        [red] v červené
        [yellow] ve žluté
        [green] v zelené
       *[blue] v modré
    }
qwixx-row =
    { $colour ->
        [red] červená řada
        [yellow] žlutá řada
        [green] zelená řada
       *[blue] modrá řada
    }
qwixx-die =
    { $colour ->
        [red] červená kostka
        [yellow] žlutá kostka
        [green] zelená kostka
       *[blue] modrá kostka
    }
qwixx-field = { qwixx-colour } { $number }
qwixx-field-object =
    { $colour ->
        [red] červenou
        [yellow] žlutou
        [green] zelenou
       *[blue] modrou
    } { $number }
qwixx-with-lock = { $field } a zámek
qwixx-crosses =
    { $count ->
        [0] žádný křížek
        [one] { $count } křížek
        [few] { $count } křížky
       *[other] { $count } křížků
    }
qwixx-misthrows = chybné hody

## Steps.

qwixx-rolled =
    { $who ->
        [you] házíš { $dice }
       *[other] { $name } hází { $dice }
    }
qwixx-crossed =
    { $who ->
        [you] křížkuješ { $fields }
       *[other] { $name } křížkuje { $fields }
    }
qwixx-then = { $first }, pak { $last }
qwixx-passed =
    { $who ->
        [you] vynecháváš
       *[other] { $name } vynechává
    }
qwixx-misthrow =
    { $who ->
        [you] nekřížkuješ nic: chybný hod
       *[other] { $name } nekřížkuje nic: chybný hod
    }

## What may be done now.

qwixx-to-roll =
    { $who ->
        [you] Teď házíš.
       *[other] Teď hází { $name }.
    }
qwixx-white-dice = Bílé kostky: { $one } + { $other } = { $sum }.
qwixx-may-sum = Můžeš zakřížkovat { $sum } { $rows } řadě.
qwixx-may-fields = Můžeš zakřížkovat { $fields }.
qwixx-may-lucky = Tvoje šťastné číslo! Můžeš zakřížkovat { $fields }.
qwixx-may-sum-or-lucky = Můžeš zakřížkovat { $sum } { $rows } řadě, nebo se šťastným číslem { $fields }.
qwixx-may-nothing = Číslo { $sum } teď zakřížkovat nemůžeš.
qwixx-next-yours = Pak tvoje akce 2.
qwixx-next-other = Pak akce 2: { $name }.
qwixx-may-colour = Akce 2, bílá a barevná kostka: můžeš zakřížkovat { $fields }.
qwixx-may-colour-nothing = Akce 2: nemůžeš nic zakřížkovat.
qwixx-without =
    { $cost ->
        [misthrow] Bez křížku: chybný hod.
        [end] Bez křížku: tvůj čtvrtý chybný hod a konec hry.
       *[free] Vynechat můžeš bez ztráty.
    }
qwixx-nothing-left =
    { $cost ->
        [misthrow] To je chybný hod.
        [end] To je tvůj čtvrtý chybný hod a konec hry.
       *[free] Vynech: křížek máš z akce 1.
    }
qwixx-own-choice = Tvoje volba: { $field }.
qwixx-own-pass = Tvoje volba: vynechat.
qwixx-choosing-colour =
    { $who ->
        [you] Vybíráš v akci 2.
       *[other] V akci 2 vybírá { $name }.
    }

## What a choice brings.

qwixx-effect-skips =
    { $count ->
        [one] přeskočí { $count } číslo
        [few] přeskočí { $count } čísla
       *[other] přeskočí { $count } čísel
    }
qwixx-effect-closes =
    uzamkne { $colour ->
        [red] červenou
        [yellow] žlutou
        [green] zelenou
       *[blue] modrou
    }
qwixx-effect-lucky = šťastným číslem
qwixx-effect-misthrow = chybný hod, minus 5 bodů
qwixx-effect-pass = vynechat

## The end.

qwixx-end-misthrow =
    { $who ->
        [you] Máš čtvrtý chybný hod.
       *[other] Čtvrtý chybný hod: { $name }.
    }
qwixx-end-rows = Uzamčeno: { $rows }.

## For screen readers.

qwixx-heard-roll = Bílé kostky { $one } a { $other }: { $sum }.
qwixx-heard-may = Můžeš zakřížkovat { $fields }.
qwixx-heard-lock =
    { $who ->
        [you] Uzamykáš { $colour ->
            [red] červenou
            [yellow] žlutou
            [green] zelenou
           *[blue] modrou
        } řadu.
       *[other] { $name } uzamyká { $colour ->
            [red] červenou
            [yellow] žlutou
            [green] zelenou
           *[blue] modrou
        } řadu.
    }
qwixx-heard-gone =
    { $colour ->
        [red] Červená kostka
        [yellow] Žlutá kostka
        [green] Zelená kostka
       *[blue] Modrá kostka
    } je pryč.
qwixx-heard-row =
    { qwixx-colour }: { qwixx-crosses }, další je { $next }, { $missing ->
        [0] zámek je připraven.
        [one] k zámku chybí { $missing }.
        [few] k zámku chybí { $missing }.
       *[other] k zámku chybí { $missing }.
    }
qwixx-heard-row-closed = { qwixx-colour }: { qwixx-crosses }, uzamčeno.
qwixx-heard-row-locked = { qwixx-colour }: { qwixx-crosses } se zámkem, uzamčeno.

## Why a choice is against the rules.

qwixx-illegal-not-rolled = Ještě se neházelo.
qwixx-illegal-chosen-already =
    { $who ->
        [you] V akci 1 už máš vybráno.
       *[other] { $name } už má v akci 1 vybráno.
    }
qwixx-illegal-active-only = Akci 2 má jen aktivní hráč: { $name }.
qwixx-illegal-no-such-number = { qwixx-row } nemá číslo { $number }.
qwixx-illegal-row-closed = { qwixx-row } je uzamčená.
qwixx-illegal-not-white = Bílé kostky dávají { $sum }: { qwixx-field } není pro akci 1.
qwixx-illegal-not-lucky = { $sum } je tvoje šťastné číslo, ale { qwixx-field } k němu nepatří. Můžeš zakřížkovat { $fields }.
qwixx-illegal-not-lucky-pass = { $sum } je tvoje šťastné číslo, ale { qwixx-field } k němu nepatří. Můžeš jen vynechat.
qwixx-illegal-not-colour = { qwixx-die } dává s bílou { $sums }, ne { $number }.
qwixx-illegal-die-gone = { qwixx-die } už není ve hře: { qwixx-field } je jen pro akci 1.
qwixx-illegal-crossed-already = { qwixx-field } už má křížek.
qwixx-illegal-left-of-last = { qwixx-field } je vlevo od tvého posledního křížku v řadě, čísla { $last }.
qwixx-illegal-too-few =
    { $needed ->
        [one] { qwixx-field } potřebuje nejdřív { $needed } křížek v této řadě.
        [few] { qwixx-field } potřebuje nejdřív { $needed } křížky v této řadě.
       *[other] { qwixx-field } potřebuje nejdřív { $needed } křížků v této řadě.
    } Máš { $crosses }.
