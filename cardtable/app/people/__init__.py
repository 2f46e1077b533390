"""Playing with people: finding a table, opening one, the room before the start, and what is said at it."""
