# Every table: people, seats, lists, numbers, ends, refusals.
