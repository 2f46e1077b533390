"""Engine of every game: no Qt, files, clock or randomness of its own."""
