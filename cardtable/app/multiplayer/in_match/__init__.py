"""People during a network match."""
