# Explanations and guided first games.

help-more = Viac v pravidlách
help-dice-1 = Hádž skutočnými kockami a napíš, čo ukazujú.
help-dice-2 = Kocky zatvorených radov vynechaj. Všetko ostatné sa urobí samo.
help-unseen-1 = Tieto kamene sú vo vrecku alebo u ostatných hráčov. Každý druh je tu trikrát.
help-unseen-2 = Bledý kameň sa už minul: nečakaj naň!

## Guided first games.

learn-skip = Preskočiť lekciu
learn-again = Začať lekciu znova
learn-play-on = Hrať tu ďalej
learn-white = Hádžeš ty. Biele kocky dávajú { $sum }: to je akcia 1. Ťukni na rozsvietené { $sum } a potvrď. Čo najviac vľavo je dobre!
learn-colour = Akcia 2 je len tvoja: jedna biela a jedna farebná kocka. Ťukni na rozsvietené políčko a potvrď, alebo vynechaj.
learn-others = Teraz hádže { $name }. Biele kocky platia aj pre teba: { $sum }. Zakrížikuj, alebo vynechaj. Tu to nič nestojí.
learn-lost = Vidíš preškrtnuté čísla? Zostali preskočené, a preto sú preč. Malé skoky sú lepšie.
learn-misthrow = Pozor vo vlastnom ťahu: keď nezakrížikuješ vôbec nič, je to chybný hod a stojí 5 bodov.
learn-done = Viac vedieť nemusíš! Hraj tu ďalej, alebo začni vlastnú hru.
learn-qwixx-welcome = Vitaj! Táto karta je tvoja. Zakrížikuj čo najviac čísel: čím viac krížikov v rade, tým viac bodov.
learn-qwixx-order = V každom rade ideš zľava doprava. Čo preskočíš, je preč.
learn-qwixx-lock = Pri poslednom čísle radu visí zámok. Najprv potrebuješ v rade päť krížikov. Potom ho zatvoríš pre všetkých.
learn-qwixx-end = Dva zatvorené rady alebo štyri chybné hody jedného hráča: hra sa končí a počítajú sa body.
learn-longo-welcome = Vitaj v Longu! Je to Qwixx s dlhšími radmi, až do 16, a s osemstennými kockami.
learn-longo-luck = Máš dve šťastné čísla: { $low } a { $high }. Striehni na ne na bielych kockách!
learn-longo-lucky = { $sum } je tvoje šťastné číslo! Môžeš zakrížikovať { $sum }, alebo políčko s podkovou: ďalšie v najkratšom rade.
learn-longo-lock = Rad zatvorí ktorékoľvek z posledných dvoch čísel. Najprv v ňom potrebuješ šesť krížikov.
learn-mixx-a-welcome = Vitaj v Mixx A! Je to Qwixx s háčikom: každý rad má políčka viacerých farieb.
learn-mixx-a-order = Pre biele kocky sa hodí ktorýkoľvek rad. Pri farebnej kocke rozhoduje políčko jej farby, nie rad.
learn-mixx-b-welcome = Vitaj v Mixx B! Je to Qwixx s háčikom: v každom rade sú čísla na preskáčku.
learn-mixx-b-order = Stále platí zľava doprava. Pozeraj sa, kde číslo je, nie aké je vysoké.
learn-qwirkle-welcome = Vitaj! Šesť kameňov dole je tvojich. Ostatní ich nevidia.
learn-qwirkle-lines = Staviate rady: jedna farba a rôzne tvary, alebo jeden tvar a rôzne farby.
learn-qwirkle-opening = Začínaš, lebo máš najdlhší rad. Počet kameňov: { $count }. Vyber kameň a potom miesto. Polož ich všetky do jedného radu a potvrď.
learn-qwirkle-points = Tvoje body: { $points }. Za každý kameň radu jeden. Potom prišli nové kamene.
learn-qwirkle-two = Teraz skús niečo múdre: kameň, ktorý leží v dvoch radoch, sa počíta dvakrát. Vyber kameň a pozri sa, kam pasuje.
learn-qwirkle-placing = Zase si na ťahu. Vyber kameň: miesta, kam pasuje, sú orámované. Do jedného radu ich môžeš dať viac.
learn-qwirkle-six = Šesť kameňov v rade je Qwirkle: 12 bodov! Skôr než urobíš rad piatich, dobre si to rozmysli.
learn-qwirkle-trade = Nemáš nič dobré? Kamene môžeš vymeniť za nové. Stojí to celý ťah.
learn-qwirkle-end = Keď je vrecko prázdne, hru ukončí ten, komu sa prvému minú kamene. Dostane 6 bodov.
