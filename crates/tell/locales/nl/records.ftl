# Games that are kept: the list, files, replay.

records-count =
    { $count ->
        [one] Op dit apparaat is { $count } spel bewaard.
       *[other] Op dit apparaat zijn { $count } spellen bewaard.
    }
records-none = Op dit apparaat is nog geen spel bewaard.
records-open = Nog niet af
records-replay = Naspelen
records-export = Opslaan als bestand: { $what }
records-delete = Verwijderen: { $what }
records-export-all = Alles in één bestand opslaan
records-import = Spellen inlezen
records-import-note = Tekstbestanden van hoogstens 1 MB. Een bestand kan meer spellen bevatten; er worden er hoogstens { $max } tegelijk ingelezen.
records-files = Bestanden kiezen
records-paste = Of plak hier de tekst van een verslag
records-take = Tekst inlezen
records-taken =
    { $count ->
        [one] { $count } spel ingelezen.
       *[other] { $count } spellen ingelezen.
    }
records-same =
    { $count ->
        [one] { $count } was er al.
       *[other] { $count } waren er al.
    }
records-refused =
    { $count ->
        [one] { $count } kon niet worden gelezen:
       *[other] { $count } konden niet worden gelezen:
    }
records-refused-at = { $file }, regel { $line }, kolom { $column }:
records-pasted = Geplakte tekst
records-too-large = { $file }: groter dan 1 MB.
records-unreadable = { $file }: het bestand kon niet worden geopend.
records-nothing = { $file }: er staat geen verslag in.
records-too-many = { $file }: alleen de eerste { $max } spellen zijn bekeken.
records-full = Deze browser heeft geen ruimte meer. Wat bewaard was, is er nog: sla spellen op als bestand, verwijder er een paar en probeer het opnieuw.
records-deleted = Verwijderd: { $what }
records-undo = Ongedaan maken
records-not-back = Terugzetten lukt niet: deze browser heeft geen ruimte meer.

## Replay.

replay-start = Voor de eerste beurt
replay-turn = Beurt { $turn }
replay-slider = Stap
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-pace = Tempo
replay-log = Alle stappen
replay-bag =
    { $count ->
        [0] De zak is leeg
        [one] { $count } steen in de zak
       *[other] { $count } stenen in de zak
    }
replay-hands = Stenen in de hand
replay-hidden = De stenen blijven verborgen tot het spel is afgelopen.
replay-dice = Dobbelstenen: { $dice }
replay-broken = Dit verslag kan niet worden gelezen.
