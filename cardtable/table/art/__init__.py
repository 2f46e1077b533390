"""Vector art: cards, portraits, icons, felt.

Courts and backs are imported when the first of them is painted, so nothing is imported here.
"""
