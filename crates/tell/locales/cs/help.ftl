# What the question marks at a table are called. What they explain comes with the rules.

help-about = { explain }: { $what }
help-action-1 = Akce 1: bílé kostky
help-action-2 = Akce 2: bílá a barevná kostka
help-dice = Vlastní kostky
help-unseen = Kameny, které ještě nebyly vidět
rq-misthrow = Chybné hody
rq-locks = Zámky a zavřené řady
rq-lucky = Šťastná čísla
rq-points = Konec a body
rw-placing = Přikládání
rw-points = Body
rw-trade = Výměna
rw-begin = Kdo začíná
