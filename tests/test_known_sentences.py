"""The sentences that tests know are those of the sources as they are now."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import known_sentences

SAID = 'from a import translate\n_A = translate("One", "{}")\n'


def test_a_source_that_changes_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_sentences, "ROOT", tmp_path)
    monkeypatch.setattr(known_sentences, "KEPT", tmp_path / "build" / "kept.json")
    source = tmp_path / "cardtable" / "a.py"
    source.parent.mkdir()
    read = known_sentences.known_sentences.__wrapped__
    for sentence in ("First.", "First.", "Second."):
        source.write_text(SAID.format(sentence), encoding="utf-8")
        assert read() == {("One", sentence, "")}
    (tmp_path / "build" / "kept.json").write_text("[1]", encoding="utf-8")
    assert read() == {("One", "Second.", "")}
    assert [path.name for path in (tmp_path / "build").iterdir()] == ["kept.json"]
