"""The game of those who have chosen none; named here, since to ask every game for its place would import them all."""

DEFAULT_GAME = "hearts"
