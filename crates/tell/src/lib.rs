//! What goes on at a table, in the sentences of six languages.
