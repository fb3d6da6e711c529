# The first page: the games, who plays, what was left open.

home-title = What shall we play?
home-lead = Qwixx, Longo and Qwirkle: against the computer, or together on this device. Free, without an account, also offline.
home-language = Language: { $language }
home-to-dark = Dark look
home-to-light = Light look
home-open = Left open
home-all = All games on this device
home-play-on = Play on
home-your-turn = Your turn
home-next-turn = Next: { $name }
home-games = The games
home-about =
    { $game ->
        [longo] Longer rows, eight-sided dice, lucky numbers
        [qwirkle] Lay lines of one colour or one shape
        [mixx-a] Rows of mixed colours: watch which die counts
        [mixx-b] Numbers out of order: keep an eye on what you skip
       *[qwixx] Every roll counts for everyone. Who locks the rows first?
    }
home-sheet = Sheet
home-sheet-classic = Classic
home-players = { $from }–{ $to } players · { $minutes } minutes
home-computer = Against the computer
home-rivals =
    { $count ->
        [one] { $count } opponent · { $level }
       *[other] { $count } opponents · { $level }
    }
home-together = Together
home-together-note = On this device
home-learn = Guided first game
home-learn-first = New to it? Learn in two minutes
home-practice = Practise alone
home-rules = Rules
home-records = Kept games
home-independent = Rowlock is an independent project. The publishers of Qwixx and Qwirkle have no part in it.
home-no-start = The game cannot begin: { $reason }

## Who plays?

new-title = New game: { $game }
new-way = How to play
new-seats = Who plays?
new-seats-note = In the order round the table.
new-kind = Player { $number }: person or computer
new-person = Person
new-bot = Computer
new-name = Name of player { $number }
new-level = Level of player { $number }
new-up = Move player { $number } up
new-down = Move player { $number } down
new-remove = Remove player { $number }
new-add-person = Add a person
new-add-bot = Add a computer player
new-full = The table is full: { $count } can play.
new-dice = Dice rolled by hand
new-dice-note = Roll real dice and type in what they show.
new-start =
    { $count ->
        [one] Start with { $count } player
       *[other] Start with { $count } players
    }
new-start-computer =
    { $count ->
        [one] Start against { $count } opponent
       *[other] Start against { $count } opponents
    }
new-rivals = Opponents
new-strength = How well they play
new-by-formula = No network has been trained for this sheet yet: the computer plays by a formula here.
new-error-long =
    { $max ->
        [one] A name has at most { $max } character.
       *[other] A name has at most { $max } characters.
    }
new-error-characters = Please leave out commas, # and invisible characters.
new-error-equal = Somebody else has this name already.
new-error-people = At least one person has to play.
new-error-names = Look at the names again.

## What the window is called.

page-title = { $page } · Rowlock
page-learn = Learn { $game }
page-rules = Rules of { $game }

## With friends, over a server.

home-friends = Play with friends
home-with-friends = With friends
home-with-friends-note = Each on their own device
home-online = Tables on the server
home-gathering = People are gathering
home-waiting = The others choose
home-watched = You are watching
fair-title = Fair chance
