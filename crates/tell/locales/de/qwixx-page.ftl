# Der Tisch von Qwixx und Longo im Browser: Knöpfe, Beschriftungen, Warnungen.

qwixx-page-title = { $game } · Zug { $turn }
qwixx-page-finished = { $game } · beendet
qwixx-page-others = Die anderen
qwixx-page-last-turns = Letzte Züge
qwixx-page-action-1 = Aktion 1 · alle
qwixx-page-action-2 =
    { $who ->
        [you] Aktion 2 · nur du
       *[other] Aktion 2 · nur { $name }
    }
qwixx-page-next-roll = Der nächste Wurf
qwixx-page-chooses = { $name } wählt
qwixx-page-nothing = { $names }: nichts anzukreuzen
qwixx-page-your-turn = Du bist dran.

## Was jemand tun kann.

qwixx-page-cross = { $field } ankreuzen
qwixx-page-choose = Wähle ein Feld
qwixx-page-nothing-for-you = Nichts anzukreuzen
qwixx-page-wait = Die anderen wählen
qwixx-page-pass = Passen
qwixx-page-stop = Hier aufhören
qwixx-page-take-back = Zurücknehmen
qwixx-page-misthrow-title = Ein Fehlwurf?
qwixx-page-misthrow-warning = Nichts angekreuzt: ein Fehlwurf, 5 Punkte weniger.
qwixx-page-misthrow-fourth = Nichts angekreuzt: ein Fehlwurf, 5 Punkte weniger. Es ist der vierte, und das Spiel endet.
qwixx-page-misthrow-take = Fehlwurf nehmen

## Der Zettel und die Würfel.

qwixx-page-my-sheet = Dein Zettel
qwixx-page-sheet-of = Zettel: { $name }
qwixx-page-closed = geschlossen
qwixx-page-field-lucky = { $field }, Glücksfeld
qwixx-page-field-closes = { $field }, schließt die Reihe
qwixx-page-misthrows =
    { $count ->
        [one] { $count } von 4 Fehlwürfen
       *[other] { $count } von 4 Fehlwürfen
    }
qwixx-page-sum = Punkte:
qwixx-page-lucky = Glückszahlen: { $one } und { $other }
qwixx-page-white-dice = Weiße Würfel { $one } und { $other }, zusammen { $sum }
qwixx-page-die-gone = { $die }: nicht mehr im Spiel
qwixx-page-by-hand = Würfelt mit euren Würfeln. Was zeigen sie?
qwixx-page-white-die = Weißer Würfel { $number }
qwixx-page-enter-roll = Das ist der Wurf

## Das Ende.

qwixx-page-adds-up = Die Summe: { $name }
qwixx-page-ranking = Rangliste
qwixx-page-again = Noch einmal spielen
qwixx-page-look = Zettel ansehen
qwixx-page-replay = Noch einmal ansehen

## Tasten, und was nicht geschehen ist.

qwixx-page-keys = Tasten
qwixx-page-key-arrows = von Feld zu Feld
qwixx-page-key-rows = zu einer Reihe
qwixx-page-key-space = wählen
qwixx-page-key-enter = bestätigen
qwixx-page-key-lucky = Glücksfeld
qwixx-page-key-others = die anderen Zettel
qwixx-page-key-escape = Auswahl aufheben
qwixx-page-gone-on = Das Spiel ist inzwischen weitergegangen.
qwixx-page-refused = Das geht jetzt nicht.

## Alone, against perfect play. Points have a decimal.

practice-title = Gegen perfektes Spiel
practice-lost = Verschenkt
practice-right = Beste Wahl
practice-of = { $count } von { $all }
practice-start = Perfektes Spiel bringt im Schnitt { $points } Punkte. Schaffst du mehr?
practice-best = { $choice }: die beste Wahl.
practice-worse = { $choice }. Besser: { $best }, { $points } Punkte mehr.
practice-instead = { $choice }; besser: { $best }
practice-costly = Was am meisten kostete
practice-end = Perfektes Spiel bringt im Schnitt { $points } Punkte. Du hast { $lost } verschenkt; die Würfel brachten { $luck }.
