"""Measure, print the table, end with status 1 if a target is missed."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from bench.figures import Figure, table

GROUPS = (
    "starting",
    "first_minute",
    "network_at_start",
    "table_motion",
    "blocks",
    "thinking",
    "judging",
    "simulating",
    "rules_speed",
    "tables",
    "sound_speed",
    "people",
    "appends",
    "packed",
)


def main(arguments: Sequence[str]) -> int:
    """Measure the groups that are asked for, all by default."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Measure speed and memory against their targets.")
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"what to measure: {', '.join(GROUPS)}")
    chosen = parser.parse_args(arguments).groups or list(GROUPS)
    unknown = [name for name in chosen if name not in GROUPS]
    if unknown:
        parser.error(f"there is no group {', '.join(unknown)}; choose from {', '.join(GROUPS)}")
    figures = [figure for name in chosen for figure in measure(name)]
    print(table(figures))
    return 0 if all(figure.met for figure in figures) else 1


def measure(group: str) -> list[Figure]:
    """Measure one group, saying so: some take half a minute."""
    print(f"Measuring: {group.replace('_', ' ')} …", file=sys.stderr, flush=True)
    figures: list[Figure] = import_module(f"bench.{group}").figures()
    return figures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
