"""Training of the network of Hearts for four."""
