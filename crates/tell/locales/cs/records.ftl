# Games that are kept: lists, import and export, the replay.
