# Sentences about Qwirkle. A clause about a step begins in lower case: it may stand inside a line.

## Tiles.

qwirkle-colour =
    { $colour ->
        [red] červená
        [orange] oranžová
        [yellow] žltá
        [green] zelená
        [blue] modrá
       *[purple] fialová
    }
qwirkle-shape =
    { $shape ->
        [square] štvorec
        [circle] kruh
        [diamond] kosoštvorec
        [clover] štvorlístok
        [star] hviezda
       *[cross] kríž
    }
qwirkle-tile =
    { $shape ->
        [star] { qwirkle-colour }
       *[other] { $colour ->
            [red] červený
            [orange] oranžový
            [yellow] žltý
            [green] zelený
            [blue] modrý
           *[purple] fialový
        }
    } { qwirkle-shape }
qwirkle-tiles =
    { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    }

## Steps.

qwirkle-dealt =
    { $who ->
        [you] máš najdlhší rad: { qwirkle-tiles }
       *[other] { $name } má najdlhší rad: { qwirkle-tiles }
    }
qwirkle-placed =
    { $who ->
        [you] prikladáš: { $tiles } – { $points }
       *[other] { $name } prikladá: { $tiles } – { $points }
    }
qwirkle-bonus =
    { $count ->
        [one] { $text }, Qwirkle!
        [few] { $text }, { $count }× Qwirkle!
       *[other] { $text }, { $count }× Qwirkle!
    }
qwirkle-traded =
    { $who ->
        [you] vymieňaš: { $tiles }
       *[other] { $name } vymieňa: { $tiles }
    }
qwirkle-traded-some =
    { $who ->
        [you] vymieňaš { qwirkle-tiles }
       *[other] { $name } vymieňa { qwirkle-tiles }
    }
qwirkle-passed =
    { $who ->
        [you] nemôžeš nič a vynechávaš
       *[other] { $name } nemôže nič a vynecháva
    }
qwirkle-drew =
    { $who ->
        [you] berieš: { $tiles }
       *[other] { $name } berie: { $tiles }
    }
qwirkle-then-drew = { $text }, z vrecka { $tiles }

## What may be done now.

qwirkle-to-deal = Kamene sa ešte len rozdajú.
qwirkle-begin =
    { $count ->
        [one] Začínaš jedným kameňom: dlhší rad nikto nemá.
        [few] Začínaš: polož { $count } kamene do radu, dlhší nikto nemá.
       *[other] Začínaš: polož { $count } kameňov do radu, dlhší nikto nemá.
    }
qwirkle-your-turn = Si na ťahu: prilož kamene do jedného radu, alebo vymeň.
qwirkle-your-turn-no-bag = Si na ťahu: prilož kamene do jedného radu. Vrecko je prázdne.
qwirkle-must-trade =
    { $count ->
        [one] Nemôžeš nič priložiť: vymeň { $count } kameň.
        [few] Nemôžeš nič priložiť: vymeň najviac { $count } kamene.
       *[other] Nemôžeš nič priložiť: vymeň najviac { $count } kameňov.
    }
qwirkle-must-pass = Nemôžeš nič priložiť a vrecko je prázdne: vynechaj.
qwirkle-next = Potom hrá { $name }.
qwirkle-to-draw =
    { $who ->
        [you] Teraz si berieš { qwirkle-tiles }.
       *[other] { $name } si teraz berie { qwirkle-tiles }.
    }

## Lines and points.

qwirkle-formed-alone = { $points }: jeden kameň sám
qwirkle-formed-line = { $points }: rad dĺžky { $length }
qwirkle-formed-lines = { $points }: rady dĺžky { $lengths }
qwirkle-formed-sum =
    { $count ->
        [one] { $sum } za { $count } rad
        [few] { $sum } za { $count } rady
       *[other] { $sum } za { $count } radov
    }
qwirkle-effect-ends = ukončí hru
qwirkle-lines = rady
qwirkle-qwirkles = Qwirkle
qwirkle-last-tile = posledný

## The end.

qwirkle-end-last-tile =
    { $who ->
        [you] Kladieš posledný kameň.
       *[other] Posledný kameň kladie { $name }.
    }
qwirkle-end-all-passed = Nikto nemohol priložiť a vrecko bolo prázdne.
qwirkle-end-no-tile = Tri kolá nikto nič nepriložil.

## Why a choice is against the rules.

qwirkle-illegal-not-dealt = Kamene ešte nie sú rozdané.
qwirkle-illegal-draw-first =
    { $who ->
        [you] Najprv si musíš vziať kamene.
       *[other] { $name } si najprv musí vziať kamene.
    }
qwirkle-illegal-not-your-turn = Na ťahu je { $name }.
qwirkle-illegal-not-held =
    { $held ->
        [0] Tento kameň nemáš: { qwirkle-tile }.
        [one] Tento kameň máš len raz: { qwirkle-tile }.
        [few] Tento kameň máš len { $held }×: { qwirkle-tile }.
       *[other] Tento kameň máš len { $held }×: { qwirkle-tile }.
    }
qwirkle-illegal-same-cell = Na { $cell } nemôžu ležať dva kamene.
qwirkle-illegal-taken = Na { $cell } už leží kameň: { qwirkle-tile }.
qwirkle-illegal-not-in-line = Kamene neležia v jednom rade.
qwirkle-illegal-gap = Na { $cell } je medzera.
qwirkle-illegal-apart = Žiadny kameň sa nedotýka ostatných.
qwirkle-illegal-alike = V rade cez { $cell } by tento kameň bol dvakrát: { qwirkle-tile }.
qwirkle-illegal-unlike = { $one } a { $other } nemajú spoločnú farbu ani tvar.
qwirkle-illegal-opening-cell = Prvý rad sa začína na { $cell } a vedie doprava alebo nadol.
qwirkle-illegal-opening-length = Prvý rad musí mať { qwirkle-tiles }: toľko má ten najdlhší.
qwirkle-illegal-opening-not-placed = Kto začína, musí položiť rad: nemôže meniť ani vynechať.
qwirkle-illegal-empty-trade = Vymeň aspoň jeden kameň.
qwirkle-illegal-bag-empty = Vrecko je prázdne; meniť nemôžeš.
qwirkle-illegal-bag-too-small =
    Vo vrecku { $count ->
        [one] je len { qwirkle-tiles }
        [few] sú len { qwirkle-tiles }
       *[other] je len { qwirkle-tiles }
    }; toľko ich vymeniť nemôžeš: { $traded }.
qwirkle-illegal-pass-with-bag = Vrecko nie je prázdne: vymeň kamene, keď nemôžeš priložiť.
qwirkle-illegal-pass-with-placement = Ešte môžeš priložiť: vynechať sa nedá.
