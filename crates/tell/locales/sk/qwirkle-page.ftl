# The table of Qwirkle in the browser: buttons, labels, the trade, the curtain.

qp-title-yours = Qwirkle · si na ťahu
qp-title-turn = Qwirkle · { $name }

## The board.

qp-board =
    { $count ->
        [one] Hracia plocha, { $count } kameň
        [few] Hracia plocha, { $count } kamene
       *[other] Hracia plocha, { $count } kameňov
    }
qp-zoom = Pohľad na plochu
qp-zoom-in = Zväčšiť
qp-zoom-out = Zmenšiť
qp-fit = Ukázať celú plochu
qp-cell = Riadok { $row }, stĺpec { $column }: { $what }
qp-cell-empty = prázdne
qp-cell-fits = prázdne, hodí sa { $tile }
qp-cell-laid = { $tile }, z tohto ťahu

## The hand.

qp-hand = Tvoje kamene
qp-actions = Čo môžeš urobiť
qp-recall = Vziať všetky kamene späť
qp-shuffle = Zamiešať kamene
qp-sort = Zoradiť kamene
qp-trade = Vymeniť
qp-pass = Vynechať
qp-place = Priložiť
qp-place-for = Priložiť za { $points }
qp-take-back = Vziať späť
qp-choose-cell = Teraz ťukni na jedno z orámovaných polí.
qp-fits-nowhere = Tento kameň sa teraz nikam nehodí.
qp-last-tile-bonus = A 6 za posledný kameň.
qp-picked =
    { $count ->
        [0] Vybrané: { $tile }. Teraz sa nikam nehodí.
        [one] Vybrané: { $tile }. Hodí sa na { $count } pole.
        [few] Vybrané: { $tile }. Hodí sa na { $count } polia.
       *[other] Vybrané: { $tile }. Hodí sa na { $count } polí.
    }
qp-taken-up = Späť v ruke: { $tile }.
qp-recalled = Všetky kamene máš späť v ruke.
qp-shuffled = Kamene sú zamiešané.
qp-sorted-by-colour = Kamene sú zoradené podľa farby.
qp-sorted-by-shape = Kamene sú zoradené podľa tvaru.
qp-refused = Stôl to neprijal. Skús to znova.

## The players.

qp-players = Hráči
qp-player = Hráč
qp-bag =
    { $count ->
        [one] Vo vrecku je { $count } kameň. Ukázať kamene, ktoré nevidíš.
        [few] Vo vrecku sú { $count } kamene. Ukázať kamene, ktoré nevidíš.
       *[other] Vo vrecku je { $count } kameňov. Ukázať kamene, ktoré nevidíš.
    }
qp-last-turns = Posledné ťahy
qp-qwirkle = Qwirkle!
qp-turn-placed =
    { $who ->
        [you] Prikladáš { qwirkle-tiles }.
       *[other] { $name } prikladá { qwirkle-tiles }.
    }
qp-turn-traded =
    { $who ->
        [you] Vymieňaš { qwirkle-tiles }.
       *[other] { $name } vymieňa { qwirkle-tiles }.
    }
qp-turn-passed =
    { $who ->
        [you] Vynechávaš.
       *[other] { $name } vynecháva.
    }

## Tiles that one cannot see.

qp-unseen = Kamene, ktoré nevidíš
qp-unseen-title = Kamene, ktoré nevidíš · { $count }
qp-unseen-where = Vo vrecku { $bag }, u ostatných { $hands }.
qp-unseen-dots = Jedna bodka je jeden kameň.
qp-unseen-kind = { $tile }: nevidíš { $count }

## The trade.

qp-trade-title = Výmena kameňov
qp-trade-how = Vyber kamene, ktoré vrátiš. Vezmeš si rovnako veľa nových a tvoj ťah sa končí.
qp-trade-state = Vybrané { $count } · vo vrecku { $bag }
qp-trade-most =
    { $count ->
        [one] Môžeš vymeniť len jeden kameň.
        [few] Môžeš vymeniť najviac { $count } kamene.
       *[other] Môžeš vymeniť najviac { $count } kameňov.
    }
qp-trade-tiles =
    { $count ->
        [0] Vymeniť kamene
        [one] Vymeniť { $count } kameň
        [few] Vymeniť { $count } kamene
       *[other] Vymeniť { $count } kameňov
    }

## The curtain.

qp-curtain-hand = Podaj zariadenie. Hrá
qp-curtain-hidden = Kamene zostanú skryté, kým { $name } neťukne.
qp-curtain-lift = Hrá { $name }
qp-curtain-scored = { $name } získava { table-points }.

## The end.

qp-left = Zostalo:
qp-replay = Prehrať
qp-again = Hrať znova

## Keys.

qp-keys = Klávesy
qp-key-pick = vybrať kameň z ruky
qp-key-move = pohyb po ploche
qp-key-next = na ďalšie pole, kam sa hodí
qp-key-lay = položiť kameň, alebo ho zase zdvihnúť
qp-key-place = potvrdiť ťah
qp-key-recall = vziať všetky kamene späť
qp-key-trade = vymeniť
qp-key-hint = rada
qp-key-unseen = kamene, ktoré nevidíš
qp-key-zoom = zväčšiť, zmenšiť, celá plocha
