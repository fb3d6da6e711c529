# The frame of the browser app: header, settings, dialogs that belong to no game, what goes wrong.
