# The terminal: start screen, keys, help, dialogs, playing line by line. Columns are narrow: keep it short.

## The start screen.

terminal-which-game = Welk spel?
terminal-who-plays = Wie speelt er mee?
terminal-about =
    { $game ->
        [longo] achtkantige dobbelstenen, lange rijen, geluksgetallen
        [qwirkle] leg rijen van blokjes met één kleur of één vorm
        [mixx-a] rijen met vakjes in verschillende kleuren
        [mixx-b] rijen met de getallen door elkaar
       *[qwixx] zes dobbelstenen, vier rijen: kruis veel getallen aan
    }
terminal-seat = plaats { $number }
terminal-nobody = niemand
terminal-person = mens
terminal-person-named = mens: { $name }
terminal-person-about = iemand aan dit toetsenbord
terminal-bot = computer: { $name }
terminal-engine = programma: { $command }
terminal-start = Start
terminal-start-hint-game = Omhoog en omlaag: welk spel? Tab gaat naar de spelers, Enter naar Start.
terminal-start-hint-sheet = Links en rechts: welk blad? Omhoog en omlaag: welk spel? Enter: Start.
terminal-start-hint-seat = Links en rechts: wie zit hier? Typ de naam van een mens. Enter: Start.
terminal-start-hint-start = Enter start het spel.
terminal-start-hint-resume = Enter gaat verder met dit spel.
terminal-start-help =
    omhoog, omlaag | langs spellen, plaatsen en knoppen
    Tab | naar de spelers, naar Start, naar opgeslagen spellen
    1-3 | een spel kiezen
    links, rechts | het blad van een spel kiezen, of wie er zit
    letters | de naam van een mens typen
    Enter | naar Start; daar begint het spel
    Esc, Ctrl-C | stoppen
terminal-go-on = Verder
terminal-saved-game = { $game }, beurt { $number }: { $players }
terminal-need-one = Iemand moet spelen: geef een plaats aan een mens of computer.
terminal-need-two = Qwirkle heeft twee spelers nodig: geef nog een plaats weg.
terminal-same-name = Twee mensen hebben dezelfde naam.

## What keys do, in a word or two.

terminal-arrows = pijlen
terminal-hint-choose = kiezen
terminal-hint-go-on = verder
terminal-hint-next-part = volgend deel
terminal-hint-quit = stoppen
terminal-hint-hint = tip
terminal-hint-undo = terug
terminal-hint-help = hulp
terminal-hint-scores = punten
terminal-hint-take-back-last = laatste keuze terugnemen
terminal-hint-play-on = verder spelen
terminal-hint-play-again = nog een keer
terminal-hint-look = spel bekijken
terminal-hint-pass = passen
terminal-hint-misthrow = mislukte worp
terminal-hint-cross = { $field } aankruisen
terminal-hint-take-back = terugnemen
terminal-hint-go-back = terug
terminal-hint-other-field = vakje
terminal-hint-tile = blokje
terminal-hint-all = alles
terminal-hint-trade = ruilen
terminal-hint-leave = niet ruilen
terminal-hint-place = aanleggen
terminal-hint-more = meer
terminal-hint-other-cell = andere plek
terminal-hint-pick = blokje
terminal-hint-next-cell = volgende plek

## Qwixx and Longo on the screen.

terminal-turn = beurt { $number }
terminal-log = Verloop
terminal-active =
    { $who ->
        [you] Jij bent actief
       *[other] { $name } is actief
    }
terminal-action-1 = Actie 1: wit { $sum }
terminal-action-2 = Actie 2
terminal-gone = weg
terminal-lucky = Geluksgetallen: { $low } en { $high }
terminal-lucky-now = Geluksgetallen: { $low } en { $high } - nu!
terminal-lucky-short = geluk { $low }, { $high }
terminal-enter-passes = Enter past.
terminal-enter-misthrow = Enter noteert de mislukte worp.
terminal-really-pass = Echt passen? Mislukte worp { $number } van { $most } kost 5 punten. p: ja, Esc: nee
terminal-really-end = Echt passen? Mislukte worp { $number } van { $most }: het spel is uit. p: ja, Esc: nee
terminal-chosen-field = { $field } aankruisen: { $effect }. Enter bevestigt, Esc neemt terug.
terminal-field = { $field }: { $effect }. Enter kiest.
terminal-nothing-in-row = { $row }: hier mag je nu niets aankruisen.
terminal-nothing-chosen = Er is nog niets gekozen: Enter kiest een vakje, p past.

## Qwirkle on the screen.

terminal-bag = zak { $count }
terminal-out-of-sight = buiten beeld: { $tiles }
terminal-hands-hidden = De blokjes zijn verborgen
terminal-left = nog { $count }
terminal-pick-first = Pak eerst een blokje met 1 tot 6; t ruilt blokjes.
terminal-pick = Pak een blokje met 1 tot 6.
terminal-press-t = Ruil met t.
terminal-trade-pick = Ruilen: kies blokjes met 1 tot 6, a voor alle. Esc stopt ermee.
terminal-trade = { $tiles } ruilen: Enter bevestigt, Esc stopt ermee.
terminal-place = { $points }. Enter legt aan, Esc neemt terug.
terminal-go-further = Ga door: { $reason }
terminal-not-here = Niet hier: { $reason }
terminal-fits-nowhere = { $tile }: past nergens.
terminal-fits-not-with = { $tile }: past niet bij wat je hebt neergelegd.

## Dialogs.

terminal-pass-keyboard = Geef het toetsenbord door: { $name }.
terminal-presses-enter = { $name } drukt op Enter om verder te gaan.
terminal-quit = Stoppen
terminal-quit-saved = Stoppen? Het spel is opgeslagen en kan verdergaan:
terminal-quit-unsaved = Stoppen? Het spel is NIET opgeslagen:
terminal-over = Het spel is afgelopen
terminal-too-small = Rowlock heeft { $width } kolommen en { $height } regels nodig; deze terminal heeft er { $columns } en { $lines }. Maak hem groter.

## Help. What stands before a bar goes into a column of its own; no line is longer than 76 characters.

terminal-help = Hulp
terminal-help-qwixx-rules =
    Actie 1: iedereen mag de som van de witte dobbelstenen aankruisen.
    Actie 2: de actieve speler mag een witte en een gekleurde combineren.
    Kruis aan van links naar rechts. Geen kruisje: een mislukte worp.
terminal-help-own-rules =
    { $game ->
        [longo]
            Elk van de laatste twee getallen sluit een rij; eerst zijn zes kruisjes
            nodig, en het slot telt mee. Twee gesloten rijen beëindigen het spel.
            Geluksgetal: is de som van de witte stenen er een van jou, dan mag je in
            plaats daarvan het volgende vakje van je kortste open rij aankruisen.
        [mixx-a]
            Een rij heeft vakjes in verschillende kleuren. In actie 2 geldt een
            gekleurde steen voor een vakje van zijn kleur, in welke rij ook. Het laatste
            getal sluit een rij: eerst vijf kruisjes in die rij; het slot telt mee.
        [mixx-b]
            In elke rij staan de getallen anders: wat links van je laatste kruisje
            staat, ben je kwijt, hoog of laag. Het laatste getal sluit een rij; het
            heeft vijf kruisjes nodig, en het slot telt mee.
       *[qwixx]
            Het laatste getal sluit een rij: eerst vijf kruisjes; het slot telt mee.
    }
terminal-by-formula = Voor dit blad is er nog geen netwerk: bots oordelen volgens een formule.
terminal-help-qwixx-keys =
    pijlen, Tab | naar een ander vakje dat je mag aankruisen
    r y g b, 1-4 | naar een rij
    Enter | vakje kiezen; nog een keer, of c: bevestigen
    p | passen; een mislukte worp vraagt nog een keer
    Esc | het gekozen vakje terugnemen
terminal-help-qwixx-marks =
    { $may } | mag je nu aankruisen
    { $cursor } | de cursor
    { $chosen } | gekozen, niet bevestigd
    { $crossed } | aangekruist
    { $gone } | kan niet meer
    { $lucky } | met een geluksgetal (Longo)
terminal-help-qwixx-lock = { $lock } | slot: open, aangekruist, gesloten
terminal-help-qwixx-others = Bij de anderen: X is een kruisje, een getal of - is open; X--- is mislukt.
terminal-help-qwirkle-rules =
    Leg blokjes in één rij: één kleur of één vorm, nooit twee gelijke.
    Elke rij telt haar lengte; een rij van zes, een Qwirkle, 6 extra.
terminal-help-qwirkle-keys =
    1-6 | blokje pakken of terugleggen; het vorige blijft
    pijlen, hjkl | cursor; Tab, n: volgende plek die past
    Spatie | blokje neerleggen of weer oppakken
    Enter | al je blokjes aanleggen
    Backspace, Esc | één blokje terug, alles terug
    t | ruilen: 1-6 kiest blokjes, a alle, Enter bevestigt
    Shift+pijlen | schuiven, net als PgUp en PgDn; z: bord in het midden
terminal-help-qwirkle-marks =
    { $cursor } | de cursor
    { $own } | van jou, nog los
    { $last } | laatst aangelegd
    { $may } | hier past iets
terminal-help-qwirkle-hand = ^ in je hand: past bij de cursor, of bij het blokje dat daar ligt
terminal-help-keys =
    { $hint } | tip: de beste keuzes, de beste staat tussen ! !; nog eens: weg
    u | laatste keuze terugnemen, tot er iets nieuws te zien is
    s | nu opslaan; na elke stap gebeurt dat ook vanzelf
    q, Ctrl-C | stoppen, meteen stoppen; het spel kan verdergaan
terminal-help-end = Alles is ook aan te klikken. Elke toets sluit deze hulp.

## Saving.

terminal-saved = Het spel is opgeslagen in { $path }.
terminal-saved-in = Opgeslagen in { $path }
terminal-copy-saved = Een kopie is opgeslagen in { $path }.
terminal-cannot-save = Het spel kan niet worden opgeslagen in { $path }: { $error }.
terminal-kept = { $old } is geen opgeslagen spel en blijft zoals het is: dit spel gaat verder in { $new }.
terminal-original = Het bestand zoals het was, blijft in { $copy } staan.
terminal-other-program = Een ander programma heeft naar { $path } geschreven.
terminal-other-program-new = Een ander programma heeft naar { $old } geschreven: dit spel gaat verder in { $new }.
terminal-not-saved = Het spel is NIET opgeslagen. { $reason }
terminal-resume = Het spel is opgeslagen: { $command }
terminal-record = Het verslag van het spel: { $path }

## Playing on.

terminal-taken-back = De laatste keuze is teruggenomen.
terminal-nothing-yet = Niets om terug te nemen: je hebt nog niet gekozen.
terminal-substitute = { $name }: { $reason }. De computer { $bot } speelt verder.

## Line by line. The commands are the same in every language.

terminal-lines-help =
    NUMMER | de keuze met dit nummer
    NOTATIE | een keuze zoals in verslagen: r5 of - in Qwixx; rs@0,3 bs@1,3 of trade rs of pass in Qwirkle
    all | alle keuzes tonen
    hint | de beste keuzes en wat ze waard zijn
    show | het spel nog eens tonen
    undo | je laatste keuze terugnemen, zolang er sindsdien niets nieuws te zien was
    save BESTAND | een kopie van het spel opslaan
    quit | stoppen; het spel is opgeslagen en kan verdergaan
terminal-lines-more = en nog { $count }: 'all' toont ze
terminal-lines-no-choice = Er is geen keuze { $number }: de nummers gaan van 1 tot { $count }.
terminal-lines-not-qwixx = '{ $text }' is geen keuze zoals r5, of - om te passen ('help' toont wat je kunt typen).
terminal-lines-not-qwirkle = '{ $text }' is geen keuze zoals rs@0,3 bs@1,3, trade rs of pass ('help' toont wat je kunt typen).
terminal-lines-active = actief
terminal-lines-lucky = geluksgetallen { $low } en { $high }
terminal-lines-dice = dobbelstenen: { $dice }
terminal-lines-bag = zak: { $count }
terminal-lines-hand = hand:
terminal-lines-empty = het bord is leeg
