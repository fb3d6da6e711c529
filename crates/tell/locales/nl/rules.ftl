# The rules of the three games, in our own words.

rules-of = De regels van { $name }
rules-contents = Op deze pagina
rules-other-games = De andere spellen
rules-learn = Eerste spel met uitleg
rules-play = Spelen
rules-wins = Wie de meeste punten heeft, wint.
rules-tie = Evenveel punten bovenaan: die spelers winnen samen.
rules-fine = Kleine lettertjes
rules-fine-note = Sommige vragen laat de gedrukte spelregel open. Zo spelen wij het:

## Qwixx and Longo.

rq-differs =
    { $game ->
        [longo] Wat is er nieuw in Longo?
       *[qwixx] Wat is er anders op dit blad?
    }
rq-differs-1 = De dobbelstenen hebben { $sides } kanten en elke rij loopt tot { $highest }.
rq-differs-2 = Elk van de laatste twee getallen sluit een rij. Daarvoor heb je eerst { $needed } kruisjes nodig.
rq-differs-3 = Je hebt twee eigen geluksgetallen.
rq-differs-4 = De rest gaat precies als in Qwixx.
rq-mixx-a-1 = Elke rij heeft vakjes in verschillende kleuren. Elke kleur heeft elk getal één keer.
rq-mixx-a-2 = In actie 1 mag je de witte som in elke rij aankruisen, welke kleur het vakje ook heeft.
rq-mixx-a-3 = In actie 2 telt de kleur van het vakje, niet de rij.
rq-mixx-a-4 = Het slot van een rij heeft één kleur. Wie de rij sluit, haalt die dobbelsteen uit het spel.
rq-mixx-b-1 = In elke rij staan de getallen in een eigen volgorde.
rq-mixx-b-2 = Je kruist nog steeds van links naar rechts aan: wat links van je laatste kruisje staat, ben je kwijt, hoog of laag.
rq-mixx-b-3 = Het getal helemaal rechts sluit de rij: rood 11, geel 10, groen 3, blauw 4.
rq-goal = Waar gaat het om?
rq-goal-1 = Verzamel kruisjes! Je eerste kruisje in een rij is 1 punt waard, het tweede 2, het derde 3, en zo verder. Lange rijen leveren dus heel veel op.
rq-things = Op tafel
rq-things-1 = Er zijn zes dobbelstenen met { $sides } kanten: twee witte, en vier in de kleuren van de rijen.
rq-things-2 =
    { $game ->
        [mixx-a] Iedereen heeft een eigen blad. De bovenste twee rijen klimmen van 2 naar { $highest }, de onderste twee dalen van { $highest } naar 2. Elke rij heeft vakjes in verschillende kleuren, en aan het eind hangt een slot.
        [mixx-b] Iedereen heeft een eigen blad. In elke rij staan de getallen van 2 tot en met { $highest } in een eigen volgorde, en aan het eind hangt een slot.
       *[qwixx] Iedereen heeft een eigen blad. Rood en geel klimmen van 2 naar { $highest }, groen en blauw dalen van { $highest } naar 2. Aan het eind van elke rij hangt een slot.
    }
rq-things-fig = De zes dobbelstenen en een leeg blad.
rq-turn = Een beurt
rq-turn-1 = Eén speler gooit. Dan komen er twee acties, en daarna gaan de dobbelstenen naar de volgende.
rq-turn-2 = Actie 1 is voor iedereen. Tel de twee witte dobbelstenen op: dat getal mag je één keer aankruisen, in de rij die jij het beste vindt.
rq-turn-3 =
    { $game ->
        [mixx-a] Actie 2 is alleen voor wie gegooid heeft. Kies één witte en één gekleurde dobbelsteen: je mag het vakje van die kleur met hun som aankruisen.
       *[qwixx] Actie 2 is alleen voor wie gegooid heeft. Kies één witte en één gekleurde dobbelsteen: hun som mag je aankruisen in de rij van die kleur.
    }
rq-turn-4 = Niemand hoeft iets aan te kruisen. Maar een eigen beurt zonder kruisje is een mislukte worp.
rq-turn-white = Wit { $one } en { $other } zijn samen { $sum }. Iedereen mag één { $sum } aankruisen: hier kunnen de verlichte vakjes.
rq-turn-colour = Dezelfde worp, actie 2: wie gegooid heeft, mag één van de verlichte vakjes aankruisen. Groen { $sum } komt bijvoorbeeld van wit { $white } en groen { $colour }.
rq-order = Van links naar rechts
rq-order-1 = In elke rij ga je alleen maar naar rechts. Je mag getallen overslaan, maar je kunt niet terug: die ben je kwijt.
rq-order-fig = In de bovenste rij zijn { $one } en { $other } aangekruist. De { $first }, { $second } en { $third } ben je kwijt, de rij gaat verder met { $next }.
rq-locks-1 =
    { $game ->
        [longo] Elk van de laatste twee getallen doet de rij op slot. Daarvoor heb je eerst { $needed } of meer kruisjes in die rij nodig.
       *[qwixx] Het laatste getal doet de rij op slot. Daarvoor heb je eerst { $needed } of meer kruisjes in die rij nodig.
    }
rq-locks-2 = Samen met het getal kruis je ook het slot aan. Dat is een extra kruisje voor jou!
rq-locks-3 = Vanaf dan is de rij voor iedereen dicht en gaat de dobbelsteen in de kleur van het slot weg.
rq-locks-ready =
    { $game ->
        [longo] De onderste rij heeft { $count } kruisjes: het slot is klaar, en met { $last } of { $very_last } gaat de rij dicht.
       *[qwixx] De onderste rij heeft { $count } kruisjes: het slot is klaar, en met de { $last } gaat de rij dicht.
    }
rq-locks-closed = De onderste rij is dicht. Met het slot zijn het { $count } kruisjes: { $points } punten.
rq-misthrow-1 = Jij hebt gegooid en in beide acties niets aangekruist? Dan noteer je een mislukte worp. Dat kost { $penalty } punten.
rq-misthrow-2 = Als een ander gooit, kost passen nooit iets.
rq-misthrow-fig = Eén van de vier mislukte worpen is genoteerd.
rq-lucky-1 = Zijn de witte dobbelstenen samen een van jouw geluksgetallen? Dan heb je in actie 1 een keuze meer.
rq-lucky-2 = Je mag de som laten zitten en in plaats daarvan het volgende vakje van je kortste rij aankruisen. De kortste rij is de open rij met de minste kruisjes. Zijn er meer even kort? Dan kies je er één.
rq-lucky-fig = Geluksgetallen { $low } en { $high }, en wit is samen { $sum }. Je mag één { $sum } aankruisen, of een vakje met een hoefijzer.
rq-points-1 = Het spel stopt meteen als er twee rijen dicht zijn, of als iemand vier mislukte worpen heeft.
rq-points-2 = Tel de kruisjes van elke rij, ook de sloten. In de tabel zie je wat ze waard zijn. Haal er voor elke mislukte worp { $penalty } punten af.
rq-points-crosses = Kruisjes
rq-points-points = Punten
rq-points-fig = Dit blad met één mislukte worp: { $sum } = { $total } punten.
rq-fine-sealed = In actie 1 kiest iedereen tegelijk en weet niemand wat de anderen kiezen. Zo kunnen meer spelers samen een rij sluiten. Ieder krijgt dan het slot, als het aantal eigen kruisjes klopt.
rq-fine-closed = Een rij die in actie 1 dichtgaat, telt in actie 2 van dezelfde beurt niet meer mee.
rq-fine-end = Eindigt het spel in actie 1, dan is er geen actie 2 en geen mislukte worp meer.
rq-fine-pass = Passen mag altijd, ook als dat de vierde mislukte worp oplevert.
rq-fine-alone = Je kunt ook alleen oefenen. Dan is elke beurt van jou.
rq-fine-begin = Het lot bepaalt wie er begint.
rq-fine-shortest = Gesloten rijen tellen niet mee als je je kortste rij zoekt.
rq-fine-next = Het geluksvakje ligt direct achter je laatste kruisje. Zou dat vakje de rij sluiten en heb je te weinig kruisjes, dan kun je die rij niet gebruiken. Een langere rij komt er niet voor in de plaats.
rq-fine-pairs = Alle paren geluksgetallen die we uitdelen, vallen even vaak.
rq-fine-mixx-a = Is een dobbelsteen uit het spel, dan kun je vakjes van zijn kleur in andere rijen nog in actie 1 aankruisen. Een rij heet naar de kleur van haar slot.
rq-fine-mixx-b = Links en rechts zijn plaatsen op het blad: je bent kwijt wat verder naar links staat, ook als het hoger is.

## Qwirkle.

rw-goal = Waar gaat het om?
rw-goal-1 = Samen leg je een groot patroon van blokjes. Elke rij die je begint of langer maakt, levert punten op.
rw-tiles = De blokjes
rw-tiles-1 = Er zijn zes vormen in zes kleuren. Elk blokje is er drie keer: samen { $all } blokjes.
rw-tiles-2 = Iedereen heeft zes blokjes en houdt ze geheim. De andere blokjes zitten in de zak.
rw-tiles-fig = De 36 soorten blokjes.
rw-turn = Een beurt
rw-turn-1 = Als je aan de beurt bent, doe je één ding: blokjes aanleggen of blokjes ruilen.
rw-turn-2 = Heb je aangelegd, vul je hand dan aan uit de zak tot je er weer zes hebt.
rw-lines = Rijen
rw-lines-1 = Blokjes naast elkaar vormen een rij. Een rij heeft één kleur en allemaal andere vormen, of één vorm en allemaal andere kleuren.
rw-lines-2 = Geen blokje mag twee keer in een rij liggen. Daarom is geen rij langer dan zes.
rw-lines-colour = Eén kleur, alle vormen anders: goed.
rw-lines-shape = Eén vorm, alle kleuren anders: goed.
rw-lines-twice = Twee keer hetzelfde blokje: mag niet.
rw-lines-mixed = Bij het laatste blokje past de kleur niet en de vorm ook niet: mag niet.
rw-placing-1 = Je legt één of meer blokjes aan. Ze komen allemaal in één rij zonder gaten. Ze hebben dezelfde kleur of dezelfde vorm.
rw-placing-2 = Jouw blokjes moeten raken wat er op tafel ligt. Kijk ook naar de rijen dwars: elke rij moet kloppen.
rw-placing-fig = De twee nieuwe blokjes raken elkaar niet, maar ze liggen in dezelfde groene rij.
rw-points-1 = Kijk naar elke rij die je begonnen of langer gemaakt hebt. Elk blokje daarin is één punt, ook de blokjes die er al lagen.
rw-points-2 = Een blokje dat in twee rijen ligt, telt twee keer.
rw-points-one = Het nieuwe blokje maakt de rij langer: { $points } punten.
rw-points-two = Eén blokje in twee rijen: { $sum } = { $points } punten.
rw-points-three = Twee blokjes maken drie rijen: { $sum } = { $points } punten.
rw-qwirkle = Een Qwirkle
rw-qwirkle-1 = Een volle rij van zes is een Qwirkle. Je krijgt de 6 punten van de rij en nog 6 erbij.
rw-qwirkle-fig = Het zesde rode blokje: een Qwirkle voor { $points } punten!
rw-qwirkle-2 = Tip: een rij van vijf is een cadeautje voor de volgende.
rw-trade-1 = Bevallen je blokjes je niet? Leg er een paar opzij, of allemaal, en pak evenveel nieuwe. De oude gaan daarna terug in de zak.
rw-trade-2 = Ruilen kost je hele beurt en levert geen punten op. Past er nergens een blokje, dan moet je ruilen.
rw-begin-1 = Iedereen zoekt de langste rij in zijn hand. Wie de langste heeft, begint en legt die op tafel.
rw-begin-fig = De langste rij in deze hand heeft { $count } blokjes.
rw-end = Het einde
rw-end-1 = Is de zak leeg, dan speel je verder zonder te pakken. Wie als eerste al zijn blokjes kwijt is, maakt er een eind aan en krijgt 6 punten extra.
rw-fine-opening = De eerste rij moet zo lang mogelijk zijn. Zijn er meer zulke rijen, dan kiest de speler er een.
rw-fine-oldest = Hebben twee spelers een even lange rij, dan begint de oudste. Wie als oudste telt, wordt hier geloot.
rw-fine-trade = Je ruilt hoogstens zoveel blokjes als er nog in de zak zitten. Ruilen mag ook als je kunt aanleggen.
rw-fine-pass = Passen kan alleen als de zak leeg is en geen van je blokjes past.
rw-fine-stuck = Het spel eindigt ook als iedereen na elkaar past, of als drie rondes lang niemand iets aanlegt. Dan krijgt niemand de 6 punten.
