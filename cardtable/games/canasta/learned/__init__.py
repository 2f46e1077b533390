"""Networks trained by playing against themselves, for experts of Canasta; what they think with needs numpy.

One is imported when an expert of a fitting table first thinks, never at the start. Without numpy, or without the file
of weights, the expert searches as it does at any other table. `packaging/training` makes the weights.
"""
