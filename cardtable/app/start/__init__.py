"""From the arguments to a running program: the first frame, and what is then put into its window."""
