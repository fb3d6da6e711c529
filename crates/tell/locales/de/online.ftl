# Tische auf einem Server: sich treffen, spielen, zuschauen, und ob der Zufall fair war.

online-new = Neuer Tisch
online-public = Offene Tische
online-none = Gerade gibt es keinen offenen Tisch.
online-look-again = Noch einmal nachsehen
online-open-seats =
    { $count ->
        [0] Kein Platz frei
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
online-join = Mitspielen
online-watch = Zuschauen

## Ein neuer Tisch.

online-name = Dein Name
online-name-missing = Bitte sag, wie du heißt.
online-seats-note = In der Reihenfolge um den Tisch. Du nimmst den ersten Platz für Menschen, alle anderen bekommen einen Link.
online-clock = Uhr
online-clock-note = Für jede Wahl. Ist sie abgelaufen, wählt ein Computer.
online-away = Abwesend
online-away-note = Nach dieser Zeit dürfen die anderen einen Computer spielen lassen, wenn jemand fehlt.
online-span =
    { $span ->
        [none] Keine Uhr
        [minute] 1 Minute
        [five] 5 Minuten
        [hour] 1 Stunde
        [day] 1 Tag
       *[days] 3 Tage
    }
online-listed = Offen für alle
online-listed-note = Alle können den Tisch finden, zuschauen und Platz nehmen.
online-make = Tisch anlegen

## Platz nehmen.

online-invited = Du bist zu { $game } eingeladen
online-nobody = Noch sitzt niemand da.
online-who = Am Tisch: { $names }
online-sit-down = Platz nehmen
online-seat-taken = Auf diesem Platz sitzt schon jemand. Bitte um einen anderen Link.

## Sich treffen.

online-gathering = Wer ist da?
online-begins = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
online-open = Platz { $number } ist frei
online-you = du
online-invite = Link zu Platz { $number }
online-bot-here = Hier einen Computer spielen lassen
online-copy = Link kopieren
online-copied = Der Link ist kopiert.
online-not-copied = Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn von Hand.
online-share = Teilen
online-qr = QR-Code
online-says-clock =
    { $clock ->
        [none] Keine Uhr.
        [minute] 1 Minute für jede Wahl.
        [five] 5 Minuten für jede Wahl.
        [hour] 1 Stunde für jede Wahl.
        [day] 1 Tag für jede Wahl.
       *[days] 3 Tage für jede Wahl.
    }
online-says-away =
    { $away ->
        [none] Ein Computer darf sofort einspringen.
        [minute] Fehlt jemand eine Minute, darf ein Computer einspringen.
        [five] Fehlt jemand 5 Minuten, darf ein Computer einspringen.
        [hour] Fehlt jemand eine Stunde, darf ein Computer einspringen.
        [day] Fehlt jemand einen Tag, darf ein Computer einspringen.
       *[days] Fehlt jemand 3 Tage, darf ein Computer einspringen.
    }

## Am Tisch.

online-adding = Alle sind da. Jedes Gerät trägt seinen Teil zu Würfeln und Steinen bei; es fehlt noch: { $names }.
online-withheld =
    { $why ->
        [not_here] Dein Platz wurde auf einem anderen Gerät eingenommen. Öffne diesen Tisch dort einmal, damit es seinen Teil zu Würfeln und Steinen beiträgt.
       *[changed] Der Server zeigt etwas anderes als vorhin, als du Platz genommen hast; deshalb trägt dieses Gerät nichts bei. Lege bitte einen neuen Tisch an.
    }
online-replayed = Der Server zeigt an einem Tisch dieses Namens etwas anderes als zuvor; deshalb nimmt dieses Gerät dort nicht Platz. Lege bitte einen neuen Tisch an.
online-table = Der Tisch
online-connecting = Verbindung wird aufgebaut …
online-offline = Warten auf die Verbindung …
online-offline-choice = Warten auf die Verbindung; deine Wahl geht hinaus, sobald sie wieder da ist.
online-sent = Gesendet …
online-waits = Wartet auf die Verbindung
online-watching = Du schaust zu.
online-left = Noch Zeit:
online-presence =
    { $presence ->
        [here] verbunden
        [away] abwesend
        [replaced] Computer springt ein
       *[left] ist gegangen
    }
online-replaced = Ein Computer spielt für dich.
online-return = Meinen Platz zurücknehmen
online-missed = { $name } fehlt schon eine Weile.
online-sit-in = Computer spielen lassen
online-undo-ask = Um Rücknahme bitten
online-undo-mine = Du bittest darum, eine Wahl und alles danach zurückzunehmen: { $choice }. Alle müssen zustimmen.
online-undo-withdraw = Doch nicht
online-undo-asked = { $name } bittet darum, eine Wahl und alles danach zurückzunehmen: { $choice }. Stimmst du zu?
online-undo-agreed = Du stimmst der Rücknahme zu, um die { $name } bittet: { $choice }. Andere haben noch nicht geantwortet.
online-undo-some = die letzte Wahl
online-undo-chances =
    { $count ->
        [0] Würfel und Steine auf dem Tisch bleiben, wie sie sind.
        [one] Ein Wurf oder Zug aus dem Beutel fällt weg; an seiner Stelle kommt ein neuer.
       *[other] { $count } Würfe oder Züge aus dem Beutel fallen weg; an ihrer Stelle kommen neue.
    }
online-undo-agree = Zustimmen
online-undo-decline = Ablehnen
online-react = Etwas sagen
online-reaction =
    { $what ->
        [hello] Hallo!
        [nice] Schön!
        [wow] Wow!
        [oops] Huch!
        [laugh] Haha!
       *[thanks] Danke!
    }
online-phone = Auf meinem Handy weiterspielen
online-phone-note = Wer diesen Link öffnet, spielt auf deinem Platz. Behalte ihn für dich.
online-watch-link = Link zum Zuschauen
online-watch-ask = Nur wer den Tisch angelegt hat, kann andere zuschauen lassen.
online-leave = Den Tisch verlassen
online-leave-note = Ein Computer spielt für dich weiter, und du kannst in dieses Spiel nicht zurück.
online-leave-watch = Der Tisch wird auf diesem Gerät nicht mehr aufbewahrt.
online-kept = Dieser Tisch ist auf dem Server: Du kannst die Seite jederzeit verlassen und wiederkommen.
online-next = Zum nächsten Spiel
online-forget = Von diesem Gerät entfernen
online-skew =
    { $skew ->
        [newer] Es gibt eine neue Version von Rowlock. Lade die App neu, um weiterzuspielen; deine Entscheidungen bleiben erhalten.
        [older] Diese App ist neuer als der Server. Lade neu, um die passende App zu bekommen, oder bitte darum, dass der Server aktualisiert wird.
       *[unreadable] Diese App und der Server verstehen einander nicht. Lade die App neu; deine Entscheidungen bleiben erhalten.
    }
online-unreadable =
    { $count ->
        [one] Eine Nachricht war nicht lesbar.
       *[other] { $count } Nachrichten waren nicht lesbar.
    }
online-update = Neu laden
online-not-now = Nicht jetzt
online-refused =
    { $code ->
        [stale] Das Spiel ist inzwischen weitergegangen. Bitte wähle noch einmal.
        [not_awaited] Deine Wahl ist jetzt nicht gefragt.
        [illegal] Das ist nicht möglich.
        [not_a_person] Auf diesem Platz spielt ein Computer. Nimm ihn erst zurück.
        [nothing_to_take_back] Es gibt nichts zurückzunehmen.
        [shown] Das lässt sich nicht mehr zurücknehmen: Andere haben seitdem gewählt.
        [over] Das Spiel ist vorbei.
        [gathering] Das Spiel hat noch nicht begonnen.
        [closed] Der Tisch ist geschlossen: Hier spielt niemand mehr.
        [unknown] Diesen Tisch gibt es auf diesem Server nicht.
        [forbidden] Dieser Link öffnet den Tisch nicht.
        [taken] Dieser Platz oder dieser Name ist vergeben.
        [name_taken] Ein anderer Name an diesem Tisch sieht genauso aus. Wähle einen anderen.
        [not_away] Dort darf jetzt niemand einspringen.
        [sealed] Dieser Platz wurde auf einem anderen Gerät eingenommen.
        [nothing_to_undo] Es gibt nichts zurückzunehmen.
        [not_over] Das Spiel ist noch nicht vorbei.
        [too_many] Das war zu viel auf einmal. Warte ein wenig und versuche es noch einmal.
        [unavailable] Der Server kann das gerade nicht. Versuche es gleich noch einmal.
        [version] App und Server haben verschiedene Versionen. Lade die App neu.
       *[other] Der Server hat das nicht angenommen.
    }

## Fairer Zufall.

fair-how = So geht es
fair-how-1 = Bevor jemand Platz nimmt, zieht der Server ein Geheimnis und veröffentlicht dessen Fingerabdruck: Von da an steht das Geheimnis fest.
fair-how-2 = Das Gerät jedes Menschen zieht eigene Zufallsziffern und veröffentlicht deren Fingerabdruck. Erst wenn alle Fingerabdrücke da sind, werden die Ziffern gezeigt; so kann niemand die eigenen nach denen der anderen wählen.
fair-how-3 = Alle Würfe und gezogenen Steine folgen aus dem Geheimnis und diesen Ziffern zusammen. So kann sie niemand wählen, auch der Server nicht. Nur er kann sie vor dem Ende kennen.
fair-how-4 = Ist das Spiel vorbei, zeigt der Server das Geheimnis. Dieses Gerät rechnet alles nach.
fair-published = Fingerabdruck des Geheimnisses
fair-not-yet = Das Geheimnis wird gezeigt, wenn das Spiel vorbei ist; dann wird hier nachgerechnet.
fair-proven =
    { $count ->
        [one] Der eine Wurf oder Zug aus dem Beutel folgt aus dem Geheimnis, das vor dem Spiel feststand.
       *[other] Alle { $count } Würfe und Züge aus dem Beutel folgen aus dem Geheimnis, das vor dem Spiel feststand.
    }
fair-people =
    { $count ->
        [0] Kein Gerät hat etwas hinzugefügt.
        [one] { $count } Gerät hat etwas hinzugefügt.
       *[other] { $count } Geräte haben etwas hinzugefügt.
    }
fair-mine = Die Ziffern dieses Geräts sind dabei, und Spieler und Plätze sind die, die es vor dem Spiel gesehen hat.
fair-undone =
    { $count ->
        [one] Eine Wahl wurde zurückgenommen; was danach gewürfelt oder gezogen wurde, kam neu.
       *[other] { $count } Wahlen wurden zurückgenommen; was danach gewürfelt oder gezogen wurde, kam neu.
    }
fair-other =
    { $what ->
        [table] Das Protokoll ist von einem anderen Tisch als dem, an dem dieses Gerät gespielt hat.
        [commitment] Der Fingerabdruck im Protokoll ist nicht der, den dieses Gerät vor dem Spiel gesehen hat.
        [contribution] Die Ziffern, die das Protokoll für dieses Gerät hat, sind nicht die, die es hinzugefügt hat.
        [terms] Spieler, Plätze oder Fingerabdrücke im Protokoll sind nicht die, die dieses Gerät gesehen hat, bevor es seine Ziffern zeigte.
        [unagreed] Das Protokoll nennt eine Rücknahme, der du auf diesem Gerät nicht zugestimmt hast.
        [chance] Vor einem Wurf oder Zug aus dem Beutel nennt das Protokoll andere Rücknahmen, als diesem Gerät dabei gesagt wurden.
       *[undos] Das Protokoll nennt andere Rücknahmen, als dieses Gerät gesehen hat.
    }
fair-unsure =
    { $why ->
        [elsewhere] Du hast auf einem anderen Gerät Platz genommen. Nur das kann sagen, ob dieses Protokoll das deines Spiels ist.
       *[undos] Dieses Gerät kann nicht sagen, ob alle den Rücknahmen zugestimmt haben. Das können nur die Geräte, auf denen zugestimmt wurde.
    }
fair-unproven = Dieses Protokoll beweist nichts: { $reason }
fair-warning = Dieses Gerät widerspricht dem Protokoll dieses Spiels. { $reason } Mehr steht im Menü unter „Fairer Zufall“.
