"""The command line of the training."""

import argparse
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np

from cardtable.core.basics.weight_files import Floats
from cardtable.games.hearts.neural.value_network import HeartsValueNetwork
from training import checkpoint, course, shipping
from training.canasta.subject import SUBJECTS as CANASTA
from training.checkpoint import Training
from training.hearts import duel
from training.hearts.subject import SUBJECT as HEARTS
from training.subject import Subject

ROOT: Final = Path(__file__).resolve().parents[2]
SUBJECTS: Final = {subject.name: subject for subject in (HEARTS, *CANASTA)}
SEED: Final = 18
_SAVED_EVERY: Final = 20  # batches


def main(arguments: Sequence[str]) -> int:
    """Do one of them."""
    asked = parser().parse_args(arguments)
    done: Callable[[argparse.Namespace], int] = {"train": train, "write": write, "duel": fight}[asked.what]
    return done(asked)


def parser() -> argparse.ArgumentParser:
    """Return the reader of the command line."""
    made = argparse.ArgumentParser(
        prog="python packaging/training",
        description="Train the networks of experts: of Hearts, and of Canasta for four and three.",
    )
    kinds = made.add_subparsers(dest="what", required=True)
    train = kinds.add_parser("train", help="play and learn; what was interrupted goes on")
    train.add_argument("--minutes", type=float, default=float("inf"), help="go on for so long at most")
    train.add_argument("--deals", type=int, help="of the whole training, all parts together")
    train.add_argument("--jobs", type=int, default=1, help="processes that share the work (%(default)s)")
    train.add_argument("--seed", type=int, default=SEED, help="of a new training")
    train.add_argument(
        "--begin-with", type=Path, help="weights that a new training goes on with, as `write` makes them"
    )
    ship = kinds.add_parser("write", help="write the weights beside the program's own files")
    ship.add_argument("--to", type=Path, help="another file")
    ship.add_argument("--deals", type=int, help="for the manifest, where the checkpoint does not say it")
    ship.add_argument("--seed", type=int, help="as --deals")
    both = kinds.add_parser("duel", help="say by how much one file of weights of Hearts plays better than another")
    both.add_argument("one", type=Path)
    both.add_argument("other", type=Path)
    both.add_argument("--deals", type=int, default=1500, help="for each direction of passing (%(default)s)")
    both.add_argument("--seed", type=int, default=SEED)
    for kind in (train, ship):
        kind.add_argument("--game", choices=SUBJECTS, default=HEARTS.name, help="whose network (%(default)s)")
        kind.add_argument("--checkpoint", type=Path, help="the file that a training is kept in")
        kind.add_argument("--compiled", action="store_true", help="play by build/compiled, which is far quicker")
    return made


def kept_in(asked: argparse.Namespace) -> Path:
    """The file of the training that is meant."""
    path: Path = asked.checkpoint or ROOT / "build" / "training" / f"{asked.game}.npz"
    return path


def train(asked: argparse.Namespace) -> int:
    """Train for a while, and keep it."""
    subject, path = SUBJECTS[asked.game], kept_in(asked)
    path.parent.mkdir(parents=True, exist_ok=True)
    training = _training(subject, path, asked)
    started = time.monotonic()

    def tell(training: Training, error: float, figure: float) -> None:
        if asked.jobs > 1 or training.batches % _SAVED_EVERY == 0:
            checkpoint.save(training, path)
            minutes = (time.monotonic() - started) / 60
            told = f"error {error:.4f}, {subject.figure} {figure:.3f}"
            print(f"{minutes:.1f} min, {training.deals} deals: {told}", flush=True)

    def stop() -> bool:
        return bool(time.monotonic() - started >= asked.minutes * 60)

    until = asked.deals or subject.deals
    if asked.jobs > 1:
        with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
            course.go_on(subject, training, until, stop, tell, course.Crew(pool, asked.jobs))
    else:
        course.go_on(subject, training, until, stop, tell)
    checkpoint.save(training, path)
    return 0


def _training(subject: Subject, path: Path, asked: argparse.Namespace) -> Training:
    if path.exists():
        return checkpoint.load(subject, path)
    if asked.begin_with:
        return checkpoint.begun_with(subject, asked.begin_with)
    return checkpoint.begun(subject, asked.seed)


def write(asked: argparse.Namespace) -> int:
    """Write the weights, and say what was written."""
    subject = SUBJECTS[asked.game]
    training = checkpoint.load(subject, kept_in(asked))
    training.deals = training.deals if asked.deals is None else asked.deals
    training.seed = training.seed if asked.seed is None else asked.seed
    path: Path = asked.to or subject.place
    manifest = shipping.write(training, path)
    print(f"{path}: {path.stat().st_size / 1e6:.2f} MB, {manifest}")
    return 0


def fight(asked: argparse.Namespace) -> int:
    """Say how many points a deal the first network gets less than the second: below 0 it is the better one."""
    chance = np.random.default_rng(asked.seed)
    networks = [
        HeartsValueNetwork(checkpoint.begun_with(HEARTS, path).learner.weights) for path in (asked.one, asked.other)
    ]
    found = [duel.differences(networks[0], networks[1], asked.deals, offset, chance) for offset in duel.DIRECTIONS]
    print(
        f"left, right, across, no pass: {', '.join(_told(part) for part in found)}; all: {_told(np.concatenate(found))}"
    )
    return 0


def _told(values: Floats) -> str:
    return f"{values.mean():+.2f} ± {values.std() / len(values) ** 0.5:.2f}"
