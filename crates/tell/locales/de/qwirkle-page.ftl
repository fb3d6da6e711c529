# The table of Qwirkle in the browser: buttons, labels, the trade, the curtain.
