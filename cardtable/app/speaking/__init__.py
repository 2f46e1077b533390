"""How what is said reaches the ears: through the screen reader or straight to the system's voice, and said again."""
