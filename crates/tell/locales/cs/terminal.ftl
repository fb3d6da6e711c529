# The terminal: start screen, keys, help, dialogs, playing line by line. Columns are narrow: keep it short.

## The start screen.

terminal-which-game = Která hra?
terminal-who-plays = Kdo hraje?
terminal-about =
    { $game ->
        [longo] osmistěnné kostky, delší řady a šťastná čísla
        [qwirkle] skládej řady kamenů jedné barvy nebo jednoho tvaru
        [mixx-a] řady s políčky více barev
        [mixx-b] řady s čísly na přeskáčku
       *[qwixx] šest kostek, čtyři řady: zakřížkuj co nejvíc čísel
    }
terminal-seat = místo { $number }
terminal-nobody = nikdo
terminal-person = člověk
terminal-person-named = člověk: { $name }
terminal-person-about = někdo u této klávesnice
terminal-bot = počítač: { $name }
terminal-engine = program: { $command }
terminal-start = Start
terminal-start-hint-game = Nahoru a dolů vybereš hru, Tab jde na hráče, Enter na Start.
terminal-start-hint-sheet = Vlevo a vpravo vybereš kartu, nahoru a dolů hru. Enter: Start.
terminal-start-hint-seat = Vlevo a vpravo: kdo tu sedí? Člověku napiš jméno. Enter: Start.
terminal-start-hint-start = Enter spustí hru.
terminal-start-hint-resume = Enter pokračuje v této hře.
terminal-start-help =
    nahoru, dolů | projít hry, místa a tlačítka
    Tab | dál na hráče, na Start, na uložené hry
    1-3 | vybrat hru
    vlevo, vpravo | vybrat kartu hry, nebo kdo na místě sedí
    písmena | napsat jméno člověka
    Enter | na Start; tam začne hra
    Esc, Ctrl-C | konec
terminal-go-on = Pokračovat
terminal-saved-game = { $game }, tah { $number }: { $players }
terminal-need-one = Někdo musí hrát: dej místo člověku nebo počítači.
terminal-need-two = Qwirkle potřebuje dva hráče: obsaď ještě jedno místo.
terminal-same-name = Dva lidé mají stejné jméno.

## What keys do, in a word or two.

terminal-arrows = šipky
terminal-hint-choose = vybrat
terminal-hint-go-on = dál
terminal-hint-next-part = další část
terminal-hint-quit = konec
terminal-hint-hint = tip
terminal-hint-undo = zpět
terminal-hint-help = nápověda
terminal-hint-scores = body
terminal-hint-take-back-last = vzít zpět poslední volbu
terminal-hint-play-on = hrát dál
terminal-hint-play-again = ještě jednou
terminal-hint-look = prohlédnout hru
terminal-hint-pass = vynechat
terminal-hint-misthrow = chybný hod
terminal-hint-cross = zakřížkovat { $field }
terminal-hint-take-back = vrátit
terminal-hint-go-back = zpět
terminal-hint-other-field = jiné pole
terminal-hint-tile = kámen
terminal-hint-all = všechny
terminal-hint-trade = vyměnit
terminal-hint-leave = zpět
terminal-hint-place = přiložit
terminal-hint-more = další
terminal-hint-other-cell = jinam
terminal-hint-pick = vzít kámen
terminal-hint-next-cell = další pole

## Qwixx and Longo on the screen.

terminal-turn = tah { $number }
terminal-log = Průběh
terminal-active =
    { $who ->
        [you] Jsi na tahu
       *[other] Na tahu: { $name }
    }
terminal-action-1 = Akce 1: bílé { $sum }
terminal-action-2 = Akce 2
terminal-gone = pryč
terminal-lucky = Šťastná čísla: { $low } a { $high }
terminal-lucky-now = Šťastná čísla: { $low } a { $high } - teď!
terminal-lucky-short = štěstí { $low }, { $high }
terminal-enter-passes = Enter vynechá.
terminal-enter-misthrow = Enter zapíše chybný hod.
terminal-really-pass = Opravdu vynechat? Chybný hod { $number } ze { $most } stojí 5 bodů. p: ano, Esc: ne
terminal-really-end = Opravdu vynechat? Chybný hod { $number } ze { $most } ukončí hru. p: ano, Esc: ne
terminal-chosen-field = Zakřížkovat { $field }: { $effect }. Enter potvrdí, Esc vrátí.
terminal-field = { $field }: { $effect }. Enter vybere.
terminal-nothing-in-row = { $row }: teď tu nemůžeš nic zakřížkovat.
terminal-nothing-chosen = Ještě není nic vybráno: Enter vybere pole, p vynechá.

## Qwirkle on the screen.

terminal-bag = pytlík { $count }
terminal-out-of-sight = mimo obraz: { $tiles }
terminal-hands-hidden = Kameny jsou skryté
terminal-left = zbývá { $count }
terminal-pick-first = Nejdřív vezmi kámen klávesou 1 až 6; t vymění kameny.
terminal-pick = Vezmi kámen klávesou 1 až 6.
terminal-press-t = Vyměň klávesou t.
terminal-trade-pick = Výměna: vyber kameny klávesami 1 až 6, a všechny. Esc ji zruší.
terminal-trade = Vyměnit { $tiles }: Enter potvrdí, Esc zruší.
terminal-place = { $points }. Enter přiloží, Esc vrátí.
terminal-go-further = Pokračuj: { $reason }
terminal-not-here = Sem ne: { $reason }
terminal-fits-nowhere = { $tile }: nikam se nehodí.
terminal-fits-not-with = { $tile }: k položeným kamenům se nehodí.

## Dialogs.

terminal-pass-keyboard = Předej klávesnici: { $name }.
terminal-presses-enter = { $name } pokračuje klávesou Enter.
terminal-quit = Konec
terminal-quit-saved = Skončit? Hra je uložená a dá se v ní pokračovat:
terminal-quit-unsaved = Skončit? Hra NENÍ uložená:
terminal-over = Hra skončila
terminal-too-small = Rowlock potřebuje { $width } sloupců a { $height } řádků; tento terminál má { $columns } a { $lines }. Zvětši ho, prosím.

## Help. What stands before a bar goes into a column of its own; no line is longer than 76 characters.

terminal-help = Nápověda
terminal-help-qwixx-rules =
    Akce 1: každý může zakřížkovat součet bílých kostek v jedné řadě.
    Akce 2: aktivní hráč může použít jednu bílou a jednu barevnou kostku.
    Křížkuje se zleva doprava. Kdo v obou akcích nekřížkuje, má chybný hod.
terminal-help-own-rules =
    { $game ->
        [longo]
            Řadu uzamkne kterékoli z posledních dvou čísel; předtím je třeba šest
            křížků a zámek se počítá také. Dvě uzamčené řady ukončí hru.
            Šťastné číslo: dají-li ho bílé kostky, můžeš místo součtu zakřížkovat
            další políčko otevřené řady, ve které máš nejméně křížků.
        [mixx-a]
            Řada má políčka více barev. V akci 2 platí barevná kostka pro políčko své
            barvy, ať je v kterékoli řadě. Poslední číslo uzamkne řadu: nejdřív pět
            křížků v té řadě; zámek se počítá také.
        [mixx-b]
            V každé řadě jsou čísla v jiném pořadí: co je vlevo od tvého posledního
            křížku, je ztracené, vysoké i nízké. Poslední číslo řadu zavírá; potřebuje
            pět křížků a zámek se počítá.
       *[qwixx]
            Poslední číslo uzamkne řadu: nejdřív pět křížků; zámek se počítá také.
    }
terminal-by-formula = Tuto kartu ještě nezná žádná síť: boti posuzují podle vzorce.
terminal-help-qwixx-keys =
    šipky, Tab | na jiné pole, které můžeš zakřížkovat
    r y g b, 1-4 | na řadu
    Enter | vybrat pole; podruhé, nebo c: potvrdit
    p | vynechat; na chybný hod se hra ještě zeptá
    Esc | vrátit vybrané pole
terminal-help-qwixx-marks =
    { $may } | můžeš teď zakřížkovat
    { $cursor } | kurzor
    { $chosen } | vybráno, nepotvrzeno
    { $crossed } | zakřížkováno
    { $gone } | už nejde
    { $lucky } | šťastným číslem (Longo)
terminal-help-qwixx-lock = { $lock } | zámek: otevřený, zakřížkovaný, uzamčený
terminal-help-qwixx-others = U ostatních: X je křížek, číslo nebo - je volné; X--- jsou chybné hody.
terminal-help-qwirkle-rules =
    Přikládej kameny do jedné řady: jedna barva nebo tvar, žádné dva stejné.
    Řada dá tolik bodů, jak je dlouhá; řada šesti, Qwirkle, o 6 víc.
terminal-help-qwirkle-keys =
    1-6 | vzít kámen, nebo ho vrátit; předchozí zůstane
    šipky, hjkl | kurzor; Tab, n: další pole, kam se hodí
    mezerník | položit kámen, nebo ho zase vzít
    Enter | přiložit všechny kameny
    Backspace, Esc | vrátit jeden kámen, vrátit všechny
    t | výměna: 1-6 vybere kameny, a všechny, Enter potvrdí
    Shift+šipky | posun, také PgUp a PgDn; z: deska doprostřed
terminal-help-qwirkle-marks =
    { $cursor } | kurzor
    { $own } | tvoje, ještě nepřiložené
    { $last } | přiložené naposled
    { $may } | sem se něco hodí
terminal-help-qwirkle-hand = ^ v ruce: hodí se na kurzor, nebo ke kameni, který tam leží
terminal-help-keys =
    { $hint } | tip: nejlepší volby, ta nejlepší mezi ! !; podruhé: skrýt
    u | vzít zpět poslední volbu, dokud není vidět nic nového
    s | uložit hned; po každém kroku se hra ukládá sama
    q, Ctrl-C | konec, okamžitý konec; ve hře se dá pokračovat
terminal-help-end = Na všechno se dá i kliknout. Nápovědu zavře jakákoli klávesa.

## Saving.

terminal-saved = Hra je uložená v { $path }.
terminal-saved-in = Uloženo v { $path }
terminal-copy-saved = Kopie je uložená v { $path }.
terminal-cannot-save = Hru nelze uložit do { $path }: { $error }.
terminal-kept = { $old } není uložená hra a zůstane, jak je: tato hra pokračuje v { $new }.
terminal-original = Původní podoba souboru zůstává v { $copy }.
terminal-other-program = Do { $path } zapsal jiný program.
terminal-other-program-new = Do { $old } zapsal jiný program: tato hra pokračuje v { $new }.
terminal-not-saved = Hra NENÍ uložená. { $reason }
terminal-resume = Hra je uložená: { $command }
terminal-record = Záznam hry: { $path }

## Playing on.

terminal-taken-back = Poslední volba je vzata zpět.
terminal-nothing-yet = Není co vzít zpět: ještě nemáš vybráno.
terminal-substitute = { $name }: { $reason }. Dál hraje počítač { $bot }.

## Line by line. The commands are the same in every language.

terminal-lines-help =
    ČÍSLO | volba s tímto číslem
    ZÁPIS | volba jako v záznamech: r5 nebo - v Qwixxu; rs@0,3 bs@1,3 nebo trade rs nebo pass v Qwirklu
    all | ukázat všechny volby
    hint | nejlepší volby a co přinesou
    show | ukázat hru znovu
    undo | vzít zpět poslední volbu, dokud od té doby není vidět nic nového
    save SOUBOR | uložit kopii hry
    quit | skončit; hra je uložená a dá se v ní pokračovat
terminal-lines-more = a dalších { $count }: ukáže je 'all'
terminal-lines-no-choice = Volba { $number } není: čísla jdou od 1 do { $count }.
terminal-lines-not-qwixx = '{ $text }' není volba jako r5, nebo - pro vynechání ('help' ukáže, co se dá napsat).
terminal-lines-not-qwirkle = '{ $text }' není volba jako rs@0,3 bs@1,3, trade rs nebo pass ('help' ukáže, co se dá napsat).
terminal-lines-active = na tahu
terminal-lines-lucky = šťastná čísla { $low } a { $high }
terminal-lines-dice = kostky: { $dice }
terminal-lines-bag = pytlík: { $count }
terminal-lines-hand = v ruce:
terminal-lines-empty = deska je prázdná
