"""Calls from threads into the main thread, whatever has become of those who wait for them."""

from __future__ import annotations

import ast
import threading
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from cardtable.models.qt_lifetime import main_thread_calls
from tests.test_code_style import sources

ROUNDS = 300


def test_a_call_is_made_in_the_main_thread(qtbot: QtBot) -> None:
    receiver, calls = QObject(), main_thread_calls()
    made: list[threading.Thread] = []
    thread = threading.Thread(target=lambda: calls.post(receiver, lambda: made.append(threading.current_thread())))
    thread.start()
    thread.join()
    assert made == []
    qtbot.waitUntil(lambda: made == [threading.main_thread()])


def test_receivers_may_be_deleted_while_threads_post(qtbot: QtBot) -> None:
    calls, made = main_thread_calls(), list[int]()
    for number in range(ROUNDS):
        receiver = QObject()
        thread = threading.Thread(target=calls.post, args=(receiver, lambda number=number: made.append(number)))
        thread.start()
        receiver.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        thread.join()
    last = QObject()
    calls.post(last, lambda: made.append(ROUNDS))
    qtbot.waitUntil(lambda: ROUNDS in made)
    assert made == [ROUNDS]


def emitted_in_threads(source: str) -> Iterator[str]:
    """Yield the methods that a thread runs and that emit a signal of their own object."""
    for made in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)):
        methods = {node.name: node for node in made.body if isinstance(node, ast.FunctionDef)}
        run = {
            ast.unparse(keyword.value).removeprefix("self.")
            for node in ast.walk(made)
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Thread")
            for keyword in node.keywords
            if keyword.arg == "target"
        }
        reached: set[str] = set()
        while following := (run & methods.keys()) - reached:
            reached |= following
            for name in following:
                called = [ast.unparse(node.func) for node in ast.walk(methods[name]) if isinstance(node, ast.Call)]
                run |= {path.removeprefix("self.") for path in called if path.startswith("self.")}
                if any(path.startswith("self.") and path.endswith(".emit") for path in called):
                    yield f"{made.name}.{name}"


def test_no_thread_emits_a_signal_of_an_object_that_may_be_deleted() -> None:
    found = {path: list(emitted_in_threads(source)) for path, source in sources().items() if "Thread" in source}
    assert {path: methods for path, methods in found.items() if methods} == {}


def test_one_that_does_is_found() -> None:
    planted = """class A:
    def start(self): threading.Thread(target=self._listen).start()
    def _listen(self): self._tell()
    def _tell(self): self._arrived.emit(1)
"""
    assert list(emitted_in_threads(planted)) == ["A._tell"]
