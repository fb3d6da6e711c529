# What the question marks at a table are called. What they explain comes with the rules.

help-about = { explain }: { $what }
help-action-1 = Aktion 1: die weißen Würfel
help-action-2 = Aktion 2: ein weißer und ein farbiger Würfel
help-dice = Eigene Würfel
help-unseen = Steine, die du noch nicht gesehen hast
rq-misthrow = Fehlwürfe
rq-locks = Schlösser und geschlossene Reihen
rq-lucky = Glückszahlen
rq-points = Ende und Punkte
rw-placing = Steine legen
rw-points = Punkte
rw-trade = Steine tauschen
rw-begin = Wer anfängt
