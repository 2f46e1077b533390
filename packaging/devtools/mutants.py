"""Plants one-line faults in named files, one at a time, runs the tests and prints the faults that nobody noticed.

`.venv/bin/python packaging/devtools/mutants.py cardtable/core/session.py --count 12` plants twelve, chosen by chance
(`--seed`), in a copy of the checkout; without --count all of them. The tests are those of the folder that the file lies
in, or those named with --tests. Ends with status 1 if more than --allowed per cent survive.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from devtools.faults_of_one_line import Fault, faults  # noqa: E402  # the path above is what makes it found

COPIED = ("cardtable", "tests", "packaging", "resources", "translations", "build", "pyproject.toml", "README.md",
          "CONTRIBUTING.md", "CHANGELOG.md", "PROTOCOL.md", "LICENSE")  # fmt: skip
PATIENCE = 3  # a run may take so many times as long as without a fault: a fault may lead into an endless loop


class Mutant(NamedTuple):
    """A fault and the file that it is planted in, named from the top of the checkout."""

    file: str
    fault: Fault

    def told(self, source: str) -> str:
        """Return one line for people: where, what stood there, what was done."""
        line = source.splitlines()[self.fault.line - 1].strip()
        return f"{self.file}:{self.fault.line}  {line}  [{self.fault.what}]"


def main(arguments: Sequence[str]) -> int:
    """Plant, test and tell; return the exit status."""
    asked = parser().parse_args(arguments)
    chosen = drawn(asked.files, asked.count, random.Random(asked.seed))
    tests = asked.tests or sorted({folder for file in asked.files for folder in tests_of(file)})
    with tempfile.TemporaryDirectory(prefix="cardtable-mutants-") as folder:
        benches = [copied(Path(folder) / str(number)) for number in range(asked.jobs)]
        began = time.monotonic()
        if run(benches[0], tests, None) != 0:
            print("The tests fail without any fault: mend that first.", file=sys.stderr)
            return 2
        limit = PATIENCE * (time.monotonic() - began) + 10
        survivors = list(survived(benches, chosen, tests, limit))
    for mutant in survivors:
        print("survived", mutant.told((ROOT / mutant.file).read_text(encoding="utf-8")))
    share = 100 * len(survivors) / max(1, len(chosen))
    print(f"{len(chosen)} faults, {len(survivors)} survived ({share:.0f} %).")
    return int(share > asked.allowed)


def parser() -> argparse.ArgumentParser:
    """Return the reader of the command line."""
    made = argparse.ArgumentParser(description="Plant one-line faults and print those that no test notices.")
    made.add_argument("files", nargs="+", metavar="FILE", help="what to plant faults in, from the top of the checkout")
    made.add_argument("--tests", nargs="+", metavar="PATH", help="the tests that must notice; else by the file's place")
    made.add_argument("--count", type=int, help="how many faults, drawn evenly from the files; else all")
    made.add_argument("--seed", type=int, default=1, help="which faults are drawn")
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many are tested at once")
    made.add_argument("--allowed", type=float, default=5, help="per cent that may survive")
    return made


def drawn(files: Sequence[str], count: int | None, chance: random.Random) -> list[Mutant]:
    """Return the mutants to test: all, or so many, taking one from each file in turn."""
    stocks = []
    for file in files:
        stock = [Mutant(file, fault) for fault in faults((ROOT / file).read_text(encoding="utf-8"))]
        chance.shuffle(stock)
        stocks.append(stock)
    turns = [stock[turn] for turn in range(max(map(len, stocks))) for stock in stocks if turn < len(stock)]
    return turns if count is None else turns[:count]


def tests_of(file: str) -> list[str]:
    """Return the folders of tests beside a file: of its game, else its layer, and of the game that names a family."""
    layer, *rest = Path(file).parts[1:-1]
    folders = [Path("tests", layer, *rest[: layer == "games"])]
    if layer == "families":
        folders.append(Path("tests", "games", rest[0]))
    return [folder.as_posix() for folder in folders]


def copied(bench: Path) -> Path:
    """Make a copy of the checkout in which faults can be planted."""
    bench.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, bench / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy(source, bench / name)
    return bench


def survived(
    benches: Sequence[Path], mutants: Sequence[Mutant], tests: Sequence[str], limit: float
) -> Iterator[Mutant]:
    """Yield the mutants that no test noticed, testing as many at once as there are benches."""
    free: SimpleQueue[Path] = SimpleQueue()
    for bench in benches:
        free.put(bench)

    def unnoticed(mutant: Mutant) -> bool:
        bench = free.get()
        try:
            return is_unnoticed(bench, mutant, tests, limit)
        finally:
            free.put(bench)

    with ThreadPoolExecutor(len(benches)) as pool:
        for number, (mutant, survives) in enumerate(zip(mutants, pool.map(unnoticed, mutants), strict=True), start=1):
            print(f"{number}/{len(mutants)} {'SURVIVED' if survives else 'noticed'} {mutant.file}:{mutant.fault.line}",
                  file=sys.stderr, flush=True)  # fmt: skip
            if survives:
                yield mutant


def is_unnoticed(bench: Path, mutant: Mutant, tests: Sequence[str], limit: float) -> bool:
    """Plant a mutant in a bench, run the tests, and take it out again."""
    path = bench / mutant.file
    sound = path.read_text(encoding="utf-8")
    path.write_text(mutant.fault.planted(sound), encoding="utf-8")
    try:
        return run(bench, tests, limit) == 0
    finally:
        path.write_text(sound, encoding="utf-8")


def run(bench: Path, tests: Sequence[str], limit: float | None) -> int:
    """Run the tests in a bench until the first failure; a run that takes too long has failed."""
    command = (sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "QT_QPA_PLATFORM": "offscreen"}
    nothing = subprocess.DEVNULL
    try:
        done = subprocess.run(
            command, cwd=bench, env=environment, timeout=limit, stdout=nothing, stderr=nothing, check=False
        )
    except subprocess.TimeoutExpired:
        return 1
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
