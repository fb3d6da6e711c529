# What the question marks at a table are called. What they explain comes with the rules.

help-about = { explain }: { $what }
help-action-1 = Action 1: the white dice
help-action-2 = Action 2: a white and a coloured die
help-dice = Your own dice
help-unseen = Tiles you have not seen
rq-misthrow = Misthrows
rq-locks = Locks and closed rows
rq-lucky = Lucky numbers
rq-points = The end and the points
rw-placing = Placing tiles
rw-points = Points
rw-trade = Trading tiles
rw-begin = Who begins
