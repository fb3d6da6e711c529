# Sentences about Qwirkle. A clause about a step begins in lower case: it may stand inside a line.

## Tiles.

qwirkle-colour =
    { $colour ->
        [red] červená
        [orange] oranžová
        [yellow] žlutá
        [green] zelená
        [blue] modrá
       *[purple] fialová
    }
qwirkle-shape =
    { $shape ->
        [square] čtverec
        [circle] kruh
        [diamond] kosočtverec
        [clover] čtyřlístek
        [star] hvězda
       *[cross] kříž
    }
qwirkle-tile =
    { $shape ->
        [star] { qwirkle-colour }
       *[other] { $colour ->
            [red] červený
            [orange] oranžový
            [yellow] žlutý
            [green] zelený
            [blue] modrý
           *[purple] fialový
        }
    } { qwirkle-shape }
qwirkle-tiles =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }

## Steps.

qwirkle-dealt =
    { $who ->
        [you] máš nejdelší řadu: { qwirkle-tiles }
       *[other] { $name } má nejdelší řadu: { qwirkle-tiles }
    }
qwirkle-placed =
    { $who ->
        [you] přikládáš: { $tiles } – { $points }
       *[other] { $name } přikládá: { $tiles } – { $points }
    }
qwirkle-bonus =
    { $count ->
        [one] { $text }, Qwirkle!
        [few] { $text }, { $count }× Qwirkle!
       *[other] { $text }, { $count }× Qwirkle!
    }
qwirkle-traded =
    { $who ->
        [you] vyměňuješ: { $tiles }
       *[other] { $name } vyměňuje: { $tiles }
    }
qwirkle-traded-some =
    { $who ->
        [you] vyměňuješ { qwirkle-tiles }
       *[other] { $name } vyměňuje { qwirkle-tiles }
    }
qwirkle-passed =
    { $who ->
        [you] nemůžeš nic a vynecháváš
       *[other] { $name } nemůže nic a vynechává
    }
qwirkle-drew =
    { $who ->
        [you] bereš: { $tiles }
       *[other] { $name } bere: { $tiles }
    }
qwirkle-then-drew = { $text }, z pytlíku { $tiles }

## What may be done now.

qwirkle-to-deal = Kameny se teprve rozdají.
qwirkle-begin =
    { $count ->
        [one] Začínáš jedním kamenem: delší řadu nikdo nemá.
        [few] Začínáš: polož { $count } kameny do řady, delší nikdo nemá.
       *[other] Začínáš: polož { $count } kamenů do řady, delší nikdo nemá.
    }
qwirkle-your-turn = Jsi na tahu: přilož kameny do jedné řady, nebo vyměň.
qwirkle-your-turn-no-bag = Jsi na tahu: přilož kameny do jedné řady. Pytlík je prázdný.
qwirkle-must-trade =
    { $count ->
        [one] Nemůžeš nic přiložit: vyměň { $count } kámen.
        [few] Nemůžeš nic přiložit: vyměň nejvýš { $count } kameny.
       *[other] Nemůžeš nic přiložit: vyměň nejvýš { $count } kamenů.
    }
qwirkle-must-pass = Nemůžeš nic přiložit a pytlík je prázdný: vynech.
qwirkle-next = Pak hraje { $name }.
qwirkle-to-draw =
    { $who ->
        [you] Teď si bereš { qwirkle-tiles }.
       *[other] { $name } si teď bere { qwirkle-tiles }.
    }

## Lines and points.

qwirkle-formed-alone = { $points }: jeden kámen sám
qwirkle-formed-line = { $points }: řada délky { $length }
qwirkle-formed-lines = { $points }: řady délky { $lengths }
qwirkle-formed-sum =
    { $count ->
        [one] { $sum } za { $count } řadu
        [few] { $sum } za { $count } řady
       *[other] { $sum } za { $count } řad
    }
qwirkle-effect-ends = ukončí hru
qwirkle-lines = řady
qwirkle-qwirkles = Qwirkly
qwirkle-last-tile = poslední

## The end.

qwirkle-end-last-tile =
    { $who ->
        [you] Pokládáš poslední kámen.
       *[other] Poslední kámen pokládá { $name }.
    }
qwirkle-end-all-passed = Nikdo nemohl přiložit a pytlík byl prázdný.
qwirkle-end-no-tile = Tři kola nikdo nic nepřiložil.

## Why a choice is against the rules.

qwirkle-illegal-not-dealt = Kameny ještě nejsou rozdané.
qwirkle-illegal-draw-first =
    { $who ->
        [you] Nejdřív si musíš vzít kameny.
       *[other] { $name } si nejdřív musí vzít kameny.
    }
qwirkle-illegal-not-your-turn = Na tahu je { $name }.
qwirkle-illegal-not-held =
    { $held ->
        [0] Tento kámen nemáš: { qwirkle-tile }.
        [one] Tento kámen máš jen jednou: { qwirkle-tile }.
        [few] Tento kámen máš jen { $held }×: { qwirkle-tile }.
       *[other] Tento kámen máš jen { $held }×: { qwirkle-tile }.
    }
qwirkle-illegal-same-cell = Na { $cell } nemohou ležet dva kameny.
qwirkle-illegal-taken = Na { $cell } už leží kámen: { qwirkle-tile }.
qwirkle-illegal-not-in-line = Kameny neleží v jedné řadě.
qwirkle-illegal-gap = Na { $cell } je mezera.
qwirkle-illegal-apart = Žádný kámen se nedotýká ostatních.
qwirkle-illegal-alike = V řadě přes { $cell } by tento kámen byl dvakrát: { qwirkle-tile }.
qwirkle-illegal-unlike = { $one } a { $other } nemají společnou barvu ani tvar.
qwirkle-illegal-opening-cell = První řada začíná na { $cell } a vede doprava nebo dolů.
qwirkle-illegal-opening-length = První řada musí mít { qwirkle-tiles }: tolik má ta nejdelší.
qwirkle-illegal-opening-not-placed = Kdo začíná, musí položit řadu: nemůže měnit ani vynechat.
qwirkle-illegal-empty-trade = Vyměň aspoň jeden kámen.
qwirkle-illegal-bag-empty = Pytlík je prázdný; měnit nemůžeš.
qwirkle-illegal-bag-too-small =
    V pytlíku { $count ->
        [one] je jen { qwirkle-tiles }
        [few] jsou jen { qwirkle-tiles }
       *[other] je jen { qwirkle-tiles }
    }; tolik jich vyměnit nemůžeš: { $traded }.
qwirkle-illegal-pass-with-bag = Pytlík není prázdný: vyměň kameny, když nemůžeš přiložit.
qwirkle-illegal-pass-with-placement = Ještě můžeš přiložit: vynechat nejde.
