"""Train, write what was trained into the program, or have two networks play each other: `--help` tells how."""

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded: its sums are too small for threads
if __package__ in (None, ""):  # as `python packaging/training`
    sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parents[1])]

import numpy as np

from cardtable.games.hearts.learned.arrays import Floats
from training import checkpoint, course, duel, shipping
from training.checkpoint import Training

ROOT = Path(__file__).resolve().parents[2]
CHECKPOINT = ROOT / "build" / "training" / "hearts.npz"
SEED = 18
DEALS = 4_000_000  # an hour of one core
_SAVED_EVERY = 20  # batches


def main(arguments: Sequence[str]) -> int:
    """Do one of them."""
    asked = parser().parse_args(arguments)
    done: Callable[[argparse.Namespace], int] = {"train": train, "write": write, "duel": fight}[asked.what]
    return done(asked)


def parser() -> argparse.ArgumentParser:
    """Return the reader of the command line."""
    made = argparse.ArgumentParser(
        prog="python packaging/training", description="Train the network of the expert of Hearts for four."
    )
    kinds = made.add_subparsers(dest="what", required=True)
    train = kinds.add_parser("train", help="play and learn; what was interrupted goes on")
    train.add_argument("--minutes", type=float, default=float("inf"), help="go on for so long at most")
    train.add_argument("--deals", type=int, default=DEALS, help="of the whole training, all parts together")
    train.add_argument("--jobs", type=int, default=1, help="processes that share the work (%(default)s)")
    train.add_argument("--seed", type=int, default=SEED, help="of a new training")
    train.add_argument(
        "--begin-with", type=Path, help="weights that a new training goes on with, as `write` makes them"
    )
    ship = kinds.add_parser("write", help="write the weights beside the program's own files")
    ship.add_argument("--to", type=Path, default=shipping.PLACE, help="another file")
    ship.add_argument("--deals", type=int, help="for the manifest, where the checkpoint does not say it")
    ship.add_argument("--seed", type=int, help="as --deals")
    both = kinds.add_parser("duel", help="say by how much one file of weights plays better than another")
    both.add_argument("one", type=Path)
    both.add_argument("other", type=Path)
    both.add_argument("--deals", type=int, default=1500, help="for each direction of passing (%(default)s)")
    both.add_argument("--seed", type=int, default=SEED)
    for kind in (train, ship):
        kind.add_argument("--checkpoint", type=Path, default=CHECKPOINT, help="the file that a training is kept in")
    return made


def train(asked: argparse.Namespace) -> int:
    """Train for a while, and keep it."""
    path: Path = asked.checkpoint
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        training = checkpoint.load(path)
    elif asked.begin_with:
        training = checkpoint.begun_with(asked.begin_with)
    else:
        training = checkpoint.begun(asked.seed)
    started = time.monotonic()

    def tell(training: Training, error: float, moons: float) -> None:
        if asked.jobs > 1 or training.batches % _SAVED_EVERY == 0:
            checkpoint.save(training, path)
            minutes = (time.monotonic() - started) / 60
            print(f"{minutes:.1f} min, {training.deals} deals: error {error:.4f}, moons {moons:.3f}", flush=True)

    def stop() -> bool:
        return bool(time.monotonic() - started >= asked.minutes * 60)

    if asked.jobs > 1:
        with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
            course.go_on(training, asked.deals, stop, tell, crew=course.Crew(pool, asked.jobs))
    else:
        course.go_on(training, asked.deals, stop, tell)
    checkpoint.save(training, path)
    return 0


def write(asked: argparse.Namespace) -> int:
    """Write the weights, and say what was written."""
    training = checkpoint.load(asked.checkpoint)
    training.deals = training.deals if asked.deals is None else asked.deals
    training.seed = training.seed if asked.seed is None else asked.seed
    manifest = shipping.write(training, asked.to)
    print(f"{asked.to}: {asked.to.stat().st_size / 1e6:.2f} MB, {manifest}")
    return 0


def fight(asked: argparse.Namespace) -> int:
    """Say how many points a deal the first network gets less than the second: below 0 it is the better one."""
    chance = np.random.default_rng(asked.seed)
    networks = [checkpoint.begun_with(path).learner.network for path in (asked.one, asked.other)]
    found = [duel.differences(networks[0], networks[1], asked.deals, offset, chance) for offset in duel.DIRECTIONS]
    print(
        f"left, right, across, no pass: {', '.join(_told(part) for part in found)}; all: {_told(np.concatenate(found))}"
    )
    return 0


def _told(values: Floats) -> str:
    return f"{values.mean():+.2f} ± {values.std() / len(values) ** 0.5:.2f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
