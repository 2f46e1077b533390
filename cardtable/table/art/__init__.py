"""Vector art: cards, portraits, icons, felt.

Import the module that is needed (`style`, `themes`, `card_faces`, `felt`, `shadows`, `marks`, `portraits`,
`icons`, `tiles`): courts and backs are loaded when the first of them is painted, so nothing is imported here.
"""
