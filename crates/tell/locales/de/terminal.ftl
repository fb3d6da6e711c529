# The terminal: start screen, keys, help, dialogs, playing line by line. Columns are narrow: keep it short.

## The start screen.

terminal-which-game = Welches Spiel?
terminal-who-plays = Wer spielt mit?
terminal-about =
    { $game ->
        [longo] achtseitige Würfel, längere Reihen, Glückszahlen
        [qwirkle] lege Reihen mit gleicher Farbe oder gleicher Form
        [mixx-a] Reihen mit Feldern in mehreren Farben
        [mixx-b] Reihen mit durcheinandergewürfelten Zahlen
       *[qwixx] sechs Würfel, vier Reihen: kreuze viele Zahlen an
    }
terminal-seat = Platz { $number }
terminal-nobody = niemand
terminal-person = Mensch
terminal-person-named = Mensch: { $name }
terminal-person-about = jemand an dieser Tastatur
terminal-bot = Computer: { $name }
terminal-engine = Programm: { $command }
terminal-start = Start
terminal-start-hint-game = Auf und ab wählen das Spiel, Tab geht zu den Spielern, Enter zu Start.
terminal-start-hint-sheet = Links und rechts wählen den Zettel, auf und ab das Spiel. Enter: Start.
terminal-start-hint-seat = Links und rechts: Wer sitzt hier? Tippe einen Namen ein. Enter: Start.
terminal-start-hint-start = Enter startet das Spiel.
terminal-start-hint-resume = Enter spielt dieses Spiel weiter.
terminal-start-help =
    auf, ab | durch Spiele, Plätze und Schaltflächen gehen
    Tab | weiter zu Spielern, Start, gespeicherten Spielen
    1-3 | ein Spiel wählen
    links, rechts | den Zettel eines Spiels wählen, oder wer auf dem Platz sitzt
    Buchstaben | den Namen einer Person eintippen
    Enter | zu Start; dort beginnt das Spiel
    Esc, Ctrl-C | beenden
terminal-go-on = Weiterspielen
terminal-saved-game = { $game }, Zug { $number }: { $players }
terminal-need-one = Jemand muss spielen: Gib einem Menschen oder Computer Platz.
terminal-need-two = Qwirkle braucht zwei Spieler: Vergib noch einen Platz.
terminal-same-name = Zwei Menschen haben denselben Namen.

## What keys do, in a word or two.

terminal-arrows = Pfeile
terminal-hint-choose = wählen
terminal-hint-go-on = weiter
terminal-hint-next-part = nächster Teil
terminal-hint-quit = Ende
terminal-hint-hint = Tipp
terminal-hint-undo = zurück
terminal-hint-help = Hilfe
terminal-hint-scores = Wertung
terminal-hint-take-back-last = letzte Wahl zurücknehmen
terminal-hint-play-on = weiterspielen
terminal-hint-play-again = noch einmal
terminal-hint-look = Spiel ansehen
terminal-hint-pass = passen
terminal-hint-misthrow = Fehlwurf
terminal-hint-cross = { $field } ankreuzen
terminal-hint-take-back = zurücknehmen
terminal-hint-go-back = zurück
terminal-hint-other-field = Feld
terminal-hint-tile = Stein
terminal-hint-all = alle
terminal-hint-trade = tauschen
terminal-hint-leave = doch nicht
terminal-hint-place = legen
terminal-hint-more = mehr
terminal-hint-other-cell = andere Stelle
terminal-hint-pick = Stein
terminal-hint-next-cell = nächste Stelle

## Qwixx and Longo on the screen.

terminal-turn = Zug { $number }
terminal-log = Verlauf
terminal-active =
    { $who ->
        [you] Du bist aktiv
       *[other] { $name } ist aktiv
    }
terminal-action-1 = Aktion 1: Weiß { $sum }
terminal-action-2 = Aktion 2
terminal-gone = weg
terminal-lucky = Glückszahlen: { $low } und { $high }
terminal-lucky-now = Glückszahlen: { $low } und { $high } - jetzt!
terminal-lucky-short = Glück { $low }, { $high }
terminal-enter-passes = Enter passt.
terminal-enter-misthrow = Enter notiert den Fehlwurf.
terminal-really-pass = Wirklich passen? Fehlwurf { $number } von { $most } kostet 5 Punkte. p: ja, Esc: nein
terminal-really-end = Wirklich passen? Fehlwurf { $number } von { $most }: Das Spiel endet. p: ja, Esc: nein
terminal-chosen-field = { $field } ankreuzen: { $effect }. Enter bestätigt, Esc nimmt zurück.
terminal-field = { $field }: { $effect }. Enter wählt.
terminal-nothing-in-row = { $row }: Hier darfst du jetzt nichts ankreuzen.
terminal-nothing-chosen = Noch ist nichts gewählt: Enter wählt ein Feld, p passt.

## Qwirkle on the screen.

terminal-bag = Beutel { $count }
terminal-out-of-sight = außer Sicht: { $tiles }
terminal-hands-hidden = Die Steine sind verdeckt
terminal-left = noch { $count }
terminal-pick-first = Nimm zuerst einen Stein mit 1 bis 6; t tauscht Steine.
terminal-pick = Nimm einen Stein mit 1 bis 6.
terminal-press-t = Tausche mit t.
terminal-trade-pick = Tauschen: Wähle Steine mit 1 bis 6, a für alle. Esc bricht ab.
terminal-trade = { $tiles } tauschen: Enter bestätigt, Esc bricht ab.
terminal-place = { $points }. Enter legt, Esc nimmt zurück.
terminal-go-further = Weiter: { $reason }
terminal-not-here = Nicht hier: { $reason }
terminal-fits-nowhere = { $tile }: passt nirgends.
terminal-fits-not-with = { $tile }: passt nicht zu den gelegten Steinen.

## Dialogs.

terminal-pass-keyboard = Gib die Tastatur weiter: { $name }.
terminal-presses-enter = { $name } drückt Enter, dann geht es weiter.
terminal-quit = Ende
terminal-quit-saved = Aufhören? Das Spiel ist gesichert und kann weitergehen:
terminal-quit-unsaved = Aufhören? Das Spiel ist NICHT gesichert:
terminal-over = Das Spiel ist zu Ende
terminal-too-small = Rowlock braucht { $width } Spalten und { $height } Zeilen; dieses Terminal hat { $columns } und { $lines }. Bitte vergrößern.

## Help. What stands before a bar goes into a column of its own; no line is longer than 76 characters.

terminal-help = Hilfe
terminal-help-qwixx-rules =
    Aktion 1: Alle dürfen die Summe der weißen Würfel ankreuzen.
    Aktion 2: Wer aktiv ist, darf einen weißen und einen Farbwürfel nutzen.
    Kreuze gehen von links nach rechts. Gar kein Kreuz ist ein Fehlwurf.
terminal-help-own-rules =
    { $game ->
        [longo]
            Jede der letzten beiden Zahlen schließt eine Reihe ab; vorher braucht es
            sechs Kreuze, und das Schloss zählt mit. Zwei Reihen zu: Spielende.
            Glückszahl: Ergibt Weiß eine von deinen, darfst du stattdessen das nächste
            Feld der offenen Reihe ankreuzen, in der du die wenigsten Kreuze hast.
        [mixx-a]
            Eine Reihe hat Felder in mehreren Farben. In Aktion 2 gilt ein Farbwürfel
            für ein Feld seiner Farbe, egal in welcher Reihe. Die letzte Zahl schließt
            die Reihe ab: erst fünf Kreuze in dieser Reihe; das Schloss zählt.
        [mixx-b]
            In jeder Reihe stehen die Zahlen anders: Was links von deinem letzten Kreuz
            steht, ist verloren, ob hoch oder niedrig. Die letzte Zahl schließt die
            Reihe ab; sie braucht fünf Kreuze, und das Schloss zählt mit.
       *[qwixx]
            Die letzte Zahl schließt die Reihe ab: erst fünf Kreuze; das Schloss zählt.
    }
terminal-by-formula = Für diesen Zettel gibt es noch kein Netz: Bots urteilen nach einer Formel.
terminal-help-qwixx-keys =
    Pfeile, Tab | zu einem anderen Feld, das du ankreuzen darfst
    r y g b, 1-4 | zu einer Reihe
    Enter | Feld wählen; noch einmal, oder c: bestätigen
    p | passen; ein Fehlwurf fragt noch einmal
    Esc | das gewählte Feld zurücknehmen
terminal-help-qwixx-marks =
    { $may } | darfst du jetzt ankreuzen
    { $cursor } | der Cursor
    { $chosen } | gewählt, nicht bestätigt
    { $crossed } | angekreuzt
    { $gone } | geht nicht mehr
    { $lucky } | mit Glückszahl (Longo)
terminal-help-qwixx-lock = { $lock } | Schloss: offen, angekreuzt, abgeschlossen
terminal-help-qwixx-others = Bei den anderen: X ist ein Kreuz, Zahl oder - ist offen; X--- Fehlwürfe.
terminal-help-qwirkle-rules =
    Lege Steine in eine Reihe: eine Farbe oder eine Form, nie zwei gleiche.
    Jede Reihe zählt ihre Länge; eine Sechserreihe, ein Qwirkle, 6 mehr.
terminal-help-qwirkle-keys =
    1-6 | Stein nehmen oder zurücklegen; der vorige bleibt
    Pfeile, hjkl | Cursor; Tab, n: nächste Stelle, die passt
    Leertaste | Stein ablegen oder wieder aufnehmen
    Enter | alle deine Steine legen
    Backspace, Esc | einen Stein zurück, alle zurück
    t | tauschen: 1-6 wählt Steine, a alle, Enter bestätigt
    Shift+Pfeile | schieben, wie PgUp und PgDn; z: Brett in die Mitte
terminal-help-qwirkle-marks =
    { $cursor } | der Cursor
    { $own } | deine, noch nicht gelegt
    { $last } | zuletzt gelegt
    { $may } | hier passt etwas
terminal-help-qwirkle-hand = ^ in deiner Hand: passt am Cursor oder zum Stein, der dort liegt
terminal-help-keys =
    { $hint } | Tipp: was am besten ist, steht zwischen ! !; noch einmal: weg
    u | letzte Wahl zurücknehmen, bis etwas Neues zu sehen ist
    s | jetzt sichern; nach jedem Schritt geschieht das von selbst
    q, Ctrl-C | Ende, sofort Ende; das Spiel kann weitergehen
terminal-help-end = Alles lässt sich auch anklicken. Jede Taste schließt die Hilfe.

## Saving.

terminal-saved = Das Spiel ist in { $path } gesichert.
terminal-saved-in = Gesichert in { $path }
terminal-copy-saved = Eine Kopie ist in { $path } gesichert.
terminal-cannot-save = Das Spiel lässt sich nicht in { $path } sichern: { $error }.
terminal-kept = { $old } ist kein gespeichertes Spiel und bleibt, wie es ist: Dieses Spiel geht in { $new } weiter.
terminal-original = Die Datei, wie sie war, bleibt in { $copy } erhalten.
terminal-other-program = Ein anderes Programm hat in { $path } geschrieben.
terminal-other-program-new = Ein anderes Programm hat in { $old } geschrieben: Dieses Spiel geht in { $new } weiter.
terminal-not-saved = Das Spiel ist NICHT gesichert. { $reason }
terminal-resume = Das Spiel ist gesichert: { $command }
terminal-record = Die Aufzeichnung des Spiels: { $path }

## Playing on.

terminal-taken-back = Die letzte Wahl ist zurückgenommen.
terminal-nothing-yet = Nichts zum Zurücknehmen: Du hast noch nicht gewählt.
terminal-substitute = { $name }: { $reason }. Der Computer { $bot } spielt weiter.

## Line by line. The commands are the same in every language.

terminal-lines-help =
    NUMMER | die Wahl mit dieser Nummer
    NOTATION | eine Wahl wie in Aufzeichnungen: r5 oder - in Qwixx; rs@0,3 bs@1,3 oder trade rs oder pass in Qwirkle
    all | alles Mögliche zeigen
    hint | was am besten ist und was es wert ist
    show | das Spiel noch einmal zeigen
    undo | letzte Wahl zurücknehmen, solange seitdem nichts Neues zu sehen war
    save DATEI | eine Kopie des Spiels sichern
    quit | aufhören; das Spiel ist gesichert und kann weitergehen
terminal-lines-more = und { $count } weitere: 'all' zeigt sie
terminal-lines-no-choice = Es gibt keine Wahl { $number }: Die Nummern gehen von 1 bis { $count }.
terminal-lines-not-qwixx = '{ $text }' ist keine Wahl wie r5, oder - zum Passen ('help' zeigt, was du eingeben kannst).
terminal-lines-not-qwirkle = '{ $text }' ist keine Wahl wie rs@0,3 bs@1,3, trade rs oder pass ('help' zeigt, was du eingeben kannst).
terminal-lines-active = aktiv
terminal-lines-lucky = Glückszahlen { $low } und { $high }
terminal-lines-dice = Würfel: { $dice }
terminal-lines-bag = Beutel: { $count }
terminal-lines-hand = Hand:
terminal-lines-empty = das Brett ist leer
