# What the question marks at a table are called. What they explain comes with the rules.

help-about = { explain }: { $what }
help-action-1 = Akcia 1: biele kocky
help-action-2 = Akcia 2: biela a farebná kocka
help-dice = Vlastné kocky
help-unseen = Kamene, ktoré ešte nebolo vidieť
rq-misthrow = Chybné hody
rq-locks = Zámky a zatvorené rady
rq-lucky = Šťastné čísla
rq-points = Koniec a body
rw-placing = Prikladanie
rw-points = Body
rw-trade = Výmena
rw-begin = Kto začína
