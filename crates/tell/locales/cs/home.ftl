# The first page: the games, who plays, what was left open.
