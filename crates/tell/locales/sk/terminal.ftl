# The terminal: start screen, keys, help, dialogs, playing line by line. Columns are narrow: keep it short.

## The start screen.

terminal-which-game = Ktorá hra?
terminal-who-plays = Kto hrá?
terminal-about =
    { $game ->
        [longo] osemstenné kocky, dlhšie rady a šťastné čísla
        [qwirkle] ukladaj rady kameňov jednej farby alebo tvaru
        [mixx-a] rady s políčkami viacerých farieb
        [mixx-b] rady s číslami na preskáčku
       *[qwixx] šesť kociek, štyri rady: zakrížikuj čo najviac čísel
    }
terminal-seat = miesto { $number }
terminal-nobody = nikto
terminal-person = človek
terminal-person-named = človek: { $name }
terminal-person-about = niekto pri tejto klávesnici
terminal-bot = počítač: { $name }
terminal-engine = program: { $command }
terminal-start = Štart
terminal-start-hint-game = Hore a dole vyberieš hru, Tab ide na hráčov, Enter na Štart.
terminal-start-hint-sheet = Vľavo a vpravo vyberieš kartu, hore a dole hru. Enter: Štart.
terminal-start-hint-seat = Vľavo a vpravo: kto tu sedí? Človeku napíš meno. Enter: Štart.
terminal-start-hint-start = Enter spustí hru.
terminal-start-hint-resume = Enter pokračuje v tejto hre.
terminal-start-help =
    hore, dole | prejsť hry, miesta a tlačidlá
    Tab | ďalej na hráčov, na Štart, na uložené hry
    1-3 | vybrať hru
    vľavo, vpravo | vybrať kartu hry, alebo kto na mieste sedí
    písmená | napísať meno človeka
    Enter | na Štart; tam sa začne hra
    Esc, Ctrl-C | koniec
terminal-go-on = Pokračovať
terminal-saved-game = { $game }, ťah { $number }: { $players }
terminal-need-one = Niekto musí hrať: daj miesto človeku alebo počítaču.
terminal-need-two = Qwirkle potrebuje dvoch hráčov: obsaď ešte jedno miesto.
terminal-same-name = Dvaja ľudia majú rovnaké meno.

## What keys do, in a word or two.

terminal-arrows = šípky
terminal-hint-choose = vybrať
terminal-hint-go-on = ďalej
terminal-hint-next-part = ďalšia časť
terminal-hint-quit = koniec
terminal-hint-hint = tip
terminal-hint-undo = späť
terminal-hint-help = pomoc
terminal-hint-scores = body
terminal-hint-take-back-last = vziať späť poslednú voľbu
terminal-hint-play-on = hrať ďalej
terminal-hint-play-again = ešte raz
terminal-hint-look = pozrieť si hru
terminal-hint-pass = vynechať
terminal-hint-misthrow = chybný hod
terminal-hint-cross = zakrížikovať { $field }
terminal-hint-take-back = vziať späť
terminal-hint-go-back = späť
terminal-hint-other-field = iné pole
terminal-hint-tile = kameň
terminal-hint-all = všetky
terminal-hint-trade = vymeniť
terminal-hint-leave = nechať tak
terminal-hint-place = priložiť
terminal-hint-more = ďalší
terminal-hint-other-cell = inam
terminal-hint-pick = vziať kameň
terminal-hint-next-cell = ďalšie pole

## Qwixx and Longo on the screen.

terminal-turn = ťah { $number }
terminal-log = Priebeh
terminal-active =
    { $who ->
        [you] Si na ťahu
       *[other] Na ťahu: { $name }
    }
terminal-action-1 = Akcia 1: biele { $sum }
terminal-action-2 = Akcia 2
terminal-gone = preč
terminal-lucky = Šťastné čísla: { $low } a { $high }
terminal-lucky-now = Šťastné čísla: { $low } a { $high } - teraz!
terminal-lucky-short = šťastie { $low }, { $high }
terminal-enter-passes = Enter vynechá.
terminal-enter-misthrow = Enter zapíše chybný hod.
terminal-really-pass = Naozaj vynechať? Chybný hod { $number } zo { $most } stojí 5 bodov. p: áno, Esc: nie
terminal-really-end = Naozaj vynechať? Chybný hod { $number } zo { $most } ukončí hru. p: áno, Esc: nie
terminal-chosen-field = Zakrížikovať { $field }: { $effect }. Enter potvrdí, Esc vráti.
terminal-field = { $field }: { $effect }. Enter vyberie.
terminal-nothing-in-row = { $row }: teraz tu nemôžeš nič zakrížikovať.
terminal-nothing-chosen = Ešte nie je nič vybrané: Enter vyberie pole, p vynechá.

## Qwirkle on the screen.

terminal-bag = vrecko { $count }
terminal-out-of-sight = mimo obrazu: { $tiles }
terminal-hands-hidden = Kamene sú skryté
terminal-left = ostáva { $count }
terminal-pick-first = Najprv vezmi kameň klávesom 1 až 6; t vymení kamene.
terminal-pick = Vezmi kameň klávesom 1 až 6.
terminal-press-t = Vymeň klávesom t.
terminal-trade-pick = Výmena: vyber kamene klávesmi 1 až 6, a všetky. Esc ju zruší.
terminal-trade = Vymeniť { $tiles }: Enter potvrdí, Esc zruší.
terminal-place = { $points }. Enter priloží, Esc vráti.
terminal-go-further = Pokračuj: { $reason }
terminal-not-here = Sem nie: { $reason }
terminal-fits-nowhere = { $tile }: nikam sa nehodí.
terminal-fits-not-with = { $tile }: k položeným kameňom sa nehodí.

## Dialogs.

terminal-pass-keyboard = Odovzdaj klávesnicu: { $name }.
terminal-presses-enter = { $name } pokračuje klávesom Enter.
terminal-quit = Koniec
terminal-quit-saved = Skončiť? Hra je uložená a dá sa v nej pokračovať:
terminal-quit-unsaved = Skončiť? Hra NIE JE uložená:
terminal-over = Hra sa skončila
terminal-too-small = Rowlock potrebuje { $width } stĺpcov a { $height } riadkov; tento terminál má { $columns } a { $lines }. Zväčši ho, prosím.

## Help. What stands before a bar goes into a column of its own; no line is longer than 76 characters.

terminal-help = Pomoc
terminal-help-qwixx-rules =
    Akcia 1: každý môže zakrížikovať súčet bielych kociek v jednom rade.
    Akcia 2: aktívny hráč môže použiť jednu bielu a jednu farebnú kocku.
    Krížikuje sa zľava doprava. Kto nekrížikuje vôbec, má chybný hod.
terminal-help-own-rules =
    { $game ->
        [longo]
            Rad uzamkne ktorékoľvek z posledných dvoch čísel; predtým treba šesť
            krížikov a zámok sa počíta tiež. Dva uzamknuté rady ukončia hru.
            Šťastné číslo: ak ho dajú biele kocky, môžeš namiesto súčtu zakrížikovať
            ďalšie políčko otvoreného radu, v ktorom máš najmenej krížikov.
        [mixx-a]
            Rad má políčka viacerých farieb. V akcii 2 platí farebná kocka pre políčko
            svojej farby, nech je v ktoromkoľvek rade. Posledné číslo uzamkne rad:
            najprv päť krížikov v tom rade; zámok sa počíta tiež.
        [mixx-b]
            V každom rade sú čísla v inom poradí: čo je vľavo od tvojho posledného
            krížika, je stratené, vysoké aj nízke. Posledné číslo rad uzatvára;
            potrebuje päť krížikov a zámok sa počíta.
       *[qwixx]
            Posledné číslo uzamkne rad: najprv päť krížikov; zámok sa počíta tiež.
    }
terminal-by-formula = Túto kartu ešte nepozná žiadna sieť: boti posudzujú podľa vzorca.
terminal-help-qwixx-keys =
    šípky, Tab | na iné pole, ktoré môžeš zakrížikovať
    r y g b, 1-4 | na rad
    Enter | vybrať pole; druhý raz, alebo c: potvrdiť
    p | vynechať; na chybný hod sa hra ešte opýta
    Esc | vrátiť vybrané pole
terminal-help-qwixx-marks =
    { $may } | môžeš teraz zakrížikovať
    { $cursor } | kurzor
    { $chosen } | vybrané, nepotvrdené
    { $crossed } | zakrížikované
    { $gone } | už sa nedá
    { $lucky } | šťastným číslom (Longo)
terminal-help-qwixx-lock = { $lock } | zámok: otvorený, zakrížikovaný, uzamknutý
terminal-help-qwixx-others = Pri ostatných: X je krížik, číslo alebo - je voľné; X--- sú chybné hody.
terminal-help-qwirkle-rules =
    Prikladaj kamene do jedného radu: jedna farba alebo tvar, nie dva rovnaké.
    Rad dá toľko bodov, aký je dlhý; rad šiestich, Qwirkle, o 6 viac.
terminal-help-qwirkle-keys =
    1-6 | vziať kameň, alebo ho vrátiť; predošlý ostane
    šípky, hjkl | kurzor; Tab, n: ďalšie pole, kam sa hodí
    medzerník | položiť kameň, alebo ho zase vziať
    Enter | priložiť všetky kamene
    Backspace, Esc | vrátiť jeden kameň, vrátiť všetky
    t | výmena: 1-6 vyberie kamene, a všetky, Enter potvrdí
    Shift+šípky | posun, aj PgUp a PgDn; z: doska do stredu
terminal-help-qwirkle-marks =
    { $cursor } | kurzor
    { $own } | tvoje, ešte nepriložené
    { $last } | priložené naposledy
    { $may } | sem sa niečo hodí
terminal-help-qwirkle-hand = ^ v ruke: hodí sa na kurzor, alebo ku kameňu, ktorý tam leží
terminal-help-keys =
    { $hint } | tip: najlepšie voľby, tá najlepšia medzi ! !; druhý raz: skryť
    u | vziať späť poslednú voľbu, kým nie je vidieť nič nové
    s | uložiť hneď; po každom kroku sa hra ukladá sama
    q, Ctrl-C | koniec, okamžitý koniec; v hre sa dá pokračovať
terminal-help-end = Na všetko sa dá aj kliknúť. Pomoc zavrie ktorýkoľvek kláves.

## Saving.

terminal-saved = Hra je uložená v { $path }.
terminal-saved-in = Uložené v { $path }
terminal-copy-saved = Kópia je uložená v { $path }.
terminal-cannot-save = Hru nemožno uložiť do { $path }: { $error }.
terminal-kept = { $old } nie je uložená hra a zostane, ako je: táto hra pokračuje v { $new }.
terminal-original = Pôvodná podoba súboru zostáva v { $copy }.
terminal-other-program = Do { $path } zapísal iný program.
terminal-other-program-new = Do { $old } zapísal iný program: táto hra pokračuje v { $new }.
terminal-not-saved = Hra NIE JE uložená. { $reason }
terminal-resume = Hra je uložená: { $command }
terminal-record = Záznam hry: { $path }

## Playing on.

terminal-taken-back = Posledná voľba je vzatá späť.
terminal-nothing-yet = Nie je čo vziať späť: ešte nemáš vybrané.
terminal-substitute = { $name }: { $reason }. Ďalej hrá počítač { $bot }.

## Line by line. The commands are the same in every language.

terminal-lines-help =
    ČÍSLO | voľba s týmto číslom
    ZÁPIS | voľba ako v záznamoch: r5 alebo - v Qwixxe; rs@0,3 bs@1,3 alebo trade rs alebo pass v Qwirkli
    all | ukázať všetky voľby
    hint | najlepšie voľby a čo prinesú
    show | ukázať hru znova
    undo | vziať späť poslednú voľbu, kým odvtedy nie je vidieť nič nové
    save SÚBOR | uložiť kópiu hry
    quit | skončiť; hra je uložená a dá sa v nej pokračovať
terminal-lines-more = a ďalších { $count }: ukáže ich 'all'
terminal-lines-no-choice = Voľba { $number } nie je: čísla idú od 1 do { $count }.
terminal-lines-not-qwixx = '{ $text }' nie je voľba ako r5, alebo - na vynechanie ('help' ukáže, čo sa dá napísať).
terminal-lines-not-qwirkle = '{ $text }' nie je voľba ako rs@0,3 bs@1,3, trade rs alebo pass ('help' ukáže, čo sa dá napísať).
terminal-lines-active = na ťahu
terminal-lines-lucky = šťastné čísla { $low } a { $high }
terminal-lines-dice = kocky: { $dice }
terminal-lines-bag = vrecko: { $count }
terminal-lines-hand = v ruke:
terminal-lines-empty = doska je prázdna
