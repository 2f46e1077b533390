"""A server takes the quicker loop where it is installed, and serves without it as well."""

import asyncio
import sys

import pytest

from cardtable.net.server.server_process import quick_loop


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not made for Windows")
def test_the_quicker_loop_is_taken_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    made = quick_loop()
    assert made is not None
    loop = made()
    assert type(loop).__module__ == "uvloop"
    loop.close()
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert quick_loop() is None


def test_without_it_pythons_own_loop_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        assert type(runner.get_loop()).__module__.startswith("asyncio")
