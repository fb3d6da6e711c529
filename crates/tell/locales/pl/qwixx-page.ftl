# The table of Qwixx and Longo in the browser: buttons, labels, warnings.
