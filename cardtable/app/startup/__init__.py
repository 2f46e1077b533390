"""Start of the program: arguments, first frame, composition, preloading."""
