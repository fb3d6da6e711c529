# The rules of the three games, in our own words.

rules-of = Zasady gry { $name }
rules-contents = Na tej stronie
rules-other-games = Inne gry
rules-learn = Pierwsza gra z przewodnikiem
rules-play = Graj
rules-wins = Kto ma najwięcej punktów, wygrywa.
rules-tie = Tyle samo punktów na pierwszym miejscu: ci gracze wygrywają razem.
rules-fine = Szczegóły
rules-fine-note = Na niektóre pytania drukowane zasady nie odpowiadają. Gramy tak:

## Qwixx and Longo.

rq-differs =
    { $game ->
        [longo] Co nowego w Longo
       *[qwixx] Czym różni się ta karta
    }
rq-differs-1 = Kostki mają { $sides } ścian, a każdy rząd sięga do { $highest }.
rq-differs-2 = Rząd zamyka każda z dwóch ostatnich liczb. Przedtem potrzebujesz { $needed } skreśleń.
rq-differs-3 = Masz dwie własne szczęśliwe liczby.
rq-differs-4 = Cała reszta jest taka jak w Qwixx.
rq-mixx-a-1 = Każdy rząd ma pola w kilku kolorach. Każdy kolor ma każdą liczbę raz.
rq-mixx-a-2 = W akcji 1 sumę białych kostek można skreślić w dowolnym rzędzie, bez względu na kolor pola.
rq-mixx-a-3 = W akcji 2 liczy się kolor pola, a nie rząd.
rq-mixx-a-4 = Kłódka rzędu ma jeden kolor. Kto zamknie rząd, usuwa tę kostkę z gry.
rq-mixx-b-1 = W każdym rzędzie liczby stoją w innej kolejności.
rq-mixx-b-2 = Skreśla się nadal od lewej do prawej: co stoi na lewo od twojego ostatniego krzyżyka, przepada, czy jest wysokie, czy niskie.
rq-mixx-b-3 = Liczba na prawym końcu zamyka rząd: czerwona 11, żółta 10, zielona 3, niebieska 4.
rq-goal = O co chodzi
rq-goal-1 = Zbieraj skreślenia! Pierwsze skreślenie w rzędzie daje 1 punkt, drugie 2, trzecie 3 i tak dalej. Dlatego długie rzędy są bardzo cenne.
rq-things = Na stole
rq-things-1 = Jest sześć kostek, które mają { $sides } ścian: dwie białe i cztery w kolorach rzędów.
rq-things-2 =
    { $game ->
        [mixx-a] Każdy ma swoją kartę. Dwa górne rzędy rosną od 2 do { $highest }, dwa dolne maleją od { $highest } do 2. Każdy rząd ma pola w kilku kolorach, a na jego końcu wisi kłódka.
        [mixx-b] Każdy ma swoją kartę. W każdym rzędzie liczby od 2 do { $highest } stoją w innej kolejności, a na jego końcu wisi kłódka.
       *[qwixx] Każdy ma swoją kartę. Czerwony i żółty rosną od 2 do { $highest }, zielony i niebieski maleją od { $highest } do 2. Na końcu każdego rzędu wisi kłódka.
    }
rq-things-fig = Sześć kostek i pusta karta.
rq-turn = Tura
rq-turn-1 = Jedna osoba rzuca. Potem są dwie akcje, a po nich kostki bierze następna.
rq-turn-2 = Akcja 1 jest dla wszystkich. Dodaj obie białe kostki: tę liczbę możesz raz skreślić w rzędzie, który najbardziej ci pasuje.
rq-turn-3 =
    { $game ->
        [mixx-a] Akcja 2 jest tylko dla tego, kto rzucał. Wybierz jedną białą i jedną kolorową kostkę: możesz skreślić pole tego koloru z ich sumą.
       *[qwixx] Akcja 2 jest tylko dla tego, kto rzucał. Wybierz jedną białą i jedną kolorową kostkę: ich sumę możesz skreślić w rzędzie tego koloru.
    }
rq-turn-4 = Nikt nie musi skreślać. Ale własna tura bez żadnego skreślenia to nietrafienie.
rq-turn-white = Białe { $one } i { $other } dają { $sum }. Każdy może skreślić jedno { $sum }: tutaj pasują podświetlone pola.
rq-turn-colour = Ten sam rzut, akcja 2: kto rzucał, może skreślić jedno z podświetlonych pól. Na przykład zielone { $sum } to białe { $white } i zielone { $colour }.
rq-order = Od lewej do prawej
rq-order-1 = W każdym rzędzie idziesz tylko w prawo. Możesz przeskakiwać liczby, ale nie ma powrotu: przepadają.
rq-order-fig = W górnym rzędzie skreślono { $one } i { $other }. Liczby { $first }, { $second } i { $third } przepadły, a rząd idzie dalej od { $next }.
rq-locks-1 =
    { $game ->
        [longo] Rząd zamyka każda z dwóch ostatnich liczb. Najpierw potrzebujesz w nim co najmniej { $needed } skreśleń.
       *[qwixx] Rząd zamyka ostatnia liczba. Najpierw potrzebujesz w nim co najmniej { $needed } skreśleń.
    }
rq-locks-2 = Razem z liczbą skreślasz kłódkę. To dla ciebie jedno skreślenie więcej!
rq-locks-3 = Odtąd rząd jest zamknięty dla wszystkich, a kostka w kolorze kłódki znika.
rq-locks-ready =
    { $game ->
        [longo] Skreślenia w dolnym rzędzie: { $count }. Kłódka jest gotowa, rząd zamknie { $last } albo { $very_last }.
       *[qwixx] Skreślenia w dolnym rzędzie: { $count }. Kłódka jest gotowa, rząd zamknie { $last }.
    }
rq-locks-closed = Dolny rząd jest zamknięty. Skreślenia razem z kłódką: { $count }, punkty: { $points }.
rq-misthrow-1 = To twój rzut, a w obu akcjach nic nie skreślasz? Wtedy zapisujesz nietrafienie. Kosztuje { $penalty } punktów.
rq-misthrow-2 = Gdy rzuca ktoś inny, pas nigdy nic nie kosztuje.
rq-misthrow-fig = Zapisane jest jedno z czterech nietrafień.
rq-lucky-1 = Białe kostki dają jedną z twoich szczęśliwych liczb? Wtedy w akcji 1 masz o jedną możliwość więcej.
rq-lucky-2 = Możesz zostawić sumę i zamiast niej skreślić następne pole swojego najkrótszego rzędu. Najkrótszy to otwarty rząd z najmniejszą liczbą skreśleń. Kilka jest równie krótkich? Wybierz jeden.
rq-lucky-fig = Szczęśliwe liczby { $low } i { $high }, a białe dają { $sum }. Możesz skreślić jedno { $sum } albo pole z podkową.
rq-points-1 = Gra kończy się od razu, gdy dwa rzędy są zamknięte albo gdy ktoś ma cztery nietrafienia.
rq-points-2 = Policz skreślenia w każdym rzędzie, kłódki też. Tabela pokazuje, ile są warte. Za każde nietrafienie odejmij { $penalty } punktów.
rq-points-crosses = Skreślenia
rq-points-points = Punkty
rq-points-fig = Ta karta z jednym nietrafieniem: { $sum } = { $total } pkt.
rq-fine-sealed = W akcji 1 wszyscy wybierają jednocześnie i nie wiedzą, co wybierają inni. Dlatego kilku graczy może razem zamknąć rząd. Każdy z nich dostaje kłódkę, jeśli sam ma dość skreśleń.
rq-fine-closed = Rząd zamknięty w akcji 1 nie liczy się już w akcji 2 tej samej tury.
rq-fine-end = Jeśli gra kończy się w akcji 1, nie ma już akcji 2 ani nietrafienia.
rq-fine-pass = Pasować wolno zawsze, nawet gdy to czwarte nietrafienie.
rq-fine-alone = Możesz ćwiczyć bez przeciwników. Wtedy każda tura jest twoja.
rq-fine-begin = Kto zaczyna, rozstrzyga los.
rq-fine-shortest = Zamknięte rzędy nie liczą się, gdy szukasz najkrótszego.
rq-fine-next = Szczęśliwe pole leży zaraz za twoim ostatnim skreśleniem. Gdyby zamykało rząd, a masz za mało skreśleń, nie możesz użyć tego rzędu. Dłuższy go nie zastąpi.
rq-fine-pairs = Wszystkie pary szczęśliwych liczb, które rozdajemy, wypadają równie często.
rq-fine-mixx-a = Gdy kostki nie ma już w grze, pola w jej kolorze w innych rzędach nadal można skreślać w akcji 1. Rząd nazywa się od koloru swojej kłódki.
rq-fine-mixx-b = Lewo i prawo to miejsca na karcie: przepada to, co stoi bardziej na lewo, nawet jeśli jest wyższe.

## Qwirkle.

rw-goal = O co chodzi
rw-goal-1 = Razem układacie wielki wzór z klocków. Każda linia, którą zaczniesz lub wydłużysz, daje ci punkty.
rw-tiles = Klocki
rw-tiles-1 = Jest sześć kształtów w sześciu kolorach. Każdy klocek występuje trzy razy: razem { $all } klocków.
rw-tiles-2 = Każdy ma sześć klocków i nikomu ich nie pokazuje. Pozostałe czekają w worku.
rw-tiles-fig = 36 rodzajów klocków.
rw-turn = Tura
rw-turn-1 = W swojej turze robisz jedno: dokładasz klocki albo je wymieniasz.
rw-turn-2 = Po dołożeniu dobierasz z worka tyle, żeby znów mieć sześć.
rw-lines = Linie
rw-lines-1 = Klocki obok siebie tworzą linię. Linia ma jeden kolor i same różne kształty albo jeden kształt i same różne kolory.
rw-lines-2 = Żaden klocek nie może być w linii dwa razy. Dlatego żadna linia nie jest dłuższa niż sześć.
rw-lines-colour = Jeden kolor, różne kształty: dobrze.
rw-lines-shape = Jeden kształt, różne kolory: dobrze.
rw-lines-twice = Dwa razy ten sam klocek: tak nie wolno.
rw-lines-mixed = Ostatni klocek nie pasuje ani kolorem, ani kształtem: tak nie wolno.
rw-placing-1 = Dokładasz jeden klocek albo kilka. Wszystkie trafiają do jednej linii bez przerw. Mają wspólny kolor albo wspólny kształt.
rw-placing-2 = Twoje klocki muszą dotykać tych na stole. Patrz też na linie w poprzek: każda musi się zgadzać.
rw-placing-fig = Dwa nowe klocki nie dotykają się, ale leżą w tej samej zielonej linii.
rw-points-1 = Spójrz na każdą linię zaczętą lub wydłużoną w tej turze. Każdy klocek w niej to punkt, stare też.
rw-points-2 = Klocek w dwóch liniach liczy się dwa razy.
rw-points-one = Nowy klocek wydłuża linię. Punkty: { $points }.
rw-points-two = Jeden klocek w dwóch liniach: { $sum } = { $points }.
rw-points-three = Dwa klocki tworzą trzy linie: { $sum } = { $points }.
rw-qwirkle = Qwirkle
rw-qwirkle-1 = Pełna linia sześciu klocków to Qwirkle. Dostajesz za nią 6 punktów i jeszcze 6.
rw-qwirkle-fig = Szósty czerwony klocek: Qwirkle za { $points } punktów!
rw-qwirkle-2 = Rada: linia pięciu klocków to prezent dla następnej osoby.
rw-trade-1 = Nie podobają ci się twoje klocki? Odłóż kilka albo wszystkie i dobierz tyle samo nowych. Stare wracają potem do worka.
rw-trade-2 = Wymiana zabiera całą turę i nie daje punktów. Gdy nic nigdzie nie pasuje, wymiana jest konieczna.
rw-begin-1 = Wszyscy szukają najdłuższej linii wśród swoich klocków. Kto ma najdłuższą, zaczyna i kładzie ją na stole.
rw-begin-fig = Najdłuższa linia z tych klocków: { $count }.
rw-end = Koniec
rw-end-1 = Gdy worek jest pusty, gracie dalej bez dobierania. Kto pierwszy pozbędzie się wszystkich klocków, kończy grę i dostaje 6 punktów więcej.
rw-fine-opening = Pierwsza linia musi być jak najdłuższa. Jeśli jest ich kilka, gracz wybiera jedną.
rw-fine-oldest = Jeśli dwie osoby mają równie długą linię, zaczyna starsza. Kto uchodzi za starszego, rozstrzyga tu los.
rw-fine-trade = Wymienisz najwyżej tyle klocków, ile zostało w worku. Wymieniać wolno także wtedy, gdy można dołożyć.
rw-fine-pass = Pasować można tylko wtedy, gdy worek jest pusty i żaden twój klocek nie pasuje.
rw-fine-stuck = Gra kończy się też, gdy wszyscy po kolei spasują albo gdy przez trzy rundy nikt nic nie dołoży. Wtedy nikt nie dostaje 6 punktów.
