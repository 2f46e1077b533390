"""What the program finds on the machine."""
