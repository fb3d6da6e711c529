# Explanations and guided first games.

help-more = Více v pravidlech
help-dice-1 = Házej opravdovými kostkami a napiš, co ukazují.
help-dice-2 = Kostky zavřených řad vynech. Všechno ostatní se udělá samo.
help-unseen-1 = Tyto kameny jsou v pytlíku nebo u ostatních hráčů. Každý druh je tu třikrát.
help-unseen-2 = Bledý kámen už došel: nečekej na něj!

## Guided first games.

learn-skip = Přeskočit lekci
learn-again = Začít lekci znovu
learn-play-on = Hrát tady dál
learn-white = Házíš ty. Bílé kostky dávají { $sum }: to je akce 1. Klepni na rozsvícené { $sum } a potvrď. Co nejvíc vlevo je dobře!
learn-colour = Akce 2 je jen tvoje: jedna bílá a jedna barevná kostka. Klepni na rozsvícené políčko a potvrď, nebo vynech.
learn-others = Teď hází { $name }. Bílé kostky platí i pro tebe: { $sum }. Zakřížkuj, nebo vynech. Tady to nic nestojí.
learn-lost = Vidíš přeškrtnutá čísla? Zůstala přeskočená, a proto jsou pryč. Malé skoky jsou lepší.
learn-misthrow = Pozor ve vlastním tahu: když nezakřížkuješ vůbec nic, je to chybný hod a stojí 5 bodů.
learn-done = Víc vědět nemusíš! Hraj tady dál, nebo začni vlastní hru.
learn-qwixx-welcome = Vítej! Tahle karta je tvoje. Zakřížkuj co nejvíc čísel: čím víc křížků v řadě, tím víc bodů.
learn-qwixx-order = V každé řadě jdeš zleva doprava. Co přeskočíš, je pryč.
learn-qwixx-lock = U posledního čísla řady visí zámek. Nejdřív potřebuješ v řadě pět křížků. Pak ji zavřeš pro všechny.
learn-qwixx-end = Dvě zavřené řady nebo čtyři chybné hody jednoho hráče: hra končí a počítají se body.
learn-longo-welcome = Vítej v Longu! Je to Qwixx s delšími řadami, až do 16, a s osmistěnnými kostkami.
learn-longo-luck = Máš dvě šťastná čísla: { $low } a { $high }. Hlídej je na bílých kostkách!
learn-longo-lucky = { $sum } je tvoje šťastné číslo! Můžeš zakřížkovat { $sum }, nebo políčko s podkovou: další v nejkratší řadě.
learn-longo-lock = Řadu zavře kterékoli z posledních dvou čísel. Nejdřív v ní potřebuješ šest křížků.
learn-mixx-a-welcome = Vítej v Mixx A! Je to Qwixx s háčkem: každá řada má políčka více barev.
learn-mixx-a-order = Pro bílé kostky se hodí kterákoli řada. U barevné kostky rozhoduje políčko její barvy, ne řada.
learn-mixx-b-welcome = Vítej v Mixx B! Je to Qwixx s háčkem: v každé řadě jsou čísla na přeskáčku.
learn-mixx-b-order = Pořád platí zleva doprava. Dívej se, kde číslo je, ne jak je vysoké.
learn-qwirkle-welcome = Vítej! Šest kamenů dole je tvých. Ostatní je nevidí.
learn-qwirkle-lines = Stavíte řady: jedna barva a různé tvary, nebo jeden tvar a různé barvy.
learn-qwirkle-opening = Začínáš, protože máš nejdelší řadu. Počet kamenů: { $count }. Vyber kámen a pak místo. Polož je všechny do jedné řady a potvrď.
learn-qwirkle-points = Tvoje body: { $points }. Za každý kámen řady jeden. Pak přišly nové kameny.
learn-qwirkle-two = Teď zkus něco chytrého: kámen, který leží ve dvou řadách, se počítá dvakrát. Vyber kámen a podívej se, kam pasuje.
learn-qwirkle-placing = Zase jsi na tahu. Vyber kámen: místa, kam pasuje, jsou orámovaná. Do jedné řady jich můžeš dát víc.
learn-qwirkle-six = Šest kamenů v řadě je Qwirkle: 12 bodů! Než uděláš řadu pěti, dobře si to rozmysli.
learn-qwirkle-trade = Nemáš nic dobrého? Kameny můžeš vyměnit za nové. Stojí to celý tah.
learn-qwirkle-end = Když je pytlík prázdný, hru ukončí ten, komu první dojdou kameny. Dostane 6 bodů.
