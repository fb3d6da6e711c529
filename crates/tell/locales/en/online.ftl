# Tables on a server: gathering, playing, watching, and whether chance was fair.

online-new = New table
online-public = Public tables
online-none = There is no public table now.
online-look-again = Look again
online-open-seats =
    { $count ->
        [0] No free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
online-join = Join
online-watch = Watch

## A new table.

online-name = Your name
online-name-missing = Please say what you are called.
online-seats-note = In the order round the table. You take the first seat of a person; everybody else gets a link.
online-clock = Clock
online-clock-note = For each choice. When it runs out, a computer chooses.
online-away = Away
online-away-note = After this time the others may let a computer play for somebody who is missed.
online-span =
    { $span ->
        [none] No clock
        [minute] 1 minute
        [five] 5 minutes
        [hour] 1 hour
        [day] 1 day
       *[days] 3 days
    }
online-listed = Public
online-listed-note = Anybody may find the table, watch and sit down.
online-make = Make the table

## Sitting down.

online-invited = You are invited to { $game }
online-nobody = Nobody sits there yet.
online-who = At the table: { $names }
online-sit-down = Sit down
online-seat-taken = Somebody sits on this seat already. Ask for another link.

## Gathering.

online-gathering = Who is there?
online-begins = The game begins by itself when all seats are taken.
online-open = Seat { $number } is free
online-you = you
online-invite = Link to seat { $number }
online-bot-here = Let a computer play here
online-copy = Copy link
online-copied = The link is copied.
online-not-copied = The link could not be copied. Select it and copy it by hand.
online-share = Share
online-qr = QR code
online-says-clock =
    { $clock ->
        [none] No clock.
        [minute] 1 minute for each choice.
        [five] 5 minutes for each choice.
        [hour] 1 hour for each choice.
        [day] 1 day for each choice.
       *[days] 3 days for each choice.
    }
online-says-away =
    { $away ->
        [none] A computer may sit in at once.
        [minute] A computer may sit in for somebody who is missed for a minute.
        [five] A computer may sit in for somebody who is missed for 5 minutes.
        [hour] A computer may sit in for somebody who is missed for an hour.
        [day] A computer may sit in for somebody who is missed for a day.
       *[days] A computer may sit in for somebody who is missed for 3 days.
    }

## At the table.

online-adding = Everybody is here. Every device adds its part to dice and tiles; still missing: { $names }.
online-withheld =
    { $why ->
        [not_here] Your seat was taken on another device. Open this table there once, so that it adds its part to dice and tiles.
       *[changed] The server shows something else than when you sat down, so this device adds nothing. Please make a new table.
    }
online-replayed = The server shows something else than before at a table of this name, so this device does not sit down there. Please make a new table.
online-table = The table
online-connecting = Connecting …
online-offline = Waiting for the connection …
online-offline-choice = Waiting for the connection; your choice will go out when it is back.
online-sent = Sent …
online-waits = Waits for the connection
online-watching = You are watching.
online-left = Time left:
online-presence =
    { $presence ->
        [here] connected
        [away] away
        [replaced] computer sits in
       *[left] has left
    }
online-replaced = A computer plays for you.
online-return = Take my seat back
online-missed = { $name } has been missed for a while.
online-sit-in = Let a computer play
online-undo-ask = Ask to undo
online-undo-mine = You ask to undo a choice and everything after it: { $choice }. Everybody has to agree.
online-undo-withdraw = Never mind
online-undo-asked = { $name } asks to undo a choice and everything after it: { $choice }. Do you agree?
online-undo-agreed = You agree to the undo that { $name } asks for: { $choice }. Others have not answered yet.
online-undo-some = the latest choice
online-undo-chances =
    { $count ->
        [0] Dice and tiles on the table stay as they are.
        [one] One roll or draw goes with it; another one will come in its place.
       *[other] { $count } rolls or draws go with it; others will come in their place.
    }
online-undo-agree = Agree
online-undo-decline = Decline
online-react = Say something
online-reaction =
    { $what ->
        [hello] Hello!
        [nice] Nice!
        [wow] Wow!
        [oops] Oops!
        [laugh] Ha ha!
       *[thanks] Thank you!
    }
online-phone = Continue on my phone
online-phone-note = Whoever opens this link plays on your seat. Keep it to yourself.
online-watch-link = Link to watch
online-watch-ask = Only whoever made the table can let others watch.
online-leave = Leave the table
online-leave-note = A computer plays on for you, and you cannot come back to this game.
online-leave-watch = The table is no longer kept on this device.
online-kept = This table is on the server: you can leave the page and come back at any time.
online-next = To the next game
online-forget = Remove it from this device
online-skew =
    { $skew ->
        [newer] A new version of Rowlock is available. Reload to play on; nothing that you chose is lost.
        [older] This app is newer than the server. Reload to get the app that fits the server, or ask whoever runs the server to update it.
       *[unreadable] This app and the server do not understand each other. Reload the app; nothing that you chose is lost.
    }
online-unreadable =
    { $count ->
        [one] One message could not be read.
       *[other] { $count } messages could not be read.
    }
online-update = Reload
online-not-now = Not now
online-refused =
    { $code ->
        [stale] The game has gone on meanwhile. Please choose again.
        [not_awaited] Your choice is not awaited now.
        [illegal] That is not possible.
        [not_a_person] A computer plays on this seat. Take it back first.
        [nothing_to_take_back] There is nothing to take back.
        [shown] It cannot be taken back any more: others have chosen since.
        [over] The game is over.
        [gathering] The game has not begun yet.
        [closed] The table is closed: nobody plays there any more.
        [unknown] There is no such table on this server.
        [forbidden] This link does not open the table.
        [taken] This seat or this name is taken.
        [name_taken] Another name at this table looks the same. Choose a different one.
        [not_away] Nobody may sit in there now.
        [sealed] This seat was taken on another device.
        [nothing_to_undo] There is nothing to undo.
        [not_over] The game is not over yet.
        [too_many] That was too much at once. Wait a little and try again.
        [unavailable] The server cannot do this now. Try again in a moment.
        [version] This app and the server have different versions. Reload the app.
       *[other] The server did not accept that.
    }

## Fair chance.

fair-how = How it works
fair-how-1 = Before anybody sits down, the server draws a secret and publishes its fingerprint: from then on the secret is settled.
fair-how-2 = Everybody’s device draws random digits of its own and publishes their fingerprint. Only when all fingerprints are there are the digits shown, so nobody can choose theirs by those of others.
fair-how-3 = All rolls and draws follow from the secret and these digits together. So nobody can choose them, not even the server. It alone can know them before the end.
fair-how-4 = When the game is over, the server shows the secret. This device works everything out again.
fair-published = Fingerprint of the secret
fair-not-yet = The secret is shown when the game is over; then it is checked here.
fair-proven =
    { $count ->
        [one] The one roll or draw follows from the secret that was settled before the game.
       *[other] All { $count } rolls and draws follow from the secret that was settled before the game.
    }
fair-people =
    { $count ->
        [0] Nobody’s device has added to it.
        [one] The device of { $count } person has added to it.
       *[other] The devices of { $count } people have added to it.
    }
fair-mine = The digits of this device are among them, and players and seats are those that it saw before the game.
fair-undone =
    { $count ->
        [one] One choice was undone; what was rolled or drawn after that came anew.
       *[other] { $count } choices were undone; what was rolled or drawn after that came anew.
    }
fair-other =
    { $what ->
        [table] The record is of another table than the one where this device played.
        [commitment] The fingerprint in the record is not the one that this device saw before the game.
        [contribution] The digits that the record has for this device are not those that it added.
        [terms] Players, seats or fingerprints in the record are not those that this device saw before it showed its digits.
        [unagreed] The record tells of an undo to which you have not agreed on this device.
        [chance] The record says that other undos came before a roll or draw than this device was told with it.
       *[undos] The record tells of other undos than this device saw.
    }
fair-unsure =
    { $why ->
        [elsewhere] You sat down on another device. Only that one can tell whether this is the record of your game.
       *[undos] This device cannot tell whether everybody agreed to what was undone. Only the devices on which people agreed can.
    }
fair-unproven = This record proves nothing: { $reason }
fair-warning = This device objects to the record of this game. { $reason } The menu has more under “Fair chance”.
