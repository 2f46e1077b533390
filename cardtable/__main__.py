"""Start of the program; nothing is imported at the top, so that the worker process starts quickly."""


def main() -> int:
    """Run the program with the arguments of the process; its exit status."""
    import os
    import sys

    for limit in ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(limit, "1")  # in numpy's sums for an expert, which are small, threads only wait
    if getattr(sys, "frozen", False):
        from cardtable.app.entry_point import run_helper

        run_helper(sys.argv[1:])
    from cardtable.app.entry_point import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
