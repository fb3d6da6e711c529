# The rules of the three games, in our own words.

rules-of = Pravidlá hry { $name }
rules-contents = Na tejto stránke
rules-other-games = Ďalšie hry
rules-learn = Prvá hra so sprievodcom
rules-play = Hrať
rules-wins = Kto má najviac bodov, vyhráva.
rules-tie = Rovnako bodov na prvom mieste: títo hráči vyhrávajú spoločne.
rules-fine = Podrobnosti
rules-fine-note = Na niektoré otázky tlačené pravidlá neodpovedajú. Hráme to takto:

## Qwixx and Longo.

rq-differs =
    { $game ->
        [longo] Čo je v Longu nové
       *[qwixx] Čo je na tejto karte iné
    }
rq-differs-1 = Kocky majú { $sides } stien a každý rad siaha až po { $highest }.
rq-differs-2 = Rad uzamkne ktorékoľvek z posledných dvoch čísel. Predtým potrebuješ { $needed } krížikov.
rq-differs-3 = Máš dve vlastné šťastné čísla.
rq-differs-4 = Všetko ostatné je rovnaké ako v Qwixxe.
rq-mixx-a-1 = Každý rad má políčka viacerých farieb. Každá farba má každé číslo raz.
rq-mixx-a-2 = V akcii 1 môžeš biely súčet zakrížikovať v ktoromkoľvek rade, nech má políčko akúkoľvek farbu.
rq-mixx-a-3 = V akcii 2 rozhoduje farba políčka, nie rad.
rq-mixx-a-4 = Zámok radu má jednu farbu. Kto rad zatvorí, vyradí túto kocku z hry.
rq-mixx-b-1 = V každom rade sú čísla v inom poradí.
rq-mixx-b-2 = Krížikuje sa stále zľava doprava: čo je vľavo od tvojho posledného krížika, je stratené, či je to vysoké, alebo nízke.
rq-mixx-b-3 = Číslo úplne vpravo rad uzatvára: červená 11, žltá 10, zelená 3, modrá 4.
rq-goal = O čo ide
rq-goal-1 = Zbieraj krížiky! Prvý krížik v rade prinesie 1 bod, druhý 2, tretí 3 a tak ďalej. Dlhé rady majú preto veľkú cenu.
rq-things = Na stole
rq-things-1 = Je tu šesť kociek s { $sides } stenami: dve biele a štyri vo farbách radov.
rq-things-2 =
    { $game ->
        [mixx-a] Každý má svoju kartu. Horné dva rady stúpajú od 2 do { $highest }, dolné dva klesajú od { $highest } do 2. Každý rad má políčka viacerých farieb a na jeho konci visí zámok.
        [mixx-b] Každý má svoju kartu. V každom rade sú čísla od 2 do { $highest } v inom poradí a na jeho konci visí zámok.
       *[qwixx] Každý má svoju kartu. Červená a žltá stúpajú od 2 do { $highest }, zelená a modrá klesajú od { $highest } do 2. Na konci každého radu visí zámok.
    }
rq-things-fig = Šesť kociek a prázdna karta.
rq-turn = Ťah
rq-turn-1 = Jeden hráč hodí. Potom prídu dve akcie a kocky dostane ďalší.
rq-turn-2 = Akcia 1 je pre všetkých. Spočítaj obe biele kocky: toto číslo môžeš raz zakrížikovať v rade, ktorý sa ti páči najviac.
rq-turn-3 =
    { $game ->
        [mixx-a] Akcia 2 je len pre toho, kto hádzal. Vyber jednu bielu a jednu farebnú kocku: môžeš zakrížikovať políčko tej farby s ich súčtom.
       *[qwixx] Akcia 2 je len pre toho, kto hádzal. Vyber jednu bielu a jednu farebnú kocku: ich súčet môžeš zakrížikovať v rade tej farby.
    }
rq-turn-4 = Nikto nič krížikovať nemusí. Ale vlastný ťah úplne bez krížika je chybný hod.
rq-turn-white = Biela { $one } a { $other } dajú { $sum }. Každý môže zakrížikovať jedno číslo { $sum }: tu sú možné rozsvietené políčka.
rq-turn-colour = Rovnaký hod, akcia 2: kto hádzal, môže zakrížikovať jedno z rozsvietených políčok. Napríklad zelené { $sum } je z bielej { $white } a zelenej { $colour }.
rq-order = Zľava doprava
rq-order-1 = V každom rade postupuješ len doprava. Čísla môžeš preskočiť, ale späť sa nedá: sú stratené.
rq-order-fig = V hornom rade sú zakrížikované { $one } a { $other }. Čísla { $first }, { $second } a { $third } sú stratené a rad pokračuje od { $next }.
rq-locks-1 =
    { $game ->
        [longo] Rad zamkne ktorékoľvek z posledných dvoch čísel. Najprv na to potrebuješ v tom rade aspoň { $needed } krížikov.
       *[qwixx] Posledné číslo rad zamkne. Najprv na to potrebuješ v tom rade aspoň { $needed } krížikov.
    }
rq-locks-2 = S číslom zakrížikuješ aj zámok. To je pre teba krížik navyše!
rq-locks-3 = Od tej chvíle je rad zatvorený pre všetkých a kocka vo farbe zámku ide preč.
rq-locks-ready =
    { $game ->
        [longo] Spodný rad má krížikov { $count }: zámok je pripravený a rad zatvorí { $last } alebo { $very_last }.
       *[qwixx] Spodný rad má krížikov { $count }: zámok je pripravený a rad zatvorí { $last }.
    }
rq-locks-closed = Spodný rad je zatvorený. Aj so zámkom má krížikov { $count }, to je { $points } bodov.
rq-misthrow-1 = Hádžeš a v oboch akciách nič nezakrížikuješ? Potom si zapíšeš chybný hod. Stojí { $penalty } bodov.
rq-misthrow-2 = Keď hádže niekto iný, vynechať môžeš vždy zadarmo.
rq-misthrow-fig = Zapísaný je jeden chybný hod zo štyroch.
rq-lucky-1 = Dajú biele kocky jedno z tvojich šťastných čísel? Potom máš v akcii 1 o jednu možnosť viac.
rq-lucky-2 = Súčet môžeš nechať tak a namiesto neho zakrížikovať ďalšie políčko svojho najkratšieho radu. Najkratší je otvorený rad s najmenej krížikmi. Je ich rovnako krátkych viac? Potom si jeden vyber.
rq-lucky-fig = Šťastné čísla { $low } a { $high } a biele dávajú { $sum }. Môžeš zakrížikovať jedno číslo { $sum }, alebo políčko s podkovou.
rq-points-1 = Hra sa skončí hneď, ako sú zatvorené dva rady alebo ako má niekto štyri chybné hody.
rq-points-2 = Spočítaj krížiky v každom rade, aj so zámkami. Koľko bodov znamenajú, ukazuje tabuľka. Za každý chybný hod odčítaj { $penalty } bodov.
rq-points-crosses = Krížiky
rq-points-points = Body
rq-points-fig = Táto karta s jedným chybným hodom: { $sum } = { $total } bodov.
rq-fine-sealed = V akcii 1 volia všetci naraz a nevedia, čo volia ostatní. Jeden rad tak môže zatvoriť viac hráčov spoločne. Každý z nich dostane zámok, ak má sám dosť krížikov.
rq-fine-closed = Rad zatvorený v akcii 1 už v akcii 2 toho istého ťahu neplatí.
rq-fine-end = Ak sa hra skončí v akcii 1, nie je už akcia 2 ani chybný hod.
rq-fine-pass = Vynechať sa smie vždy, aj keby to bol štvrtý chybný hod.
rq-fine-alone = Môžeš si to skúšať aj bez súperov. Potom je každý ťah tvoj.
rq-fine-begin = Kto začína, rozhodne žreb.
rq-fine-shortest = Zatvorené rady sa pri hľadaní najkratšieho radu nepočítajú.
rq-fine-next = Šťastné políčko je hneď za tvojím posledným krížikom. Ak by rad zatvorilo a ty máš krížikov málo, tento rad použiť nemôžeš. Dlhší rad ho nenahradí.
rq-fine-pairs = Všetky dvojice šťastných čísel, ktoré rozdávame, padajú rovnako často.
rq-fine-mixx-a = Keď je kocka von z hry, políčka jej farby v iných radoch možno ďalej krížikovať v akcii 1. Rad sa volá podľa farby svojho zámku.
rq-fine-mixx-b = Vľavo a vpravo sú miesta na karte: stratené je to, čo je viac vľavo, aj keď je to vyššie číslo.

## Qwirkle.

rw-goal = O čo ide
rw-goal-1 = Spoločne skladáte veľký vzor z kameňov. Každý rad, ktorý začneš alebo predĺžiš, ti prinesie body.
rw-tiles = Kamene
rw-tiles-1 = Je šesť tvarov v šiestich farbách. Každý kameň je tu trikrát: spolu { $all } kameňov.
rw-tiles-2 = Každý má šesť kameňov a nikomu ich neukazuje. Ostatné kamene čakajú vo vrecku.
rw-tiles-fig = 36 druhov kameňov.
rw-turn = Ťah
rw-turn-1 = Keď si na ťahu, urobíš jednu vec: priložíš kamene, alebo ich vymeníš.
rw-turn-2 = Po priložení si z vrecka doplníš kamene zase na šesť.
rw-lines = Rady
rw-lines-1 = Kamene vedľa seba tvoria rad. Rad má jednu farbu a samé rôzne tvary, alebo jeden tvar a samé rôzne farby.
rw-lines-2 = Žiadny kameň nesmie byť v rade dvakrát. Preto žiadny rad nie je dlhší ako šesť.
rw-lines-colour = Jedna farba, tvary rôzne: správne.
rw-lines-shape = Jeden tvar, farby rôzne: správne.
rw-lines-twice = Dvakrát rovnaký kameň: to sa nesmie.
rw-lines-mixed = Poslednému kameňu nesedí farba ani tvar: to sa nesmie.
rw-placing-1 = Priložíš jeden alebo viac kameňov. Všetky patria do jedného radu bez medzier. Majú rovnakú farbu, alebo rovnaký tvar.
rw-placing-2 = Tvoje kamene sa musia dotýkať tých na stole. Pozeraj sa aj na rady naprieč: každý musí byť správne.
rw-placing-fig = Dva nové kamene sa nedotýkajú, ale ležia v tom istom zelenom rade.
rw-points-1 = Pozri sa na každý rad, ktorý tvojím ťahom vznikol alebo sa predĺžil. Každý kameň v ňom je bod, aj tie staré.
rw-points-2 = Kameň v dvoch radoch sa počíta dvakrát.
rw-points-one = Nový kameň rad predĺži: body { $points }.
rw-points-two = Jeden kameň v dvoch radoch: { $sum } = { $points }.
rw-points-three = Dva kamene tvoria tri rady: { $sum } = { $points }.
rw-qwirkle = Qwirkle
rw-qwirkle-1 = Plný rad šiestich kameňov je Qwirkle. Dostaneš zaň 6 bodov a ešte 6 navyše.
rw-qwirkle-fig = Šiesty červený kameň: Qwirkle za { $points } bodov!
rw-qwirkle-2 = Rada: rad piatich kameňov je darček pre ďalšieho hráča.
rw-trade-1 = Nepáčia sa ti tvoje kamene? Odlož pár z nich alebo všetky a vezmi si rovnako nových. Staré sa potom vrátia do vrecka.
rw-trade-2 = Výmena stojí celý ťah a žiadne body neprinesie. Keď nikde nič nepasuje, vymeniť musíš.
rw-begin-1 = Všetci hľadajú vo svojich kameňoch najdlhší rad. Kto má najdlhší, začína a položí ho na stôl.
rw-begin-fig = Najdlhší rad z týchto kameňov: { $count }.
rw-end = Koniec
rw-end-1 = Keď je vrecko prázdne, hrá sa ďalej bez dopĺňania. Kto sa prvý zbaví všetkých kameňov, ukončí hru a dostane 6 bodov navyše.
rw-fine-opening = Prvý rad musí byť čo najdlhší. Ak je ich rovnako dlhých viac, hráč si jeden vyberie.
rw-fine-oldest = Ak majú dvaja hráči rovnako dlhý rad, začína starší. Kto platí za staršieho, tu rozhodne žreb.
rw-fine-trade = Vymeniť môžeš najviac toľko kameňov, koľko ich je vo vrecku. Meniť sa smie, aj keď sa dá priložiť.
rw-fine-pass = Vynechať sa dá len vtedy, keď je vrecko prázdne a žiadny tvoj kameň nepasuje.
rw-fine-stuck = Hra sa skončí aj vtedy, keď všetci po sebe vynechajú alebo keď tri kolá nikto nič nepriloží. Potom 6 bodov nedostane nikto.
