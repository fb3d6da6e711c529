# Games that are kept: the list, files, replay.

records-count =
    { $count ->
        [one] V tomto zariadení je uložená { $count } hra.
        [few] V tomto zariadení sú uložené { $count } hry.
       *[other] V tomto zariadení je uložených { $count } hier.
    }
records-none = V tomto zariadení zatiaľ nie je uložená žiadna hra.
records-open = Rozohrané
records-replay = Prehrať
records-export = Uložiť ako súbor: { $what }
records-delete = Zmazať: { $what }
records-export-all = Uložiť všetko do jedného súboru
records-import = Načítať hry
records-import-note = Textové súbory do 1 MB. V súbore môže byť aj viac hier; naraz sa ich načíta najviac { $max }.
records-files = Vybrať súbory
records-paste = Alebo sem vlož text záznamu
records-take = Načítať text
records-taken =
    { $count ->
        [one] Načítaná { $count } hra.
        [few] Načítané { $count } hry.
       *[other] Načítaných { $count } hier.
    }
records-same =
    { $count ->
        [one] { $count } tu už bola.
        [few] { $count } tu už boli.
       *[other] { $count } tu už bolo.
    }
records-refused =
    { $count ->
        [one] { $count } sa nedala prečítať:
        [few] { $count } sa nedali prečítať:
       *[other] { $count } sa nedalo prečítať:
    }
records-refused-at = { $file }, riadok { $line }, stĺpec { $column }:
records-pasted = Vložený text
records-too-large = { $file }: súbor je väčší ako 1 MB.
records-unreadable = { $file }: súbor sa nepodarilo otvoriť.
records-nothing = { $file }: nie je v ňom žiadny záznam.
records-too-many = { $file }: prečítané boli len prvé hry, najviac { $max }.
records-full = Tento prehliadač už nemá miesto. Čo bolo uložené, tu zostalo: ulož hry ako súbory, niektoré zmaž a skús to znova.
records-deleted = Zmazané: { $what }
records-undo = Vrátiť späť
records-not-back = Hru sa nepodarilo vrátiť: tento prehliadač už nemá miesto.

## Replay.

replay-start = Pred prvým ťahom
replay-turn = Ťah { $turn }
replay-slider = Krok
replay-first = Na začiatok
replay-back = O krok späť
replay-forward = O krok ďalej
replay-last = Na koniec
replay-play = Prehrávať
replay-pause = Pozastaviť
replay-pace = Tempo
replay-log = Všetky kroky
replay-bag =
    { $count ->
        [0] Vrecko je prázdne
        [one] Vo vrecku je { $count } kameň
        [few] Vo vrecku sú { $count } kamene
       *[other] Vo vrecku je { $count } kameňov
    }
replay-hands = Kamene v ruke
replay-hidden = Kamene v ruke zostanú skryté až do konca hry.
replay-dice = Kocky: { $dice }
replay-broken = Tento záznam sa nedá prečítať.
