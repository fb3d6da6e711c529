# Games that are kept: the list, files, replay.

records-count =
    { $count ->
        [one] Auf diesem Gerät ist { $count } Spiel gespeichert.
       *[other] Auf diesem Gerät sind { $count } Spiele gespeichert.
    }
records-none = Auf diesem Gerät ist noch kein Spiel gespeichert.
records-open = Noch offen
records-replay = Nachspielen
records-export = Als Datei speichern: { $what }
records-delete = Löschen: { $what }
records-export-all = Alle in einer Datei speichern
records-import = Spiele einlesen
records-import-note = Textdateien mit höchstens 1 MB. Eine Datei kann mehrere Spiele enthalten; bis zu { $max } werden auf einmal eingelesen.
records-files = Dateien wählen
records-paste = Oder füge hier den Text eines Protokolls ein
records-take = Text einlesen
records-taken =
    { $count ->
        [one] { $count } Spiel eingelesen.
       *[other] { $count } Spiele eingelesen.
    }
records-same =
    { $count ->
        [one] { $count } war schon da.
       *[other] { $count } waren schon da.
    }
records-refused =
    { $count ->
        [one] { $count } konnte nicht gelesen werden:
       *[other] { $count } konnten nicht gelesen werden:
    }
records-refused-at = { $file }, Zeile { $line }, Spalte { $column }:
records-pasted = Eingefügter Text
records-too-large = { $file }: größer als 1 MB.
records-unreadable = { $file }: Die Datei ließ sich nicht öffnen.
records-nothing = { $file }: Darin steht kein Protokoll.
records-too-many = { $file }: Nur die ersten { $max } Spiele wurden angesehen.
records-full = Dieser Browser hat keinen Platz mehr. Was gespeichert war, ist noch da: Speichere Spiele als Dateien, lösche einige und versuche es noch einmal.
records-deleted = Gelöscht: { $what }
records-undo = Rückgängig
records-not-back = Es ließ sich nicht zurückholen: Dieser Browser hat keinen Platz mehr.

## Replay.

replay-start = Vor dem ersten Zug
replay-turn = Zug { $turn }
replay-slider = Schritt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-pace = Tempo
replay-log = Alle Schritte
replay-bag =
    { $count ->
        [0] Der Beutel ist leer
        [one] { $count } Stein im Beutel
       *[other] { $count } Steine im Beutel
    }
replay-hands = Steine auf der Hand
replay-hidden = Die Steine bleiben verdeckt, bis das Spiel zu Ende ist.
replay-dice = Würfel: { $dice }
replay-broken = Dieses Protokoll ist nicht lesbar.
