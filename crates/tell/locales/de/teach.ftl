# Explanations and guided first games.

help-more = Mehr in den Regeln
help-dice-1 = Würfle mit echten Würfeln und tippe ein, was sie zeigen.
help-dice-2 = Lass die Würfel geschlossener Reihen weg. Alles andere geht von selbst.
help-unseen-1 = Diese Steine sind im Beutel oder in den Händen der anderen. Von jeder Sorte gibt es drei.
help-unseen-2 = Ein blasser Stein ist verbraucht: Warte nicht auf ihn!

## Guided first games.

learn-skip = Lektion überspringen
learn-again = Lektion neu beginnen
learn-play-on = Hier weiterspielen
learn-white = Du hast gewürfelt. Die weißen Würfel ergeben { $sum }: Das ist Aktion 1. Tippe auf eine helle { $sum } und bestätige. Weit links ist gut!
learn-colour = Aktion 2 gehört nur dir: ein weißer plus ein farbiger Würfel. Tippe auf ein helles Feld und bestätige, oder passe.
learn-others = Jetzt hat { $name } gewürfelt. Die weißen Würfel gelten auch für dich: { $sum }. Kreuze an oder passe. Passen kostet hier nichts.
learn-lost = Siehst du die durchgestrichenen Zahlen? Du hast sie übersprungen, also sind sie weg. Kleine Sprünge sind besser.
learn-misthrow = Vorsicht im eigenen Zug: Kreuzt du gar nichts an, ist das ein Fehlwurf und kostet 5 Punkte.
learn-done = Mehr musst du nicht wissen! Spiel hier weiter oder beginne ein eigenes Spiel.
learn-qwixx-welcome = Willkommen! Dieser Zettel gehört dir. Kreuze möglichst viele Zahlen an: Je mehr Kreuze in einer Reihe, desto mehr Punkte.
learn-qwixx-order = In jeder Reihe geht es von links nach rechts. Was du überspringst, ist weg.
learn-qwixx-lock = Bei der letzten Zahl einer Reihe hängt ein Schloss. Du brauchst zuerst fünf Kreuze in der Reihe. Dann schließt du sie für alle ab.
learn-qwixx-end = Zwei geschlossene Reihen oder vier Fehlwürfe von einem: Dann ist Schluss, und die Punkte werden gezählt.
learn-longo-welcome = Willkommen bei Longo! Das ist Qwixx mit längeren Reihen, bis 16, und mit achtseitigen Würfeln.
learn-longo-luck = Du hast zwei Glückszahlen: { $low } und { $high }. Achte bei den weißen Würfeln darauf!
learn-longo-lucky = { $sum } ist deine Glückszahl! Du darfst eine { $sum } ankreuzen oder das Feld mit dem Hufeisen: das nächste in deiner kürzesten Reihe.
learn-longo-lock = Jede der letzten zwei Zahlen schließt eine Reihe ab. Du brauchst zuerst sechs Kreuze darin.
learn-mixx-a-welcome = Willkommen bei Mixx A! Das ist Qwixx mit einem Dreh: Jede Reihe hat Felder in mehreren Farben.
learn-mixx-a-order = Für die weißen Würfel passt jede Reihe. Beim Farbwürfel zählt das Feld in seiner Farbe, nicht die Reihe.
learn-mixx-b-welcome = Willkommen bei Mixx B! Das ist Qwixx mit einem Dreh: In jeder Reihe stehen die Zahlen durcheinander.
learn-mixx-b-order = Es geht weiter von links nach rechts. Achte darauf, wo eine Zahl steht, nicht darauf, wie hoch sie ist.
learn-qwirkle-welcome = Willkommen! Die sechs Steine unten gehören dir. Die anderen sehen sie nicht.
learn-qwirkle-lines = Ihr baut Reihen: eine Farbe mit verschiedenen Formen oder eine Form mit verschiedenen Farben.
learn-qwirkle-opening = Du fängst an, denn du hast die längste Reihe: { $count } Steine. Wähle einen Stein und dann ein Feld. Lege alle in eine Reihe und bestätige.
learn-qwirkle-points = Du hast jetzt { $points } Punkte: einen für jeden Stein deiner Reihe. Danach hast du neue Steine bekommen.
learn-qwirkle-two = Jetzt etwas Schlaues: Ein Stein, der in zwei Reihen liegt, zählt doppelt. Wähle einen Stein und schau, wo er passt.
learn-qwirkle-placing = Du bist wieder dran. Wähle einen Stein: Die Felder, auf die er passt, sind umrandet. Du darfst mehrere in eine Reihe legen.
learn-qwirkle-six = Sechs Steine in einer Reihe sind ein Qwirkle: 12 Punkte! Überlege gut, bevor du eine Fünferreihe legst.
learn-qwirkle-trade = Nichts Gutes auf der Hand? Du kannst Steine gegen neue tauschen. Das kostet deinen ganzen Zug.
learn-qwirkle-end = Ist der Beutel leer, beendet der Erste ohne Steine das Spiel und bekommt 6 Punkte.
