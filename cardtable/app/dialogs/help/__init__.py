"""Reference pages: rules, how to play, keys, fairness, about."""
