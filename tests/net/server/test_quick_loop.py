"""A server takes the quicker loop where it is installed, and serves without it as well."""

import asyncio
import sys

import pytest

from cardtable.net.server.server_process import loop_factory


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not made for Windows")
def test_the_quicker_loop_is_taken_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    made = loop_factory()
    assert made is not None
    loop = made()
    assert type(loop).__module__ == "uvloop"
    loop.close()
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert loop_factory() is None


def test_without_it_pythons_own_loop_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        assert type(runner.get_loop()).__module__.startswith("asyncio")
