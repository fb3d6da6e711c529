# The table of Qwirkle in the browser: buttons, labels, the trade, the curtain.

qp-title-yours = Qwirkle · twoja tura
qp-title-turn = Qwirkle · { $name }

## The board.

qp-board =
    { $count ->
        [one] Plansza, { $count } klocek
        [few] Plansza, { $count } klocki
       *[many] Plansza, { $count } klocków
    }
qp-zoom = Widok planszy
qp-zoom-in = Powiększ
qp-zoom-out = Pomniejsz
qp-fit = Pokaż całą planszę
qp-cell = Wiersz { $row }, kolumna { $column }: { $what }
qp-cell-empty = puste
qp-cell-fits = puste, pasuje { $tile }
qp-cell-laid = { $tile }, z tej tury

## The hand.

qp-hand = Twoje klocki
qp-actions = Co możesz zrobić
qp-recall = Zabierz wszystkie klocki
qp-shuffle = Wymieszaj klocki
qp-sort = Ułóż klocki
qp-trade = Wymień
qp-pass = Pasuj
qp-place = Dołóż
qp-place-for = Dołóż za { $points }
qp-take-back = Cofnij
qp-choose-cell = Teraz dotknij jednego z obrysowanych pól.
qp-fits-nowhere = Ten klocek teraz nigdzie nie pasuje.
qp-last-tile-bonus = I 6 za ostatni klocek.
qp-picked =
    { $count ->
        [0] Wybrano: { $tile }. Teraz nigdzie nie pasuje.
        [one] Wybrano: { $tile }. Pasuje na { $count } pole.
        [few] Wybrano: { $tile }. Pasuje na { $count } pola.
       *[many] Wybrano: { $tile }. Pasuje na { $count } pól.
    }
qp-taken-up = Znów w ręce: { $tile }.
qp-recalled = Wszystkie klocki są znów w twojej ręce.
qp-shuffled = Klocki są wymieszane.
qp-sorted-by-colour = Klocki są ułożone według kolorów.
qp-sorted-by-shape = Klocki są ułożone według kształtów.
qp-refused = Stół tego nie przyjął. Spróbuj jeszcze raz.

## The players.

qp-players = Gracze
qp-player = Gracz
qp-bag =
    { $count ->
        [one] W worku jest { $count } klocek. Pokaż klocki, których nie widzisz.
        [few] W worku są { $count } klocki. Pokaż klocki, których nie widzisz.
       *[many] W worku jest { $count } klocków. Pokaż klocki, których nie widzisz.
    }
qp-last-turns = Ostatnie tury
qp-qwirkle = Qwirkle!
qp-turn-placed =
    { $who ->
        [you] Dokładasz { qwirkle-tiles }.
       *[other] { $name } dokłada { qwirkle-tiles }.
    }
qp-turn-traded =
    { $who ->
        [you] Wymieniasz { qwirkle-tiles }.
       *[other] { $name } wymienia { qwirkle-tiles }.
    }
qp-turn-passed =
    { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }

## Tiles that one cannot see.

qp-unseen = Klocki, których nie widzisz
qp-unseen-title = Klocki, których nie widzisz · { $count }
qp-unseen-where = W worku { $bag }, u innych { $hands }.
qp-unseen-dots = Jedna kropka to jeden klocek.
qp-unseen-kind = { $tile }: niewidoczne { $count }

## The trade.

qp-trade-title = Wymiana klocków
qp-trade-how = Wybierz klocki, które oddajesz. Dobierasz tyle samo i twoja tura się kończy.
qp-trade-state = Wybrano { $count } · w worku { $bag }
qp-trade-most =
    { $count ->
        [one] Możesz wymienić tylko jeden klocek.
        [few] Możesz wymienić najwyżej { $count } klocki.
       *[many] Możesz wymienić najwyżej { $count } klocków.
    }
qp-trade-tiles =
    { $count ->
        [0] Wymień klocki
        [one] Wymień { $count } klocek
        [few] Wymień { $count } klocki
       *[many] Wymień { $count } klocków
    }

## The curtain.

qp-curtain-hand = Przekaż urządzenie. Gra
qp-curtain-hidden = Klocki pozostaną zakryte, dopóki { $name } nie dotknie przycisku.
qp-curtain-lift = Gra { $name }
qp-curtain-scored = { $name } zdobywa { table-points }.

## The end.

qp-left = Zostało:
qp-replay = Powtórka
qp-again = Zagraj znowu

## Keys.

qp-keys = Klawisze
qp-key-pick = wybierz klocek z ręki
qp-key-move = ruch po planszy
qp-key-next = do następnego pola, na które pasuje
qp-key-lay = połóż klocek albo znów go podnieś
qp-key-place = zatwierdź ruch
qp-key-recall = zabierz wszystkie klocki
qp-key-trade = wymień
qp-key-hint = podpowiedź
qp-key-unseen = klocki, których nie widzisz
qp-key-zoom = większa, mniejsza, cała plansza
