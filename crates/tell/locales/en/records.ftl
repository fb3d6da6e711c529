# Games that are kept: the list, files, replay.

records-count =
    { $count ->
        [one] { $count } game is kept on this device.
       *[other] { $count } games are kept on this device.
    }
records-none = No game is kept on this device yet.
records-open = Open
records-replay = Replay
records-export = Save as a file: { $what }
records-delete = Delete: { $what }
records-export-all = Save all as one file
records-import = Bring in games
records-import-note = Text files of at most 1 MB. A file may hold several games; up to { $max } are taken at once.
records-files = Choose files
records-paste = Or paste the text of a record here
records-take = Read the text
records-taken =
    { $count ->
        [one] { $count } game was taken in.
       *[other] { $count } games were taken in.
    }
records-same =
    { $count ->
        [one] { $count } was here already.
       *[other] { $count } were here already.
    }
records-refused =
    { $count ->
        [one] { $count } could not be read:
       *[other] { $count } could not be read:
    }
records-refused-at = { $file }, line { $line }, column { $column }:
records-pasted = Pasted text
records-too-large = { $file }: larger than 1 MB.
records-unreadable = { $file }: the file could not be opened.
records-nothing = { $file }: there is no record in it.
records-too-many = { $file }: only the first { $max } games were looked at.
records-full = This browser has no more room. What was kept is still there: save games as files, delete some, and try again.
records-deleted = Deleted: { $what }
records-undo = Undo
records-not-back = It could not be put back: this browser has no more room.

## Replay.

replay-start = Before the first turn
replay-turn = Turn { $turn }
replay-slider = Step
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-log = All steps
replay-bag =
    { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
replay-hands = Tiles in hand
replay-hidden = Hands stay hidden until the game is over.
replay-dice = Dice: { $dice }
replay-broken = This record cannot be read.
