# The rules of the three games, in our own words.

rules-of = Die Regeln von { $name }
rules-contents = Auf dieser Seite
rules-other-games = Die anderen Spiele
rules-learn = Erstes Spiel mit Hilfe
rules-play = Spielen
rules-wins = Wer die meisten Punkte hat, gewinnt.
rules-tie = Gleich viele Punkte ganz oben: Diese Spieler gewinnen gemeinsam.
rules-fine = Feinheiten
rules-fine-note = Manches lassen die gedruckten Regeln offen. So spielen wir es:

## Qwixx and Longo.

rq-differs =
    { $game ->
        [longo] Neu in Longo
       *[qwixx] Was auf diesem Zettel anders ist
    }
rq-differs-1 = Die Würfel haben { $sides } Seiten, und jede Reihe reicht bis { $highest }.
rq-differs-2 = Jede der letzten zwei Zahlen schließt eine Reihe ab. Davor brauchst du { $needed } Kreuze.
rq-differs-3 = Du hast zwei eigene Glückszahlen.
rq-differs-4 = Alles andere geht genau wie in Qwixx.
rq-mixx-a-1 = Jede Reihe hat Felder in mehreren Farben. Jede Farbe hat jede Zahl einmal.
rq-mixx-a-2 = In Aktion 1 darf die weiße Summe in jeder Reihe angekreuzt werden, egal welche Farbe das Feld hat.
rq-mixx-a-3 = In Aktion 2 zählt die Farbe des Feldes, nicht die Reihe.
rq-mixx-a-4 = Das Schloss einer Reihe hat eine Farbe. Wer die Reihe abschließt, nimmt diesen Würfel aus dem Spiel.
rq-mixx-b-1 = In jeder Reihe stehen die Zahlen in einer eigenen Reihenfolge.
rq-mixx-b-2 = Angekreuzt wird weiter von links nach rechts: Was links von deinem letzten Kreuz steht, ist verloren, ob hoch oder niedrig.
rq-mixx-b-3 = Die Zahl ganz rechts schließt ihre Reihe ab: Rot 11, Gelb 10, Grün 3, Blau 4.
rq-goal = Worum es geht
rq-goal-1 = Sammle Kreuze! Dein erstes Kreuz in einer Reihe bringt 1 Punkt, das zweite 2, das dritte 3, und immer so weiter. Lange Reihen sind darum richtig viel wert.
rq-things = Auf dem Tisch
rq-things-1 = Es gibt sechs Würfel mit { $sides } Seiten: zwei weiße und vier in den Farben der Reihen.
rq-things-2 =
    { $game ->
        [mixx-a] Jeder hat einen eigenen Zettel. Die oberen zwei Reihen steigen von 2 bis { $highest }, die unteren zwei fallen von { $highest } bis 2. Jede Reihe hat Felder in mehreren Farben, und an ihrem Ende hängt ein Schloss.
        [mixx-b] Jeder hat einen eigenen Zettel. In jeder Reihe stehen die Zahlen von 2 bis { $highest } in einer eigenen Reihenfolge, und an ihrem Ende hängt ein Schloss.
       *[qwixx] Jeder hat einen eigenen Zettel. Rot und Gelb steigen von 2 bis { $highest }, Grün und Blau fallen von { $highest } bis 2. Am Ende jeder Reihe hängt ein Schloss.
    }
rq-things-fig = Die sechs Würfel und ein leerer Zettel.
rq-turn = Ein Zug
rq-turn-1 = Einer würfelt. Dann kommen zwei Aktionen, und danach sind die Würfel beim Nächsten.
rq-turn-2 = Aktion 1 ist für alle. Rechne die zwei weißen Würfel zusammen: Diese Zahl darfst du einmal ankreuzen, in deiner Lieblingsreihe.
rq-turn-3 =
    { $game ->
        [mixx-a] Aktion 2 ist nur für den, der gewürfelt hat. Nimm einen weißen und einen farbigen Würfel: Du darfst das Feld dieser Farbe mit ihrer Summe ankreuzen.
       *[qwixx] Aktion 2 ist nur für den, der gewürfelt hat. Nimm einen weißen und einen farbigen Würfel: Ihre Summe darfst du in der Reihe dieser Farbe ankreuzen.
    }
rq-turn-4 = Niemand muss etwas ankreuzen. Aber ein eigener Zug ganz ohne Kreuz ist ein Fehlwurf.
rq-turn-white = Weiß { $one } und { $other } sind zusammen { $sum }. Alle dürfen eine { $sum } ankreuzen: Hier gehen die hellen Felder.
rq-turn-colour = Derselbe Wurf, Aktion 2: Wer gewürfelt hat, darf eines der hellen Felder ankreuzen. Grün { $sum } kommt zum Beispiel von Weiß { $white } und Grün { $colour }.
rq-order = Von links nach rechts
rq-order-1 = In jeder Reihe geht es nur nach rechts. Du darfst Zahlen überspringen, aber es gibt kein Zurück: Sie sind weg.
rq-order-fig = In der obersten Reihe sind { $one } und { $other } angekreuzt. Die { $first }, { $second } und { $third } sind weg, mit der { $next } geht es weiter.
rq-locks-1 =
    { $game ->
        [longo] Mit einer der letzten zwei Zahlen schließt du die Reihe ab. Dafür brauchst du vorher { $needed } Kreuze oder mehr in dieser Reihe.
       *[qwixx] Mit der letzten Zahl schließt du die Reihe ab. Dafür brauchst du vorher { $needed } Kreuze oder mehr in dieser Reihe.
    }
rq-locks-2 = Zusammen mit der Zahl kreuzt du das Schloss an. Das ist ein Kreuz mehr für dich!
rq-locks-3 = Von da an ist die Reihe für alle zu, und der Würfel in der Farbe des Schlosses kommt weg.
rq-locks-ready =
    { $game ->
        [longo] Die unterste Reihe hat { $count } Kreuze: Das Schloss ist bereit, mit { $last } oder { $very_last } geht die Reihe zu.
       *[qwixx] Die unterste Reihe hat { $count } Kreuze: Das Schloss ist bereit, mit der { $last } geht die Reihe zu.
    }
rq-locks-closed = Die unterste Reihe ist zu. Mit dem Schloss sind es { $count } Kreuze: { $points } Punkte.
rq-misthrow-1 = Du hast gewürfelt und in beiden Aktionen nichts angekreuzt? Dann notierst du einen Fehlwurf. Er kostet { $penalty } Punkte.
rq-misthrow-2 = Hat jemand anders gewürfelt, kostet Passen nie etwas.
rq-misthrow-fig = Einer von vier Fehlwürfen ist notiert.
rq-lucky-1 = Ergeben die weißen Würfel eine deiner Glückszahlen? Dann hast du in Aktion 1 eine Wahl mehr.
rq-lucky-2 = Du kannst die Summe liegen lassen und dafür das nächste Feld deiner kürzesten Reihe ankreuzen. Die kürzeste ist die offene Reihe mit den wenigsten Kreuzen. Sind mehrere gleich kurz, such dir eine aus.
rq-lucky-fig = Glückszahlen { $low } und { $high }, und Weiß ergibt { $sum }. Du darfst eine { $sum } ankreuzen oder ein Feld mit Hufeisen.
rq-points-1 = Schluss ist, sobald zwei Reihen zu sind oder sobald jemand vier Fehlwürfe hat.
rq-points-2 = Zähle die Kreuze jeder Reihe, auch die Schlösser. Die Tabelle zeigt, was sie wert sind. Zieh dann für jeden Fehlwurf { $penalty } Punkte ab.
rq-points-crosses = Kreuze
rq-points-points = Punkte
rq-points-fig = Dieser Zettel mit einem Fehlwurf: { $sum } = { $total } Punkte.
rq-fine-sealed = In Aktion 1 wählen alle zugleich und wissen nicht, was die anderen wählen. So können mehrere gemeinsam eine Reihe abschließen. Alle bekommen dann das Schloss, wenn sie selbst genug Kreuze haben.
rq-fine-closed = Eine Reihe, die in Aktion 1 zugeht, gilt in Aktion 2 desselben Zuges nicht mehr.
rq-fine-end = Endet das Spiel in Aktion 1, gibt es keine Aktion 2 und keinen Fehlwurf mehr.
rq-fine-pass = Passen darfst du immer, selbst wenn das den vierten Fehlwurf bringt.
rq-fine-alone = Du kannst auch allein üben. Dann ist jeder Zug deiner.
rq-fine-begin = Wer anfängt, wird ausgelost.
rq-fine-shortest = Geschlossene Reihen zählen nicht mit, wenn du deine kürzeste Reihe suchst.
rq-fine-next = Das Glücksfeld liegt direkt hinter deinem letzten Kreuz. Würde es die Reihe abschließen und du hast zu wenige Kreuze, kannst du diese Reihe nicht nehmen. Eine längere tritt nicht an ihre Stelle.
rq-fine-pairs = Alle Paare von Glückszahlen, die wir verteilen, kommen gleich oft vor.
rq-fine-mixx-a = Ist ein Würfel aus dem Spiel, können Felder seiner Farbe in anderen Reihen weiter in Aktion 1 angekreuzt werden. Eine Reihe heißt nach der Farbe ihres Schlosses.
rq-fine-mixx-b = Links und rechts sind Plätze auf dem Zettel: Verloren ist, was weiter links steht, auch wenn es höher ist.

## Qwirkle.

rw-goal = Worum es geht
rw-goal-1 = Gemeinsam legt ihr ein großes Muster aus Steinen. Jede Reihe, die du beginnst oder verlängerst, bringt dir Punkte.
rw-tiles = Die Steine
rw-tiles-1 = Es gibt sechs Formen in sechs Farben. Jeder Stein ist dreimal da: zusammen { $all } Steine.
rw-tiles-2 = Alle haben sechs Steine und halten sie geheim. Die übrigen Steine warten im Beutel.
rw-tiles-fig = Die 36 Sorten von Steinen.
rw-turn = Ein Zug
rw-turn-1 = Wenn du dran bist, tust du eines: Steine legen oder Steine tauschen.
rw-turn-2 = Hast du gelegt, füllst du deine Hand aus dem Beutel wieder auf sechs auf.
rw-lines = Reihen
rw-lines-1 = Steine nebeneinander bilden eine Reihe. Eine Reihe hat eine Farbe und lauter verschiedene Formen, oder eine Form und lauter verschiedene Farben.
rw-lines-2 = Kein Stein darf zweimal in einer Reihe liegen. Darum ist keine Reihe länger als sechs.
rw-lines-colour = Eine Farbe, alle Formen verschieden: gut.
rw-lines-shape = Eine Form, alle Farben verschieden: gut.
rw-lines-twice = Zweimal derselbe Stein: nicht erlaubt.
rw-lines-mixed = Beim letzten Stein passt weder Farbe noch Form: nicht erlaubt.
rw-placing-1 = Du legst einen oder mehrere Steine. Sie kommen alle in eine Reihe ohne Lücken. Sie haben dieselbe Farbe oder dieselbe Form.
rw-placing-2 = Deine Steine müssen an das anschließen, was schon liegt. Schau auch auf die Reihen quer dazu: Jede Reihe muss stimmen.
rw-placing-fig = Die zwei neuen Steine berühren sich nicht, aber sie liegen in derselben grünen Reihe.
rw-points-1 = Schau auf jede Reihe, die du begonnen oder verlängert hast. Jeder Stein darin ist ein Punkt, auch die alten.
rw-points-2 = Ein Stein in zwei Reihen zählt doppelt.
rw-points-one = Der neue Stein verlängert die Reihe: { $points } Punkte.
rw-points-two = Ein Stein in zwei Reihen: { $sum } = { $points } Punkte.
rw-points-three = Zwei Steine machen drei Reihen: { $sum } = { $points } Punkte.
rw-qwirkle = Ein Qwirkle
rw-qwirkle-1 = Eine volle Reihe aus sechs Steinen ist ein Qwirkle. Du bekommst ihre 6 Punkte und 6 dazu.
rw-qwirkle-fig = Der sechste rote Stein: ein Qwirkle für { $points } Punkte!
rw-qwirkle-2 = Ein Tipp: Eine Reihe aus fünf Steinen ist ein Geschenk für den Nächsten.
rw-trade-1 = Deine Steine gefallen dir nicht? Leg ein paar beiseite, oder alle, und zieh ebenso viele neue. Die alten kommen zurück in den Beutel.
rw-trade-2 = Tauschen kostet den ganzen Zug und bringt keine Punkte. Passt nirgends ein Stein, musst du tauschen.
rw-begin-1 = Alle suchen die längste Reihe in ihrer Hand. Wer die längste hat, fängt an und legt sie auf den Tisch.
rw-begin-fig = Die längste Reihe in dieser Hand hat { $count } Steine.
rw-end = Das Ende
rw-end-1 = Ist der Beutel leer, geht es ohne Ziehen weiter. Wer zuerst alle Steine los ist, beendet das Spiel und bekommt 6 Punkte extra.
rw-fine-opening = Die erste Reihe muss so lang wie möglich sein. Gibt es mehrere, sucht man sich eine aus.
rw-fine-oldest = Haben zwei eine gleich lange Reihe, fängt der Ältere an. Wer als älter gilt, wird hier ausgelost.
rw-fine-trade = Du tauschst höchstens so viele Steine, wie der Beutel noch hat. Tauschen darfst du auch, wenn du legen könntest.
rw-fine-pass = Passen geht nur, wenn der Beutel leer ist und keiner deiner Steine passt.
rw-fine-stuck = Das Spiel endet auch, wenn alle nacheinander passen oder drei Runden lang niemand legt. Dann bekommt niemand die 6 Punkte.
