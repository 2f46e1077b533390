"""`--self-test`: whether this copy of the program is whole, whatever it was packed into."""
