"""The end of a match on the table: who won, what there is to be told of it, and another match with one click."""
