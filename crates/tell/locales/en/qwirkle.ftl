# Sentences about Qwirkle.
