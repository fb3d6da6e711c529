# The guided first games.
