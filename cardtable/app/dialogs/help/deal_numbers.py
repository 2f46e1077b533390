"""The numbers of one deal: whose, what follows from them, and the lines of Python that do it again."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.app.dialogs.help.checked_deals import SeedContribution
from cardtable.app.dialogs.help.fairness import LAST_LINE, PROGRAM, with_pack
from cardtable.core.cards import Cards
from cardtable.core.plain_text import plain_text
from cardtable.net.agent_talk import DealVerified

SEED_LINES = """shares = SHARES
parts = "/".join(f"{who}={share}" for who, share in sorted(shares.items()))
seed = hashlib.sha256(f"cardtable/seed/TABLE/DEAL/{parts}".encode()).hexdigest()
print(seed, shuffled(pack, seed, DEAL))"""


def program_of(checked: DealVerified, pack: Cards, parts: Sequence[SeedContribution] = ()) -> str:
    """The check as a program, with the real numbers: it prints the seed and the order of the cards.

    `parts` tell whose number is which, in notes.
    """
    names = {part.who: f"  # {plain_text(part.name)}" for part in parts if part.name}
    shares = "".join(
        f'    "{who}": "{share}",{names.get(who, "")}\n' for who, share in sorted(checked.opened.shares.items())
    )
    lines = SEED_LINES.replace("SHARES", "{\n" + shares + "}")
    lines = lines.replace("TABLE", checked.table).replace("DEAL", str(checked.deal))
    return with_pack(PROGRAM.replace(LAST_LINE, lines), pack)
