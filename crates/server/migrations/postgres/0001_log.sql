-- The log is the truth: one row for each entry of each table. Rows are added and never changed.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What tables are found by. All of it follows from the log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    made BIGINT NOT NULL,
    -- 0: not listed, 1: listed and seats are open, 2: listed and being played.
    listed BIGINT NOT NULL,
    -- When something is to be done without anybody's wish.
    due BIGINT
);

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (listed, made) WHERE listed > 0;
