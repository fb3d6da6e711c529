# Explanations and guided first games.

help-more = Więcej w zasadach
help-dice-1 = Rzucaj prawdziwymi kostkami i wpisz, co pokazują.
help-dice-2 = Kostki zamkniętych rzędów pomiń. Cała reszta dzieje się sama.
help-unseen-1 = Te klocki są w worku albo u innych graczy. Każdy rodzaj występuje trzy razy.
help-unseen-2 = Blady klocek już się skończył: nie czekaj na niego!

## Guided first games.

learn-skip = Pomiń lekcję
learn-again = Zacznij lekcję od nowa
learn-play-on = Graj tu dalej
learn-white = Rzut jest twój. Białe kostki dają { $sum }: to akcja 1. Dotknij podświetlonego { $sum } i potwierdź. Im bardziej w lewo, tym lepiej!
learn-colour = Akcja 2 jest tylko dla ciebie: jedna biała i jedna kolorowa kostka. Dotknij podświetlonego pola i potwierdź albo spasuj.
learn-others = Teraz rzuca { $name }. Białe kostki liczą się też dla ciebie: { $sum }. Skreśl albo spasuj. Tutaj pas nic nie kosztuje.
learn-lost = Widzisz przekreślone liczby? Zostały przeskoczone, więc przepadły. Małe skoki są lepsze.
learn-misthrow = Uwaga w swojej turze: jeśli nic nie skreślisz, to nietrafienie i minus 5 punktów.
learn-done = To wszystko, co trzeba wiedzieć! Graj tu dalej albo zacznij własną grę.
learn-qwixx-welcome = Witaj! Ta karta jest twoja. Skreśl jak najwięcej liczb: im więcej skreśleń w rzędzie, tym więcej punktów.
learn-qwixx-order = W każdym rzędzie idziesz od lewej do prawej. Co przeskoczysz, przepada.
learn-qwixx-lock = Przy ostatniej liczbie rzędu wisi kłódka. Najpierw potrzebujesz w nim pięciu skreśleń. Wtedy zamykasz rząd dla wszystkich.
learn-qwixx-end = Dwa zamknięte rzędy albo cztery nietrafienia jednej osoby: gra się kończy i liczymy punkty.
learn-longo-welcome = Witaj w Longo! To Qwixx z dłuższymi rzędami, aż do 16, i z ośmiościennymi kostkami.
learn-longo-luck = Masz dwie szczęśliwe liczby: { $low } i { $high }. Wypatruj ich na białych kostkach!
learn-longo-lucky = { $sum } to twoja szczęśliwa liczba! Możesz skreślić { $sum } albo pole z podkową: następne w najkrótszym rzędzie.
learn-longo-lock = Rząd zamyka każda z dwóch ostatnich liczb. Najpierw potrzebujesz w nim sześciu skreśleń.
learn-mixx-a-welcome = Witaj w Mixx A! To Qwixx z niespodzianką: każdy rząd ma pola w kilku kolorach.
learn-mixx-a-order = Dla białych kostek pasuje każdy rząd. Przy kolorowej kostce liczy się pole w jej kolorze, a nie rząd.
learn-mixx-b-welcome = Witaj w Mixx B! To Qwixx z niespodzianką: w każdym rzędzie liczby stoją nie po kolei.
learn-mixx-b-order = Nadal obowiązuje kierunek od lewej do prawej. Patrz, gdzie liczba stoi, a nie jak jest wysoka.
learn-qwirkle-welcome = Witaj! Sześć klocków na dole jest twoich. Inni ich nie widzą.
learn-qwirkle-lines = Budujecie linie: jeden kolor i różne kształty albo jeden kształt i różne kolory.
learn-qwirkle-opening = Zaczynasz, bo masz najdłuższą linię. Liczba klocków: { $count }. Wybierz klocek, potem pole. Połóż wszystkie w jednej linii i potwierdź.
learn-qwirkle-points = Twoje punkty: { $points }. Po jednym za każdy klocek linii. Potem przyszły nowe klocki.
learn-qwirkle-two = Teraz coś sprytnego: klocek, który leży w dwóch liniach, liczy się dwa razy. Wybierz klocek i zobacz, gdzie pasuje.
learn-qwirkle-placing = Znów twoja tura. Wybierz klocek: pola, na które pasuje, mają obwódkę. Do jednej linii możesz dołożyć kilka.
learn-qwirkle-six = Sześć klocków w linii to Qwirkle: 12 punktów! Zastanów się dobrze, zanim zrobisz linię pięciu.
learn-qwirkle-trade = Nie masz nic dobrego? Możesz wymienić klocki na nowe. To zabiera całą turę.
learn-qwirkle-end = Gdy worek jest pusty, grę kończy ten, komu pierwszemu skończą się klocki. Dostaje 6 punktów.
