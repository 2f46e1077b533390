"""Whether the networks that experts ask can be loaded: an expert plays on without its own, and nobody would notice."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from cardtable.app.self_test.broken import Broken
from cardtable.games import discover


def networks() -> str:
    """Load the network of each game that comes with one."""
    names = [name for name in discover() if find_spec(f"cardtable.games.{name}.learned")]
    for name in names:
        try:
            importlib.import_module(f"cardtable.games.{name}.learned.weights").every()
        except (ImportError, OSError, ValueError) as error:
            raise Broken(f"The network of {name} cannot be loaded ({error}).") from error
    return f"networks: {', '.join(names)}"
