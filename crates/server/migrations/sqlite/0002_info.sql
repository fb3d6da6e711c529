-- What strangers are shown of a listed table, as JSON, so that no log has to be read for the list. Where it is
-- missing, the log says it when the table is first listed.
ALTER TABLE tables ADD COLUMN info TEXT;
