# Stoly na serveru: scházení, hra, dívání a zda byla náhoda poctivá.

online-new = Nový stůl
online-public = Veřejné stoly
online-none = Teď tu není žádný veřejný stůl.
online-look-again = Podívat se znovu
online-open-seats =
    { $count ->
        [0] Žádné volné místo
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
online-join = Přisednout
online-watch = Dívat se

## Nový stůl.

online-name = Tvé jméno
online-name-missing = Řekni, jak se jmenuješ.
online-seats-note = V pořadí kolem stolu. Ty si sedneš na první místo pro člověka, ostatní dostanou odkaz.
online-clock = Hodiny
online-clock-note = Na každou volbu. Když čas vyprší, vybere počítač.
online-away = Nepřítomnost
online-away-note = Po této době mohou ostatní nechat za chybějícího hrát počítač.
online-span =
    { $span ->
        [none] Bez hodin
        [minute] 1 minuta
        [five] 5 minut
        [hour] 1 hodina
        [day] 1 den
       *[days] 3 dny
    }
online-listed = Veřejný
online-listed-note = Kdokoli může stůl najít, dívat se a přisednout.
online-make = Připravit stůl

## Přisednutí.

online-invited = Pozvánka ke hře { $game }
online-nobody = Ještě tu nikdo nesedí.
online-who = U stolu: { $names }
online-sit-down = Přisednout
online-seat-taken = Na tomto místě už někdo sedí. Požádej o jiný odkaz.

## Scházení.

online-gathering = Kdo je tady?
online-begins = Hra začne sama, až budou všechna místa obsazená.
online-open = Místo { $number } je volné
online-you = ty
online-invite = Odkaz na místo { $number }
online-bot-here = Nechat tu hrát počítač
online-copy = Kopírovat odkaz
online-copied = Odkaz je zkopírován.
online-not-copied = Odkaz se nepodařilo zkopírovat. Označ ho a zkopíruj ručně.
online-share = Sdílet
online-qr = QR kód
online-says-clock =
    { $clock ->
        [none] Bez hodin.
        [minute] Na každou volbu 1 minuta.
        [five] Na každou volbu 5 minut.
        [hour] Na každou volbu 1 hodina.
        [day] Na každou volbu 1 den.
       *[days] Na každou volbu 3 dny.
    }
online-says-away =
    { $away ->
        [none] Počítač může zaskočit hned.
        [minute] Když někdo chybí minutu, může zaskočit počítač.
        [five] Když někdo chybí 5 minut, může zaskočit počítač.
        [hour] Když někdo chybí hodinu, může zaskočit počítač.
        [day] Když někdo chybí den, může zaskočit počítač.
       *[days] Když někdo chybí 3 dny, může zaskočit počítač.
    }

## U stolu.

online-adding = Všichni jsou tady. Každé zařízení přidá svůj díl ke kostkám a kamenům; ještě chybí: { $names }.
online-withheld =
    { $why ->
        [not_here] Tvé místo bylo obsazeno na jiném zařízení. Otevři tam jednou tento stůl, aby přidalo svůj díl ke kostkám a kamenům.
       *[changed] Server ukazuje něco jiného než při obsazení místa, proto toto zařízení nic nepřidá. Připrav prosím nový stůl.
    }
online-replayed = Server ukazuje u stolu tohoto jména něco jiného než dřív, proto si k němu toto zařízení nesedne. Připrav prosím nový stůl.
online-table = Stůl
online-connecting = Připojování …
online-offline = Čeká se na připojení …
online-offline-choice = Čeká se na připojení; tvá volba se odešle, až bude zpátky.
online-sent = Odesláno …
online-waits = Čeká na připojení
online-watching = Díváš se.
online-left = Zbývá:
online-presence =
    { $presence ->
        [here] připojeno
        [away] nepřítomnost
        [replaced] zaskakuje počítač
       *[left] odchod od stolu
    }
online-replaced = Hraje za tebe počítač.
online-return = Vzít si místo zpět
online-missed = { $name } už nějakou dobu chybí.
online-sit-in = Nechat hrát počítač
online-undo-ask = Požádat o vrácení
online-undo-mine = Žádáš o vrácení volby a všeho po ní: { $choice }. Všichni musí souhlasit.
online-undo-withdraw = Už ne
online-undo-asked = { $name } žádá o vrácení volby a všeho po ní: { $choice }. Souhlasíš?
online-undo-agreed = Souhlasíš s vrácením, o které žádá { $name }: { $choice }. Ostatní ještě neodpověděli.
online-undo-some = poslední volba
online-undo-chances =
    { $count ->
        [0] Kostky a kameny na stole zůstanou, jak jsou.
        [one] Jeden hod nebo tah ze sáčku se zruší a přijde místo něj nový.
        [few] Zruší se { $count } hody nebo tahy ze sáčku a přijdou místo nich nové.
       *[other] Zruší se { $count } hodů nebo tahů ze sáčku a přijdou místo nich nové.
    }
online-undo-agree = Souhlasit
online-undo-decline = Odmítnout
online-react = Něco říct
online-reaction =
    { $what ->
        [hello] Ahoj!
        [nice] Pěkně!
        [wow] Páni!
        [oops] Jejda!
        [laugh] Haha!
       *[thanks] Díky!
    }
online-phone = Pokračovat na mobilu
online-phone-note = Kdo otevře tento odkaz, hraje na tvém místě. Nech si ho pro sebe.
online-watch-link = Odkaz pro diváky
online-watch-ask = Diváky může pozvat jen ten, kdo stůl připravil.
online-leave = Odejít od stolu
online-leave-note = Dál za tebe hraje počítač a do této hry se už nevrátíš.
online-leave-watch = Stůl už na tomto zařízení nebude uložen.
online-kept = Tento stůl je na serveru: můžeš kdykoli odejít a zase se vrátit.
online-next = K další hře
online-forget = Odebrat z tohoto zařízení
online-skew =
    { $skew ->
        [newer] Je k dispozici nová verze Rowlocku. Načti aplikaci znovu a hraj dál; o žádnou volbu nepřijdeš.
        [older] Tato aplikace je novější než server. Načti ji znovu, ať odpovídá serveru, nebo požádej toho, kdo server provozuje, o aktualizaci.
       *[unreadable] Tato aplikace a server si nerozumějí. Načti aplikaci znovu; o žádnou volbu nepřijdeš.
    }
online-unreadable =
    { $count ->
        [one] Jednu zprávu nebylo možné přečíst.
        [few] { $count } zprávy nebylo možné přečíst.
       *[other] { $count } zpráv nebylo možné přečíst.
    }
online-update = Načíst znovu
online-not-now = Teď ne
online-refused =
    { $code ->
        [stale] Hra mezitím pokračovala. Vyber znovu.
        [not_awaited] Na tvou volbu se teď nečeká.
        [illegal] To není možné.
        [not_a_person] Na tomto místě hraje počítač. Nejdřív si ho vezmi zpět.
        [nothing_to_take_back] Není co vzít zpět.
        [shown] Už to nejde vzít zpět: ostatní mezitím vybrali.
        [over] Hra skončila.
        [gathering] Hra ještě nezačala.
        [closed] Stůl je zavřený: nikdo už tu nehraje.
        [unknown] Takový stůl na tomto serveru není.
        [forbidden] Tento odkaz stůl neotevře.
        [taken] Toto místo nebo jméno je obsazené.
        [name_taken] Jiné jméno u tohoto stolu vypadá stejně. Zvol si jiné.
        [not_away] Teď tam nikdo zaskočit nemůže.
        [sealed] Toto místo bylo obsazeno na jiném zařízení.
        [nothing_to_undo] Není co vracet.
        [not_over] Hra ještě neskončila.
        [too_many] To bylo moc najednou. Chvíli počkej a zkus to znovu.
        [unavailable] Server to teď nezvládne. Zkus to za chvíli.
        [version] Aplikace a server mají různé verze. Načti aplikaci znovu.
       *[other] Server to nepřijal.
    }

## Poctivá náhoda.

fair-how = Jak to funguje
fair-how-1 = Než si kdo sedne, server vylosuje tajemství a zveřejní jeho otisk: od té chvíle je tajemství dané.
fair-how-2 = Zařízení každého hráče vylosuje vlastní náhodné číslice a zveřejní jejich otisk. Teprve když jsou tu všechny otisky, číslice se ukážou; nikdo tak nemůže volit své podle cizích.
fair-how-3 = Všechny hody a tahy ze sáčku plynou z tajemství a těchto číslic dohromady. Nikdo je tedy nemůže zvolit, ani server. Jen ten je může znát před koncem.
fair-how-4 = Když hra skončí, server tajemství ukáže. Toto zařízení všechno přepočítá.
fair-published = Otisk tajemství
fair-not-yet = Tajemství se ukáže, až hra skončí; pak se tu všechno přepočítá.
fair-proven =
    { $count ->
        [one] Jediný hod či tah ze sáčku plyne z tajemství, které bylo dané před hrou.
        [few] Všechny { $count } hody a tahy ze sáčku plynou z tajemství, které bylo dané před hrou.
       *[other] Všech { $count } hodů a tahů ze sáčku plyne z tajemství, které bylo dané před hrou.
    }
fair-people =
    { $count ->
        [0] Žádné zařízení nic nepřidalo.
        [one] Přidalo k němu { $count } zařízení.
        [few] Přidala k němu { $count } zařízení.
       *[other] Přidalo k němu { $count } zařízení.
    }
fair-mine = Číslice tohoto zařízení jsou mezi nimi a hráči i místa jsou ti, které vidělo před hrou.
fair-undone =
    { $count ->
        [one] Jedna volba byla vrácena; co se pak hodilo nebo táhlo, přišlo znovu.
        [few] { $count } volby byly vráceny; co se pak hodilo nebo táhlo, přišlo znovu.
       *[other] { $count } voleb bylo vráceno; co se pak hodilo nebo táhlo, přišlo znovu.
    }
fair-other =
    { $what ->
        [table] Záznam je od jiného stolu, než u kterého toto zařízení hrálo.
        [commitment] Otisk v záznamu není ten, který toto zařízení vidělo před hrou.
        [contribution] Číslice, které má záznam u tohoto zařízení, nejsou ty, které přidalo.
        [terms] Hráči, místa nebo otisky v záznamu nejsou ty, které toto zařízení vidělo, než ukázalo své číslice.
        [unagreed] Záznam uvádí vrácení, ke kterému na tomto zařízení nebyl dán souhlas.
        [chance] Před některým hodem či tahem ze sáčku uvádí záznam jiná vrácení, než jaká byla tomuto zařízení tehdy oznámena.
       *[undos] Záznam uvádí jiná vrácení, než toto zařízení vidělo.
    }
fair-unsure =
    { $why ->
        [elsewhere] Tvé místo bylo obsazeno na jiném zařízení. Jen to může říct, zda je to záznam tvé hry.
       *[undos] Toto zařízení nemůže říct, zda s vrácením souhlasili všichni. To mohou jen zařízení, na kterých byl souhlas dán.
    }
fair-unproven = Tento záznam nic nedokazuje: { $reason }
fair-warning = Toto zařízení odmítá záznam této hry. { $reason } Víc najdeš v nabídce pod „Poctivá náhoda“.
