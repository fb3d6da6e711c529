# Explanations and guided first games.

help-more = Meer in de regels
help-dice-1 = Gooi met echte dobbelstenen en typ in wat ze laten zien.
help-dice-2 = Laat de dobbelstenen van gesloten rijen weg. De rest gaat vanzelf.
help-unseen-1 = Deze blokjes zitten in de zak of in de hand van de anderen. Van elke soort zijn er drie.
help-unseen-2 = Een vaag blokje is op: wacht er niet op!

## Guided first games.

learn-skip = Les overslaan
learn-again = Les opnieuw beginnen
learn-play-on = Hier verder spelen
learn-white = Jij hebt gegooid. De witte dobbelstenen zijn samen { $sum }: dat is actie 1. Tik op een verlichte { $sum } en bevestig. Ver naar links is goed!
learn-colour = Actie 2 is alleen voor jou: één witte plus één gekleurde dobbelsteen. Tik op een verlicht vakje en bevestig, of pas.
learn-others = Nu heeft { $name } gegooid. De witte dobbelstenen tellen ook voor jou: { $sum }. Kruis aan of pas. Passen kost hier niets.
learn-lost = Zie je de doorgestreepte getallen? Die heb je overgeslagen, dus ze zijn weg. Kleine sprongen zijn beter.
learn-misthrow = Let op in je eigen beurt: kruis je helemaal niets aan, dan is dat een mislukte worp. Die kost 5 punten.
learn-done = Meer hoef je niet te weten! Speel hier verder, of begin een eigen spel.
learn-qwixx-welcome = Welkom! Dit blad is van jou. Kruis zoveel mogelijk getallen aan: hoe meer kruisjes in een rij, hoe meer punten.
learn-qwixx-order = In elke rij ga je van links naar rechts. Wat je overslaat, ben je kwijt.
learn-qwixx-lock = Bij het laatste getal van een rij hangt een slot. Je hebt eerst vijf kruisjes in die rij nodig. Dan sluit je de rij voor iedereen.
learn-qwixx-end = Twee gesloten rijen, of vier mislukte worpen van één speler: dan is het spel uit en worden de punten geteld.
learn-longo-welcome = Welkom bij Longo! Dat is Qwixx met langere rijen, tot 16, en met achtkantige dobbelstenen.
learn-longo-luck = Je hebt twee geluksgetallen: { $low } en { $high }. Let erop bij de witte dobbelstenen!
learn-longo-lucky = { $sum } is je geluksgetal! Je mag een { $sum } aankruisen, of het vakje met het hoefijzer: het volgende in je kortste rij.
learn-longo-lock = Elk van de laatste twee getallen sluit een rij. Je hebt er eerst zes kruisjes in nodig.
learn-mixx-a-welcome = Welkom bij Mixx A! Dat is Qwixx met een draai: elke rij heeft vakjes in verschillende kleuren.
learn-mixx-a-order = Voor de witte dobbelstenen is elke rij goed. Bij een gekleurde steen telt het vakje in zijn kleur, niet de rij.
learn-mixx-b-welcome = Welkom bij Mixx B! Dat is Qwixx met een draai: in elke rij staan de getallen door elkaar.
learn-mixx-b-order = Het gaat nog steeds van links naar rechts. Kijk waar een getal staat, niet hoe hoog het is.
learn-qwirkle-welcome = Welkom! De zes blokjes onderaan zijn van jou. De anderen zien ze niet.
learn-qwirkle-lines = Je bouwt rijen: één kleur met andere vormen, of één vorm met andere kleuren.
learn-qwirkle-opening = Jij begint, want jij hebt de langste rij: { $count } blokjes. Kies een blokje en dan een plek. Leg ze allemaal in één rij en bevestig.
learn-qwirkle-points = Je hebt nu { $points } punten: één voor elk blokje van je rij. Daarna kreeg je nieuwe blokjes.
learn-qwirkle-two = Probeer nu iets slims: een blokje dat in twee rijen ligt, telt twee keer. Kies een blokje en kijk waar het past.
learn-qwirkle-placing = Weer jouw beurt. Kies een blokje: je ziet de plekken waar het past. Je mag er meer in één rij leggen.
learn-qwirkle-six = Zes blokjes in een rij zijn een Qwirkle: 12 punten! Denk dus goed na voor je een rij van vijf maakt.
learn-qwirkle-trade = Niets goeds in je hand? Je kunt blokjes ruilen voor nieuwe. Dat kost je hele beurt.
learn-qwirkle-end = Is de zak leeg, dan eindigt het spel bij wie als eerste geen blokjes meer heeft. Die krijgt 6 punten.
