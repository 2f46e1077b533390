"""The program as it is, but what it tells the person is printed as well: `python -m tests.hardship.told ARGUMENTS`."""

from __future__ import annotations

import os
import sys
from multiprocessing import freeze_support

LIMIT_VARIABLE = "HARDSHIP_FILE_SIZE"  # bytes that no file may exceed: what a full disk is like


def limit_files(size: int) -> None:
    """Let no file grow beyond so many bytes, until somebody outside lifts it."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def tell() -> None:
    """Print each sentence that the status line shows."""
    from cardtable.app.window import MainWindow
    from cardtable.core.text import Text

    usual = MainWindow.notice

    def notice(window: MainWindow, sentence: Text) -> None:
        print(f"told: {sentence.source}", flush=True)
        usual(window, sentence)

    setattr(MainWindow, "notice", notice)  # noqa: B010  # for this process only


def main() -> int:
    """Run the program."""
    from cardtable.app import commandline

    if os.environ.get(LIMIT_VARIABLE):
        limit_files(int(os.environ[LIMIT_VARIABLE]))
    tell()
    return commandline.run(sys.argv[1:])


if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
