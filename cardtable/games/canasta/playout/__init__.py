"""Fast playouts of a deal over counts of ranks, for the search.

In the field's words: a rollout policy.
"""
