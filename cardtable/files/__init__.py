"""Reading files within bounds, writing them atomically."""
