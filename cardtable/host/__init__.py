"""The host of a table: one pure machine for every match there is. Values go in, effects come out."""
