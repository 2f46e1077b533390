"""Value network of the expert for four, trained by self-play; using it needs numpy.

It is imported when an expert of a fitting table first thinks, never at the start. Without numpy, or without the file
of weights, the expert searches as it does at any other table. `packaging/training` makes the weights.
"""
