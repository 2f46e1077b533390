"""Training of the network of Canasta for two partnerships of two."""
