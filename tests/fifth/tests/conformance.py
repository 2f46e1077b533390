"""What the tests over every game need to know of Pinch."""

from cardtable.games.pinch.rules import HELD
from tests.conformance.promises import Promises

PROMISES = Promises(sums=lambda case, before: {HELD})
