"""Value networks of the expert, trained by self-play; using them needs numpy.

A network is imported when an expert of a fitting table makes its first decision, never at the start. Without numpy or
the weight file, the expert searches as it does at any other table. `packaging/training` makes the weights.
"""
