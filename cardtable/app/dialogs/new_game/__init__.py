"""New game dialog: game, rules, opponents, seed."""
