"""`python packaging/renaming CHECKOUT [--step symbols|files]`: rename a clean checkout by plan.json.

Each step ends with a commit. What couldn't be done is printed, and is to be done by hand.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

if not __package__:
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from renaming.checkout import Checkout
from renaming.packages import move_modules
from renaming.plan import Plan
from renaming.symbols import SymbolRenamer

STEPS = {"symbols": "renaming: new names of classes and functions", "files": "renaming: move and merge modules"}


def run(checkout: Checkout, plan: Plan, step: str) -> None:
    """Take one step: rename, apply the fixes before and after it, format and commit."""
    for fix in plan.fixes.get(f"before {step}", ()):
        fix.apply(checkout)
    if step == "symbols":
        SymbolRenamer(checkout, plan.symbols).rename()
    else:
        move_modules(checkout, plan)
    for fix in plan.fixes.get(step, ()):
        fix.apply(checkout)
    checkout.git("add", "-A")
    checkout.tidy()
    checkout.commit(STEPS[step])


def main(arguments: Sequence[str]) -> int:
    """Run the steps and print the problems; return 1 if there are any, and 2 if the checkout isn't clean."""
    reader = argparse.ArgumentParser(prog="packaging/renaming", description="Rename and move modules by a plan.")
    reader.add_argument("checkout", type=Path, help="a clean git checkout")
    reader.add_argument("--step", choices=STEPS, help="one step alone; both otherwise")
    reader.add_argument("--plan", type=Path, default=Path(__file__).with_name("plan.json"))
    given = reader.parse_args(arguments)
    checkout = Checkout(given.checkout.resolve())
    if not checkout.is_clean():
        print(f"Commit or stash the changes in {checkout.root} first.", file=sys.stderr)
        return 2
    for step in [given.step] if given.step else STEPS:
        run(checkout, Plan.read(given.plan), step)
    for problem in checkout.problems:
        print(problem)
    return 1 if checkout.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
