"""What the strip says beside the turns."""

from __future__ import annotations

from cardtable.core.text import translate

TITLE = translate("What happened", "What happened")
SINCE = translate("What happened", "since your last turn")
LATELY = translate("What happened", "the last turn of each player", "to somebody who only watches")
NOTHING = translate("What happened", "You begin. Here you will read what the others did.")
NOTHING_YET = translate("What happened", "Here you will read what the players did.", "nothing has been played yet")
CLOSE = translate("What happened", "Close")
CLOSE_TIP = translate("What happened", "Close what happened")
WALK = translate("What happened", "%1 or Esc closes · arrows walk through the turns", "a key")
WALK_TRICKS = translate("What happened", "%1 or Esc closes · arrows walk through the tricks", "a key")
