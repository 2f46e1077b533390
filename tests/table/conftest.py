"""Tables of tests live until the test is over."""

from tests.keeping import qtbot

__all__ = ["qtbot"]
