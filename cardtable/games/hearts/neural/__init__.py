"""Value network of the expert for four, trained by self-play; using it needs numpy.

The package is imported at the first decision of an expert at a table that `applicability` accepts, never at the start.
Without numpy, or without the weight file, the expert searches as at any other table. `packaging/training` writes the
weights.
"""
