# Games that are kept: the list, files, replay.

records-count =
    { $count ->
        [one] V tomto zařízení je uložena { $count } hra.
        [few] V tomto zařízení jsou uloženy { $count } hry.
       *[other] V tomto zařízení je uloženo { $count } her.
    }
records-none = V tomto zařízení zatím není uložena žádná hra.
records-open = Rozehrané
records-replay = Přehrát
records-export = Uložit jako soubor: { $what }
records-delete = Smazat: { $what }
records-export-all = Uložit vše do jednoho souboru
records-import = Načíst hry
records-import-note = Textové soubory do 1 MB. V souboru může být i více her; najednou se jich načte nejvýš { $max }.
records-files = Vybrat soubory
records-paste = Nebo sem vlož text záznamu
records-take = Načíst text
records-taken =
    { $count ->
        [one] Načtena { $count } hra.
        [few] Načteny { $count } hry.
       *[other] Načteno { $count } her.
    }
records-same =
    { $count ->
        [one] { $count } už tu byla.
        [few] { $count } už tu byly.
       *[other] { $count } už tu bylo.
    }
records-refused =
    { $count ->
        [one] { $count } se nedala přečíst:
        [few] { $count } se nedaly přečíst:
       *[other] { $count } se nedalo přečíst:
    }
records-refused-at = { $file }, řádek { $line }, sloupec { $column }:
records-pasted = Vložený text
records-too-large = { $file }: soubor je větší než 1 MB.
records-unreadable = { $file }: soubor se nepodařilo otevřít.
records-nothing = { $file }: není v něm žádný záznam.
records-too-many = { $file }: přečteny jen první hry, nejvýš { $max }.
records-full = Tento prohlížeč už nemá místo. Co bylo uloženo, tu zůstalo: ulož hry jako soubory, některé smaž a zkus to znovu.
records-deleted = Smazáno: { $what }
records-undo = Vrátit zpět
records-not-back = Hru se nepodařilo vrátit: tento prohlížeč už nemá místo.

## Replay.

replay-start = Před prvním tahem
replay-turn = Tah { $turn }
replay-slider = Krok
replay-first = Na začátek
replay-back = O krok zpět
replay-forward = O krok dál
replay-last = Na konec
replay-play = Přehrávat
replay-pause = Pozastavit
replay-pace = Tempo
replay-log = Všechny kroky
replay-bag =
    { $count ->
        [0] Sáček je prázdný
        [one] V sáčku je { $count } kámen
        [few] V sáčku jsou { $count } kameny
       *[other] V sáčku je { $count } kamenů
    }
replay-hands = Kameny v ruce
replay-hidden = Kameny v ruce zůstanou skryté až do konce hry.
replay-dice = Kostky: { $dice }
replay-broken = Tento záznam se nedá přečíst.
