# Stoly na serveri: schádzanie, hra, pozeranie a či bola náhoda poctivá.

online-new = Nový stôl
online-public = Verejné stoly
online-none = Teraz tu nie je žiadny verejný stôl.
online-look-again = Pozrieť sa znova
online-open-seats =
    { $count ->
        [0] Žiadne voľné miesto
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
online-join = Prisadnúť
online-watch = Pozerať sa

## Nový stôl.

online-name = Tvoje meno
online-name-missing = Povedz, ako sa voláš.
online-seats-note = V poradí okolo stola. Ty si sadneš na prvé miesto pre človeka, ostatní dostanú odkaz.
online-clock = Hodiny
online-clock-note = Na každú voľbu. Keď čas vyprší, vyberie počítač.
online-away = Neprítomnosť
online-away-note = Po tomto čase môžu ostatní nechať za chýbajúceho hrať počítač.
online-span =
    { $span ->
        [none] Bez hodín
        [minute] 1 minúta
        [five] 5 minút
        [hour] 1 hodina
        [day] 1 deň
       *[days] 3 dni
    }
online-listed = Verejný
online-listed-note = Ktokoľvek môže stôl nájsť, pozerať sa a prisadnúť.
online-make = Pripraviť stôl

## Prisadnutie.

online-invited = Pozvánka k hre { $game }
online-nobody = Ešte tu nikto nesedí.
online-who = Pri stole: { $names }
online-sit-down = Prisadnúť
online-seat-taken = Na tomto mieste už niekto sedí. Požiadaj o iný odkaz.

## Schádzanie.

online-gathering = Kto je tu?
online-begins = Hra sa začne sama, keď budú všetky miesta obsadené.
online-open = Miesto { $number } je voľné
online-you = ty
online-invite = Odkaz na miesto { $number }
online-bot-here = Nechať tu hrať počítač
online-copy = Kopírovať odkaz
online-copied = Odkaz je skopírovaný.
online-not-copied = Odkaz sa nepodarilo skopírovať. Označ ho a skopíruj ručne.
online-share = Zdieľať
online-qr = QR kód
online-says-clock =
    { $clock ->
        [none] Bez hodín.
        [minute] Na každú voľbu 1 minúta.
        [five] Na každú voľbu 5 minút.
        [hour] Na každú voľbu 1 hodina.
        [day] Na každú voľbu 1 deň.
       *[days] Na každú voľbu 3 dni.
    }
online-says-away =
    { $away ->
        [none] Počítač môže zaskočiť hneď.
        [minute] Keď niekto chýba minútu, môže zaskočiť počítač.
        [five] Keď niekto chýba 5 minút, môže zaskočiť počítač.
        [hour] Keď niekto chýba hodinu, môže zaskočiť počítač.
        [day] Keď niekto chýba deň, môže zaskočiť počítač.
       *[days] Keď niekto chýba 3 dni, môže zaskočiť počítač.
    }

## Pri stole.

online-adding = Všetci sú tu. Každé zariadenie pridá svoj diel ku kockám a kameňom; ešte chýba: { $names }.
online-withheld =
    { $why ->
        [not_here] Tvoje miesto bolo obsadené na inom zariadení. Otvor tam raz tento stôl, aby pridalo svoj diel ku kockám a kameňom.
       *[changed] Server ukazuje niečo iné ako pri obsadení miesta, preto toto zariadenie nič nepridá. Priprav, prosím, nový stôl.
    }
online-replayed = Server ukazuje pri stole tohto mena niečo iné ako predtým, preto si k nemu toto zariadenie nesadne. Priprav, prosím, nový stôl.
online-table = Stôl
online-connecting = Pripája sa …
online-offline = Čaká sa na pripojenie …
online-offline-choice = Čaká sa na pripojenie; tvoja voľba sa odošle, keď bude späť.
online-sent = Odoslané …
online-waits = Čaká na pripojenie
online-watching = Pozeráš sa.
online-left = Zostáva:
online-presence =
    { $presence ->
        [here] pripojenie
        [away] neprítomnosť
        [replaced] zaskakuje počítač
       *[left] odchod od stola
    }
online-replaced = Hrá za teba počítač.
online-return = Vziať si miesto späť
online-missed = { $name } už nejaký čas chýba.
online-sit-in = Nechať hrať počítač
online-undo-ask = Požiadať o vrátenie
online-undo-mine = Žiadaš o vrátenie voľby a všetkého po nej: { $choice }. Všetci musia súhlasiť.
online-undo-withdraw = Už nie
online-undo-asked = { $name } žiada o vrátenie voľby a všetkého po nej: { $choice }. Súhlasíš?
online-undo-agreed = Súhlasíš s vrátením, o ktoré žiada { $name }: { $choice }. Ostatní ešte neodpovedali.
online-undo-some = posledná voľba
online-undo-chances =
    { $count ->
        [0] Kocky a kamene na stole zostanú, ako sú.
        [one] Jeden hod alebo ťah z vrecka sa zruší a príde namiesto neho nový.
        [few] Zrušia sa { $count } hody alebo ťahy z vrecka a prídu namiesto nich nové.
       *[other] Zruší sa { $count } hodov alebo ťahov z vrecka a prídu namiesto nich nové.
    }
online-undo-agree = Súhlasiť
online-undo-decline = Odmietnuť
online-react = Niečo povedať
online-reaction =
    { $what ->
        [hello] Ahoj!
        [nice] Pekne!
        [wow] Páni!
        [oops] Jaj!
        [laugh] Haha!
       *[thanks] Vďaka!
    }
online-phone = Pokračovať na mobile
online-phone-note = Kto otvorí tento odkaz, hrá na tvojom mieste. Nechaj si ho pre seba.
online-watch-link = Odkaz pre divákov
online-watch-ask = Divákov môže pozvať len ten, kto stôl pripravil.
online-leave = Odísť od stola
online-leave-note = Ďalej za teba hrá počítač a do tejto hry sa už nevrátiš.
online-leave-watch = Stôl už na tomto zariadení nebude uložený.
online-kept = Tento stôl je na serveri: môžeš kedykoľvek odísť a zase sa vrátiť.
online-next = K ďalšej hre
online-forget = Odstrániť z tohto zariadenia
online-skew =
    { $skew ->
        [newer] K dispozícii je nová verzia Rowlocku. Načítaj aplikáciu znova a hraj ďalej; o žiadnu voľbu neprídeš.
        [older] Táto aplikácia je novšia ako server. Načítaj ju znova, aby zodpovedala serveru, alebo požiadaj toho, kto server prevádzkuje, o aktualizáciu.
       *[unreadable] Táto aplikácia a server si nerozumejú. Načítaj aplikáciu znova; o žiadnu voľbu neprídeš.
    }
online-unreadable =
    { $count ->
        [one] Jednu správu nebolo možné prečítať.
        [few] { $count } správy nebolo možné prečítať.
       *[other] { $count } správ nebolo možné prečítať.
    }
online-update = Načítať znova
online-not-now = Teraz nie
online-refused =
    { $code ->
        [stale] Hra medzitým pokračovala. Vyber znova.
        [not_awaited] Na tvoju voľbu sa teraz nečaká.
        [illegal] To nie je možné.
        [not_a_person] Na tomto mieste hrá počítač. Najprv si ho vezmi späť.
        [nothing_to_take_back] Niet čo vziať späť.
        [shown] Už sa to nedá vziať späť: ostatní medzitým vybrali.
        [over] Hra sa skončila.
        [gathering] Hra sa ešte nezačala.
        [closed] Stôl je zatvorený: nikto tu už nehrá.
        [unknown] Taký stôl na tomto serveri nie je.
        [forbidden] Tento odkaz stôl neotvorí.
        [taken] Toto miesto alebo meno je obsadené.
        [name_taken] Iné meno pri tomto stole vyzerá rovnako. Zvoľ si iné.
        [not_away] Teraz tam nikto zaskočiť nemôže.
        [sealed] Toto miesto bolo obsadené na inom zariadení.
        [nothing_to_undo] Niet čo vracať.
        [not_over] Hra sa ešte neskončila.
        [too_many] To bolo priveľa naraz. Chvíľu počkaj a skús to znova.
        [unavailable] Server to teraz nezvládne. Skús to o chvíľu.
        [version] Aplikácia a server majú rôzne verzie. Načítaj aplikáciu znova.
       *[other] Server to neprijal.
    }

## Poctivá náhoda.

fair-how = Ako to funguje
fair-how-1 = Skôr ako si niekto sadne, server vyžrebuje tajomstvo a zverejní jeho odtlačok: od tej chvíle je tajomstvo dané.
fair-how-2 = Zariadenie každého hráča vyžrebuje vlastné náhodné číslice a zverejní ich odtlačok. Až keď sú tu všetky odtlačky, číslice sa ukážu; nikto tak nemôže voliť svoje podľa cudzích.
fair-how-3 = Všetky hody a ťahy z vrecka vyplývajú z tajomstva a týchto číslic spolu. Nikto ich teda nemôže zvoliť, ani server. Len ten ich môže poznať pred koncom.
fair-how-4 = Keď sa hra skončí, server tajomstvo ukáže. Toto zariadenie všetko prepočíta.
fair-published = Odtlačok tajomstva
fair-not-yet = Tajomstvo sa ukáže, keď sa hra skončí; potom sa tu všetko prepočíta.
fair-proven =
    { $count ->
        [one] Jediný hod či ťah z vrecka vyplýva z tajomstva, ktoré bolo dané pred hrou.
        [few] Všetky { $count } hody a ťahy z vrecka vyplývajú z tajomstva, ktoré bolo dané pred hrou.
       *[other] Všetkých { $count } hodov a ťahov z vrecka vyplýva z tajomstva, ktoré bolo dané pred hrou.
    }
fair-people =
    { $count ->
        [0] Žiadne zariadenie nič nepridalo.
        [one] Pridalo k nemu { $count } zariadenie.
        [few] Pridali k nemu { $count } zariadenia.
       *[other] Pridalo k nemu { $count } zariadení.
    }
fair-mine = Číslice tohto zariadenia sú medzi nimi a hráči aj miesta sú tí, ktorých videlo pred hrou.
fair-undone =
    { $count ->
        [one] Jedna voľba bola vrátená; čo sa potom hodilo alebo ťahalo, prišlo znova.
        [few] { $count } voľby boli vrátené; čo sa potom hodilo alebo ťahalo, prišlo znova.
       *[other] { $count } volieb bolo vrátených; čo sa potom hodilo alebo ťahalo, prišlo znova.
    }
fair-other =
    { $what ->
        [table] Záznam je od iného stola, než pri ktorom toto zariadenie hralo.
        [commitment] Odtlačok v zázname nie je ten, ktorý toto zariadenie videlo pred hrou.
        [contribution] Číslice, ktoré má záznam pri tomto zariadení, nie sú tie, ktoré pridalo.
        [terms] Hráči, miesta alebo odtlačky v zázname nie sú tie, ktoré toto zariadenie videlo, kým ukázalo svoje číslice.
        [unagreed] Záznam uvádza vrátenie, ku ktorému na tomto zariadení nebol daný súhlas.
        [chance] Pred niektorým hodom či ťahom z vrecka uvádza záznam iné vrátenia, než aké boli tomuto zariadeniu vtedy oznámené.
       *[undos] Záznam uvádza iné vrátenia, než toto zariadenie videlo.
    }
fair-unsure =
    { $why ->
        [elsewhere] Tvoje miesto bolo obsadené na inom zariadení. Len to môže povedať, či je to záznam tvojej hry.
       *[undos] Toto zariadenie nemôže povedať, či s vrátením súhlasili všetci. To môžu len zariadenia, na ktorých bol súhlas daný.
    }
fair-unproven = Tento záznam nič nedokazuje: { $reason }
fair-warning = Toto zariadenie odmieta záznam tejto hry. { $reason } Viac nájdeš v ponuke pod „Poctivá náhoda“.
