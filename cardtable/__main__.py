"""Start of the program; nothing is imported at the top, so that the worker process starts quickly."""


def main() -> int:
    """Run the program with the arguments of the process; its exit status."""
    import sys

    if getattr(sys, "frozen", False):
        from cardtable.app.start.frozen import run_helper

        run_helper(sys.argv[1:])
    from cardtable.app.commandline import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
