"""What a person can set: the option sets, their values, and the file that keeps them."""
