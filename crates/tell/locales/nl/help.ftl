# What the question marks at a table are called. What they explain comes with the rules.

help-about = { explain }: { $what }
help-action-1 = Actie 1: de witte dobbelstenen
help-action-2 = Actie 2: een witte en een gekleurde dobbelsteen
help-dice = Eigen dobbelstenen
help-unseen = Blokjes die je nog niet zag
rq-misthrow = Mislukte worpen
rq-locks = Sloten en gesloten rijen
rq-lucky = Geluksgetallen
rq-points = Het einde en de punten
rw-placing = Blokjes aanleggen
rw-points = Punten
rw-trade = Blokjes ruilen
rw-begin = Wie begint?
