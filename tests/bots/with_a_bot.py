"""A table like that of a window, at which a program plays until another one plays for it.

As a script: `python -m tests.bots.with_a_bot COMMAND...`
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication

from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_terms import Secret, settle
from cardtable.host.table_host import TableHost
from cardtable.models.local_table import LocalTable

if __name__ == "__main__":
    app, game, secret = QCoreApplication([]), discover()["hearts"], Secret("7", "7")
    players = ("beginner A", "bot B", "beginner C", "beginner D")
    host = TableHost(settle(game, game.options(), players, secret), secret)
    table = LocalTable(host, bots={Seat(1): sys.argv[1:]})
    table.botReplaced.connect(app.quit)
    table.start()
    app.exec()
    table.close()
