"""Train, or write what was trained into the program: `--help` tells how."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded: its sums are too small for threads
if __package__ in (None, ""):  # as `python packaging/training`
    sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parents[1])]

from training import checkpoint, course, shipping
from training.checkpoint import Training

ROOT = Path(__file__).resolve().parents[2]
CHECKPOINT = ROOT / "build" / "training" / "hearts.npz"
SEED = 18
DEALS = 4_000_000  # an hour of one core
_SAVED_EVERY = 20  # batches


def main(arguments: Sequence[str]) -> int:
    """Do one of both."""
    asked = parser().parse_args(arguments)
    return train(asked) if asked.what == "train" else write(asked)


def parser() -> argparse.ArgumentParser:
    """Return the reader of the command line."""
    made = argparse.ArgumentParser(
        prog="python packaging/training", description="Train the network of the expert of Hearts for four."
    )
    kinds = made.add_subparsers(dest="what", required=True)
    train = kinds.add_parser("train", help="play and learn; what was interrupted goes on")
    train.add_argument("--minutes", type=float, default=float("inf"), help="go on for so long at most")
    train.add_argument("--deals", type=int, default=DEALS, help="of the whole training, all parts together")
    train.add_argument("--seed", type=int, default=SEED, help="of a new training")
    train.add_argument(
        "--begin-with", type=Path, help="weights that a new training goes on with, as `write` makes them"
    )
    ship = kinds.add_parser("write", help="write the weights beside the program's own files")
    ship.add_argument("--to", type=Path, default=shipping.PLACE, help="another file")
    ship.add_argument("--deals", type=int, help="for the manifest, where the checkpoint does not say it")
    ship.add_argument("--seed", type=int, help="as --deals")
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
        if training.batches % _SAVED_EVERY == 0:
            checkpoint.save(training, path)
            minutes = (time.monotonic() - started) / 60
            print(f"{minutes:.1f} min, {training.deals} deals: error {error:.4f}, moons {moons:.3f}", flush=True)

    course.go_on(training, asked.deals, lambda: time.monotonic() - started >= asked.minutes * 60, tell)
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
