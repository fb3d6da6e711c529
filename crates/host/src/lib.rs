//! Drives one table without I/O: its dice, its bots and what its clients are told.
