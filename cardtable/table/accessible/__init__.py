"""What assistive technology finds on the table: what is a list, what is in it, and what is nothing at all."""
