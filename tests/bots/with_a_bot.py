"""A table like that of a window, at which a program plays until another one plays for it.

As a script: `python -m tests.bots.with_a_bot COMMAND...`
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication

from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.models.local_match import LocalMatch

if __name__ == "__main__":
    app, game, secret = QCoreApplication([]), discover()["hearts"], MatchSecret("7", "7")
    players = ("beginner A", "bot B", "beginner C", "beginner D")
    host = MatchHost(settle_config(game, game.options(), players, secret), secret)
    table = LocalMatch(host, bots={Seat(1): sys.argv[1:]})
    table.botReplaced.connect(app.quit)
    table.start()
    app.exec()
    table.close()
