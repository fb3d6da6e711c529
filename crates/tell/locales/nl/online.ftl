# Tafels op een server: samenkomen, spelen, toekijken, en of het toeval eerlijk was.

online-new = Nieuwe tafel
online-public = Openbare tafels
online-none = Er is nu geen openbare tafel.
online-look-again = Opnieuw kijken
online-open-seats =
    { $count ->
        [0] Geen vrije plaats
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
online-join = Meedoen
online-watch = Toekijken

## Een nieuwe tafel.

online-name = Je naam
online-name-missing = Zeg hoe je heet.
online-seats-note = In de volgorde rond de tafel. Jij neemt de eerste plaats voor een mens, de anderen krijgen een link.
online-clock = Klok
online-clock-note = Voor elke keuze. Is de tijd om, dan kiest een computer.
online-away = Afwezig
online-away-note = Na deze tijd mogen de anderen een computer laten spelen voor wie er niet is.
online-span =
    { $span ->
        [none] Geen klok
        [minute] 1 minuut
        [five] 5 minuten
        [hour] 1 uur
        [day] 1 dag
       *[days] 3 dagen
    }
online-listed = Openbaar
online-listed-note = Iedereen kan de tafel vinden, toekijken en gaan zitten.
online-make = Tafel maken

## Gaan zitten.

online-invited = Je bent uitgenodigd voor { $game }
online-nobody = Er zit nog niemand.
online-who = Aan tafel: { $names }
online-sit-down = Ga zitten
online-seat-taken = Op deze plaats zit al iemand. Vraag om een andere link.

## Samenkomen.

online-gathering = Wie is er?
online-begins = Het spel begint vanzelf als alle plaatsen bezet zijn.
online-open = Plaats { $number } is vrij
online-you = jij
online-invite = Link naar plaats { $number }
online-bot-here = Laat hier een computer spelen
online-copy = Link kopiëren
online-copied = De link is gekopieerd.
online-not-copied = De link kon niet worden gekopieerd. Selecteer hem en kopieer hem zelf.
online-share = Delen
online-qr = QR-code
online-says-clock =
    { $clock ->
        [none] Geen klok.
        [minute] 1 minuut voor elke keuze.
        [five] 5 minuten voor elke keuze.
        [hour] 1 uur voor elke keuze.
        [day] 1 dag voor elke keuze.
       *[days] 3 dagen voor elke keuze.
    }
online-says-away =
    { $away ->
        [none] Een computer mag meteen invallen.
        [minute] Een computer mag invallen voor wie een minuut ontbreekt.
        [five] Een computer mag invallen voor wie 5 minuten ontbreekt.
        [hour] Een computer mag invallen voor wie een uur ontbreekt.
        [day] Een computer mag invallen voor wie een dag ontbreekt.
       *[days] Een computer mag invallen voor wie 3 dagen ontbreekt.
    }

## Aan de tafel.

online-adding = Iedereen is er. Elk apparaat voegt zijn deel toe aan dobbelstenen en blokjes; nog niet: { $names }.
online-withheld =
    { $why ->
        [not_here] Je plaats is op een ander apparaat ingenomen. Open deze tafel daar één keer, zodat het zijn deel toevoegt aan dobbelstenen en blokjes.
       *[changed] De server toont iets anders dan toen je ging zitten; daarom voegt dit apparaat niets toe. Maak een nieuwe tafel.
    }
online-replayed = De server toont bij een tafel met deze naam iets anders dan eerder; daarom gaat dit apparaat daar niet zitten. Maak een nieuwe tafel.
online-table = De tafel
online-connecting = Verbinden …
online-offline = Wachten op de verbinding …
online-offline-choice = Wachten op de verbinding; je keuze wordt verstuurd zodra die er weer is.
online-sent = Verstuurd …
online-waits = Wacht op de verbinding
online-watching = Je kijkt toe.
online-left = Nog tijd:
online-presence =
    { $presence ->
        [here] verbonden
        [away] afwezig
        [replaced] computer valt in
       *[left] is vertrokken
    }
online-replaced = Een computer speelt voor je.
online-return = Mijn plaats terugnemen
online-missed = { $name } ontbreekt al een tijdje.
online-sit-in = Laat een computer spelen
online-undo-ask = Vraag om terug te nemen
online-undo-mine = Je vraagt om een keuze en alles daarna terug te nemen: { $choice }. Iedereen moet akkoord gaan.
online-undo-withdraw = Laat maar
online-undo-asked = { $name } vraagt om een keuze en alles daarna terug te nemen: { $choice }. Ga je akkoord?
online-undo-agreed = Je gaat akkoord met het terugnemen waar { $name } om vraagt: { $choice }. Anderen hebben nog niet geantwoord.
online-undo-some = de laatste keuze
online-undo-chances =
    { $count ->
        [0] Dobbelstenen en blokjes op tafel blijven zoals ze zijn.
        [one] Eén worp of trekking vervalt; er komt een nieuwe voor in de plaats.
       *[other] { $count } worpen of trekkingen vervallen; er komen nieuwe voor in de plaats.
    }
online-undo-agree = Instemmen
online-undo-decline = Weigeren
online-react = Zeg iets
online-reaction =
    { $what ->
        [hello] Hallo!
        [nice] Mooi!
        [wow] Wauw!
        [oops] Oeps!
        [laugh] Haha!
       *[thanks] Bedankt!
    }
online-phone = Verder op mijn telefoon
online-phone-note = Wie deze link opent, speelt op jouw plaats. Houd hem voor jezelf.
online-watch-link = Link om toe te kijken
online-watch-ask = Alleen wie de tafel heeft gemaakt, kan anderen laten toekijken.
online-leave = De tafel verlaten
online-leave-note = Een computer speelt voor je verder, en je kunt niet terug naar dit spel.
online-leave-watch = De tafel wordt niet meer op dit apparaat bewaard.
online-kept = Deze tafel staat op de server: je kunt altijd weggaan en terugkomen.
online-next = Naar het volgende spel
online-forget = Van dit apparaat verwijderen
online-skew =
    { $skew ->
        [newer] Er is een nieuwe versie van Rowlock. Laad de app opnieuw om verder te spelen; wat je gekozen hebt, blijft bewaard.
        [older] Deze app is nieuwer dan de server. Laad opnieuw voor de app die bij de server past, of vraag wie de server beheert om een update.
       *[unreadable] Deze app en de server begrijpen elkaar niet. Laad de app opnieuw; wat je gekozen hebt, blijft bewaard.
    }
online-unreadable =
    { $count ->
        [one] Eén bericht was onleesbaar.
       *[other] { $count } berichten waren onleesbaar.
    }
online-update = Opnieuw laden
online-not-now = Niet nu
online-refused =
    { $code ->
        [stale] Het spel is intussen verdergegaan. Kies opnieuw.
        [not_awaited] Er wordt nu niet op jouw keuze gewacht.
        [illegal] Dat kan niet.
        [not_a_person] Op deze plaats speelt een computer. Neem hem eerst terug.
        [nothing_to_take_back] Er is niets om terug te nemen.
        [shown] Dat kan niet meer terug: anderen hebben sindsdien gekozen.
        [over] Het spel is afgelopen.
        [gathering] Het spel is nog niet begonnen.
        [closed] De tafel is gesloten: er speelt niemand meer.
        [unknown] Deze tafel is er niet op deze server.
        [forbidden] Deze link opent de tafel niet.
        [taken] Deze plaats of deze naam is bezet.
        [name_taken] Een andere naam aan deze tafel lijkt hier te veel op. Kies een andere naam.
        [not_away] Daar mag nu niemand invallen.
        [sealed] Deze plaats is op een ander apparaat ingenomen.
        [nothing_to_undo] Er is niets om terug te nemen.
        [not_over] Het spel is nog niet afgelopen.
        [too_many] Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
        [unavailable] De server kan dit nu niet. Probeer het zo weer.
        [version] De app en de server hebben verschillende versies. Laad de app opnieuw.
       *[other] De server heeft dat niet aangenomen.
    }

## Eerlijk toeval.

fair-how = Hoe het werkt
fair-how-1 = Voordat iemand gaat zitten, trekt de server een geheim en publiceert de vingerafdruk ervan: vanaf dan staat het geheim vast.
fair-how-2 = Het apparaat van iedere speler trekt eigen toevalscijfers en publiceert de vingerafdruk ervan. Pas als alle vingerafdrukken er zijn, worden de cijfers getoond; zo kan niemand de zijne kiezen naar die van anderen.
fair-how-3 = Alle worpen en getrokken blokjes volgen uit het geheim en deze cijfers samen. Zo kan niemand ze kiezen, ook de server niet. Alleen die kan ze vóór het einde kennen.
fair-how-4 = Na het spel toont de server het geheim. Dit apparaat rekent alles na.
fair-published = Vingerafdruk van het geheim
fair-not-yet = Het geheim wordt getoond als het spel is afgelopen; dan wordt het hier nagerekend.
fair-proven =
    { $count ->
        [one] De ene worp of trekking volgt uit het geheim dat vóór het spel vaststond.
       *[other] Alle { $count } worpen en trekkingen volgen uit het geheim dat vóór het spel vaststond.
    }
fair-people =
    { $count ->
        [0] Geen apparaat heeft iets toegevoegd.
        [one] { $count } apparaat heeft iets toegevoegd.
       *[other] { $count } apparaten hebben iets toegevoegd.
    }
fair-mine = De cijfers van dit apparaat zijn erbij, en spelers en plaatsen zijn die het vóór het spel heeft gezien.
fair-undone =
    { $count ->
        [one] Eén keuze is teruggenomen; wat daarna werd gegooid of getrokken, kwam opnieuw.
       *[other] { $count } keuzes zijn teruggenomen; wat daarna werd gegooid of getrokken, kwam opnieuw.
    }
fair-other =
    { $what ->
        [table] Het verslag is van een andere tafel dan die waaraan dit apparaat speelde.
        [commitment] De vingerafdruk in het verslag is niet die dit apparaat vóór het spel heeft gezien.
        [contribution] De cijfers die het verslag voor dit apparaat heeft, zijn niet die het heeft toegevoegd.
        [terms] Spelers, plaatsen of vingerafdrukken in het verslag zijn niet die dit apparaat zag voordat het zijn cijfers toonde.
        [unagreed] Het verslag vermeldt een teruggenomen keuze waarmee je op dit apparaat niet hebt ingestemd.
        [chance] Vóór een worp of trekking vermeldt het verslag andere teruggenomen keuzes dan dit apparaat daarbij te horen kreeg.
       *[undos] Het verslag vermeldt andere teruggenomen keuzes dan dit apparaat heeft gezien.
    }
fair-unsure =
    { $why ->
        [elsewhere] Je bent op een ander apparaat gaan zitten. Alleen dat kan zeggen of dit het verslag van jouw spel is.
       *[undos] Dit apparaat kan niet zeggen of iedereen heeft ingestemd met wat is teruggenomen. Dat kunnen alleen de apparaten waarop is ingestemd.
    }
fair-unproven = Dit verslag bewijst niets: { $reason }
fair-warning = Dit apparaat maakt bezwaar tegen het verslag van dit spel. { $reason } In het menu staat meer onder “Eerlijk toeval”.
