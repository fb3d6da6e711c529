//! The messages between a table and its clients, as JSON.
