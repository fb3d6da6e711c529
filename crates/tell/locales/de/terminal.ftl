# The terminal: start screen, keys, help, dialogs, playing line by line.
