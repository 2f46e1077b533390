"""`--self-test`: checks that this copy of the program is complete."""
