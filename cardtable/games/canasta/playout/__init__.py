"""Fast playouts of a deal over counts of ranks, for the search: state and rollout policy."""
