# Sentences about Qwixx and Longo.
