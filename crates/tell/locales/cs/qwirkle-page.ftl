# The table of Qwirkle in the browser: buttons, labels, the trade, the curtain.

qp-title-yours = Qwirkle · jsi na tahu
qp-title-turn = Qwirkle · { $name }

## The board.

qp-board =
    { $count ->
        [one] Hrací plocha, { $count } kámen
        [few] Hrací plocha, { $count } kameny
       *[other] Hrací plocha, { $count } kamenů
    }
qp-zoom = Pohled na plochu
qp-zoom-in = Zvětšit
qp-zoom-out = Zmenšit
qp-fit = Ukázat celou plochu
qp-cell = Řádek { $row }, sloupec { $column }: { $what }
qp-cell-empty = prázdné
qp-cell-fits = prázdné, hodí se { $tile }
qp-cell-laid = { $tile }, z tohoto tahu

## The hand.

qp-hand = Tvoje kameny
qp-actions = Co můžeš udělat
qp-recall = Vzít všechny kameny zpět
qp-shuffle = Zamíchat kameny
qp-sort = Seřadit kameny
qp-trade = Vyměnit
qp-pass = Vynechat
qp-place = Přiložit
qp-place-for = Přiložit za { $points }
qp-take-back = Vzít zpět
qp-choose-cell = Teď klepni na jedno z orámovaných polí.
qp-fits-nowhere = Tenhle kámen se teď nikam nehodí.
qp-last-tile-bonus = A 6 za poslední kámen.
qp-picked =
    { $count ->
        [0] Vybráno: { $tile }. Teď se nikam nehodí.
        [one] Vybráno: { $tile }. Hodí se na { $count } pole.
        [few] Vybráno: { $tile }. Hodí se na { $count } pole.
       *[other] Vybráno: { $tile }. Hodí se na { $count } polí.
    }
qp-taken-up = Zpět v ruce: { $tile }.
qp-recalled = Všechny kameny máš zpět v ruce.
qp-shuffled = Kameny jsou zamíchané.
qp-sorted-by-colour = Kameny jsou seřazené podle barvy.
qp-sorted-by-shape = Kameny jsou seřazené podle tvaru.
qp-refused = Stůl to nepřijal. Zkus to znovu.

## The players.

qp-players = Hráči
qp-player = Hráč
qp-bag =
    { $count ->
        [one] V pytlíku je { $count } kámen. Ukázat kameny, které nevidíš.
        [few] V pytlíku jsou { $count } kameny. Ukázat kameny, které nevidíš.
       *[other] V pytlíku je { $count } kamenů. Ukázat kameny, které nevidíš.
    }
qp-last-turns = Poslední tahy
qp-qwirkle = Qwirkle!
qp-turn-placed =
    { $who ->
        [you] Přikládáš { qwirkle-tiles }.
       *[other] { $name } přikládá { qwirkle-tiles }.
    }
qp-turn-traded =
    { $who ->
        [you] Vyměňuješ { qwirkle-tiles }.
       *[other] { $name } vyměňuje { qwirkle-tiles }.
    }
qp-turn-passed =
    { $who ->
        [you] Vynecháváš.
       *[other] { $name } vynechává.
    }

## Tiles that one cannot see.

qp-unseen = Kameny, které nevidíš
qp-unseen-title = Kameny, které nevidíš · { $count }
qp-unseen-where = V pytlíku { $bag }, u ostatních { $hands }.
qp-unseen-dots = Jedna tečka je jeden kámen.
qp-unseen-kind = { $tile }: nevidíš { $count }

## The trade.

qp-trade-title = Výměna kamenů
qp-trade-how = Vyber kameny, které vrátíš. Vezmeš si stejně nových a tvůj tah končí.
qp-trade-state = Vybráno { $count } · v pytlíku { $bag }
qp-trade-most =
    { $count ->
        [one] Můžeš vyměnit jen jeden kámen.
        [few] Můžeš vyměnit nejvýš { $count } kameny.
       *[other] Můžeš vyměnit nejvýš { $count } kamenů.
    }
qp-trade-tiles =
    { $count ->
        [0] Vyměnit kameny
        [one] Vyměnit { $count } kámen
        [few] Vyměnit { $count } kameny
       *[other] Vyměnit { $count } kamenů
    }

## The curtain.

qp-curtain-hand = Předej zařízení. Hraje
qp-curtain-hidden = Kameny zůstanou skryté, dokud { $name } neklepne.
qp-curtain-lift = Hraje { $name }
qp-curtain-scored = { $name } získává { table-points }.

## The end.

qp-left = Zbylo:
qp-replay = Přehrát
qp-again = Hrát znovu

## Keys.

qp-keys = Klávesy
qp-key-pick = vybrat kámen z ruky
qp-key-move = pohyb po ploše
qp-key-next = na další pole, kam se hodí
qp-key-lay = položit kámen, nebo ho zase zvednout
qp-key-place = potvrdit tah
qp-key-recall = vzít všechny kameny zpět
qp-key-trade = vyměnit
qp-key-hint = rada
qp-key-unseen = kameny, které nevidíš
qp-key-zoom = zvětšit, zmenšit, celá plocha
