# The rules of the three games, in our own words.

rules-of = Pravidla hry { $name }
rules-contents = Na této stránce
rules-other-games = Další hry
rules-learn = První hra s průvodcem
rules-play = Hrát
rules-wins = Kdo má nejvíc bodů, vyhrává.
rules-tie = Stejně bodů na prvním místě: tito hráči vyhrávají společně.
rules-fine = Podrobnosti
rules-fine-note = Na některé otázky tištěná pravidla neodpovídají. Hrajeme to takto:

## Qwixx and Longo.

rq-differs =
    { $game ->
        [longo] Co je v Longu nové
       *[qwixx] Co je na této kartě jiné
    }
rq-differs-1 = Kostky mají { $sides } stěn a každá řada sahá až do { $highest }.
rq-differs-2 = Řadu uzamkne kterékoli z posledních dvou čísel. Předtím potřebuješ { $needed } křížků.
rq-differs-3 = Máš dvě vlastní šťastná čísla.
rq-differs-4 = Všechno ostatní je stejné jako v Qwixxu.
rq-mixx-a-1 = Každá řada má políčka více barev. Každá barva má každé číslo jednou.
rq-mixx-a-2 = V akci 1 můžeš bílý součet zakřížkovat v kterékoli řadě, ať má políčko jakoukoli barvu.
rq-mixx-a-3 = V akci 2 rozhoduje barva políčka, ne řada.
rq-mixx-a-4 = Zámek řady má jednu barvu. Kdo řadu zavře, vyřadí tuto kostku ze hry.
rq-mixx-b-1 = V každé řadě jsou čísla v jiném pořadí.
rq-mixx-b-2 = Křížkuje se pořád zleva doprava: co je vlevo od tvého posledního křížku, je ztracené, ať je to vysoké, nebo nízké.
rq-mixx-b-3 = Číslo úplně vpravo řadu zavírá: červená 11, žlutá 10, zelená 3, modrá 4.
rq-goal = O co jde
rq-goal-1 = Sbírej křížky! První křížek v řadě přinese 1 bod, druhý 2, třetí 3 a tak dál. Dlouhé řady mají proto velkou cenu.
rq-things = Na stole
rq-things-1 = Je tu šest kostek s { $sides } stěnami: dvě bílé a čtyři v barvách řad.
rq-things-2 =
    { $game ->
        [mixx-a] Každý má svou kartu. Horní dvě řady stoupají od 2 do { $highest }, dolní dvě klesají od { $highest } do 2. Každá řada má políčka více barev a na jejím konci visí zámek.
        [mixx-b] Každý má svou kartu. V každé řadě jsou čísla od 2 do { $highest } v jiném pořadí a na jejím konci visí zámek.
       *[qwixx] Každý má svou kartu. Červená a žlutá stoupají od 2 do { $highest }, zelená a modrá klesají od { $highest } do 2. Na konci každé řady visí zámek.
    }
rq-things-fig = Šest kostek a prázdná karta.
rq-turn = Tah
rq-turn-1 = Jeden hráč hodí. Pak přijdou dvě akce a potom kostky dostane další.
rq-turn-2 = Akce 1 je pro všechny. Sečti obě bílé kostky: toto číslo můžeš jednou zakřížkovat v řadě, která se ti líbí nejvíc.
rq-turn-3 =
    { $game ->
        [mixx-a] Akce 2 je jen pro toho, kdo házel. Vyber jednu bílou a jednu barevnou kostku: můžeš zakřížkovat políčko té barvy s jejich součtem.
       *[qwixx] Akce 2 je jen pro toho, kdo házel. Vyber jednu bílou a jednu barevnou kostku: jejich součet můžeš zakřížkovat v řadě té barvy.
    }
rq-turn-4 = Nikdo nic křížkovat nemusí. Ale vlastní tah úplně bez křížku je chybný hod.
rq-turn-white = Bílá { $one } a { $other } dají { $sum }. Každý může zakřížkovat jedno číslo { $sum }: tady jsou možná rozsvícená políčka.
rq-turn-colour = Stejný hod, akce 2: kdo házel, může zakřížkovat jedno z rozsvícených políček. Třeba zelené { $sum } je z bílé { $white } a zelené { $colour }.
rq-order = Zleva doprava
rq-order-1 = V každé řadě postupuješ jen doprava. Čísla můžeš přeskočit, ale zpátky to nejde: jsou ztracená.
rq-order-fig = V horní řadě jsou zakřížkovány { $one } a { $other }. Čísla { $first }, { $second } a { $third } jsou ztracená a řada pokračuje od { $next }.
rq-locks-1 =
    { $game ->
        [longo] Řadu zamkne kterékoli z posledních dvou čísel. Napřed k tomu potřebuješ v té řadě aspoň { $needed } křížků.
       *[qwixx] Poslední číslo řadu zamkne. Napřed k tomu potřebuješ v té řadě aspoň { $needed } křížků.
    }
rq-locks-2 = S číslem zakřížkuješ i zámek. To je pro tebe křížek navíc!
rq-locks-3 = Od té chvíle je řada zavřená pro všechny a kostka v barvě zámku jde pryč.
rq-locks-ready =
    { $game ->
        [longo] Spodní řada má křížků { $count }: zámek je připravený a řadu zavře { $last } nebo { $very_last }.
       *[qwixx] Spodní řada má křížků { $count }: zámek je připravený a řadu zavře { $last }.
    }
rq-locks-closed = Spodní řada je zavřená. I se zámkem má křížků { $count }, to je { $points } bodů.
rq-misthrow-1 = Házíš a v obou akcích nic nezakřížkuješ? Pak si zapíšeš chybný hod. Stojí { $penalty } bodů.
rq-misthrow-2 = Když hází někdo jiný, vynechat můžeš vždycky zadarmo.
rq-misthrow-fig = Zapsaný je jeden chybný hod ze čtyř.
rq-lucky-1 = Dají bílé kostky jedno z tvých šťastných čísel? Pak máš v akci 1 jednu možnost navíc.
rq-lucky-2 = Součet můžeš nechat být a místo něj zakřížkovat další políčko své nejkratší řady. Nejkratší je otevřená řada s nejméně křížky. Je jich stejně krátkých víc? Pak si jednu vyber.
rq-lucky-fig = Šťastná čísla { $low } a { $high } a bílé dávají { $sum }. Můžeš zakřížkovat jedno číslo { $sum }, nebo políčko s podkovou.
rq-points-1 = Hra skončí hned, jak jsou zavřené dvě řady nebo jak má někdo čtyři chybné hody.
rq-points-2 = Spočítej křížky v každé řadě, i se zámky. Kolik znamenají bodů, ukazuje tabulka. Za každý chybný hod odečti { $penalty } bodů.
rq-points-crosses = Křížky
rq-points-points = Body
rq-points-fig = Tato karta s jedním chybným hodem: { $sum } = { $total } bodů.
rq-fine-sealed = V akci 1 volí všichni najednou a nevědí, co volí ostatní. Jednu řadu tak může zavřít víc hráčů společně. Každý z nich dostane zámek, má-li sám dost křížků.
rq-fine-closed = Řada zavřená v akci 1 už v akci 2 téhož tahu neplatí.
rq-fine-end = Když hra skončí v akci 1, není už akce 2 ani chybný hod.
rq-fine-pass = Vynechat se smí vždycky, i kdyby to byl čtvrtý chybný hod.
rq-fine-alone = Můžeš si to zkoušet i bez soupeřů. Pak je každý tah tvůj.
rq-fine-begin = Kdo začíná, rozhodne los.
rq-fine-shortest = Zavřené řady se při hledání nejkratší řady nepočítají.
rq-fine-next = Šťastné políčko je hned za tvým posledním křížkem. Pokud by řadu zavřelo a ty máš křížků málo, tuto řadu použít nejde. Delší řada ji nenahradí.
rq-fine-pairs = Všechny dvojice šťastných čísel, které rozdáváme, padají stejně často.
rq-fine-mixx-a = Když je kostka ze hry venku, políčka její barvy v jiných řadách jde dál křížkovat v akci 1. Řada se jmenuje podle barvy svého zámku.
rq-fine-mixx-b = Vlevo a vpravo jsou místa na kartě: ztracené je to, co je víc vlevo, i když je to vyšší číslo.

## Qwirkle.

rw-goal = O co jde
rw-goal-1 = Společně skládáte velký vzor z kamenů. Každá řada, kterou začneš nebo prodloužíš, ti přinese body.
rw-tiles = Kameny
rw-tiles-1 = Je šest tvarů v šesti barvách. Každý kámen je tu třikrát: celkem { $all } kamenů.
rw-tiles-2 = Každý má šest kamenů a nikomu je neukazuje. Ostatní kameny čekají v pytlíku.
rw-tiles-fig = 36 druhů kamenů.
rw-turn = Tah
rw-turn-1 = Když jsi na tahu, uděláš jednu věc: přiložíš kameny, nebo je vyměníš.
rw-turn-2 = Po přiložení si z pytlíku doplníš kameny zase na šest.
rw-lines = Řady
rw-lines-1 = Kameny vedle sebe tvoří řadu. Řada má jednu barvu a samé různé tvary, nebo jeden tvar a samé různé barvy.
rw-lines-2 = Žádný kámen nesmí být v řadě dvakrát. Proto není žádná řada delší než šest.
rw-lines-colour = Jedna barva, tvary různé: správně.
rw-lines-shape = Jeden tvar, barvy různé: správně.
rw-lines-twice = Dvakrát stejný kámen: to se nesmí.
rw-lines-mixed = Poslednímu kameni nesedí barva ani tvar: to se nesmí.
rw-placing-1 = Přiložíš jeden nebo víc kamenů. Všechny patří do jedné řady bez mezer. Mají stejnou barvu, nebo stejný tvar.
rw-placing-2 = Tvoje kameny se musí dotýkat těch na stole. Dívej se i na řady napříč: každá musí být správně.
rw-placing-fig = Dva nové kameny se nedotýkají, ale leží ve stejné zelené řadě.
rw-points-1 = Podívej se na každou řadu, která tvým tahem vznikla nebo se prodloužila. Každý kámen v ní je bod, i ty staré.
rw-points-2 = Kámen ve dvou řadách se počítá dvakrát.
rw-points-one = Nový kámen řadu prodlouží: body { $points }.
rw-points-two = Jeden kámen ve dvou řadách: { $sum } = { $points }.
rw-points-three = Dva kameny tvoří tři řady: { $sum } = { $points }.
rw-qwirkle = Qwirkle
rw-qwirkle-1 = Plná řada šesti kamenů je Qwirkle. Dostaneš za ni 6 bodů a ještě 6 navíc.
rw-qwirkle-fig = Šestý červený kámen: Qwirkle za { $points } bodů!
rw-qwirkle-2 = Rada: řada pěti kamenů je dárek pro dalšího hráče.
rw-trade-1 = Nelíbí se ti tvoje kameny? Odlož pár z nich nebo všechny a vezmi si stejně nových. Staré se pak vrátí do pytlíku.
rw-trade-2 = Výměna stojí celý tah a žádné body nepřinese. Když nikde nic nepasuje, vyměnit musíš.
rw-begin-1 = Všichni hledají ve svých kamenech nejdelší řadu. Kdo má nejdelší, začíná a položí ji na stůl.
rw-begin-fig = Nejdelší řada z těchto kamenů: { $count }.
rw-end = Konec
rw-end-1 = Když je pytlík prázdný, hraje se dál bez doplňování. Kdo se první zbaví všech kamenů, ukončí hru a dostane 6 bodů navíc.
rw-fine-opening = První řada musí být co nejdelší. Je-li jich stejně dlouhých víc, hráč si jednu vybere.
rw-fine-oldest = Mají-li dva hráči stejně dlouhou řadu, začíná starší. Kdo platí za staršího, tady rozhodne los.
rw-fine-trade = Vyměnit můžeš nejvýš tolik kamenů, kolik jich je v pytlíku. Měnit se smí, i když by šlo přiložit.
rw-fine-pass = Vynechat jde jen tehdy, když je pytlík prázdný a žádný tvůj kámen nepasuje.
rw-fine-stuck = Hra skončí i tehdy, když všichni po sobě vynechají nebo když tři kola nikdo nic nepřiloží. Pak 6 bodů nedostane nikdo.
