# What the question marks at a table are called. What they explain comes with the rules.

help-about = { explain }: { $what }
help-action-1 = Akcja 1: białe kostki
help-action-2 = Akcja 2: biała i kolorowa kostka
help-dice = Własne kostki
help-unseen = Klocki, których jeszcze nie było
rq-misthrow = Nietrafienia
rq-locks = Kłódki i zamknięte rzędy
rq-lucky = Szczęśliwe liczby
rq-points = Koniec i punkty
rw-placing = Dokładanie
rw-points = Punkty
rw-trade = Wymiana
rw-begin = Kto zaczyna
