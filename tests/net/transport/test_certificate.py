"""The certificate of a computer: made once, private, and known by its fingerprint."""

import errno
import hashlib
import os
import ssl
import stat
import sys
from pathlib import Path

import pytest

from cardtable.net.transport.tls import UnusableCertificateError, load_certificate, load_or_create_certificate
from tests.files.failing import failing


def test_a_certificate_is_made_once_and_known_again(tmp_path: Path) -> None:
    first = load_or_create_certificate(tmp_path / "net")

    assert load_or_create_certificate(tmp_path / "net") == first
    assert len(first.fingerprint) == 32


def test_the_fingerprint_is_that_of_the_certificate_in_der(tmp_path: Path) -> None:
    made = load_or_create_certificate(tmp_path)

    text = made.path.read_text()
    der = ssl.PEM_cert_to_DER_cert(text[text.index("-----BEGIN CERT") :])
    assert made.fingerprint == hashlib.sha256(der).digest()


@pytest.mark.skipif(sys.platform == "win32", reason="folders of an account are private there")
def test_nobody_else_reads_the_key(tmp_path: Path) -> None:
    made = load_or_create_certificate(tmp_path / "net")

    assert stat.S_IMODE(made.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(made.path.parent.stat().st_mode) == 0o700
    assert [path.name for path in made.path.parent.iterdir()] == [made.path.name]


def test_two_computers_differ(tmp_path: Path) -> None:
    assert (
        load_or_create_certificate(tmp_path / "a").fingerprint != load_or_create_certificate(tmp_path / "b").fingerprint
    )


@pytest.mark.parametrize("damage", [b"", b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", b"\xff"])
def test_a_damaged_one_is_replaced(tmp_path: Path, damage: bytes) -> None:
    first = load_or_create_certificate(tmp_path)
    first.path.write_bytes(damage)

    assert load_or_create_certificate(tmp_path).fingerprint != first.fingerprint
    assert (tmp_path / "certificate-damaged-1.pem").read_bytes() == damage


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE])
def test_one_that_cannot_be_read_today_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    first = load_or_create_certificate(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(os, "open", failing(number))
        with pytest.raises(OSError, match=os.strerror(number)):
            load_or_create_certificate(tmp_path)

    assert load_or_create_certificate(tmp_path) == first


def test_a_key_in_another_file_must_belong_to_the_certificate(tmp_path: Path) -> None:
    mine, other = load_or_create_certificate(tmp_path / "a"), load_or_create_certificate(tmp_path / "b")

    assert load_certificate(mine.path, mine.path).fingerprint == mine.fingerprint
    with pytest.raises(UnusableCertificateError):
        load_certificate(mine.path, other.path)


def test_only_tls_1_3_is_spoken(tmp_path: Path) -> None:
    assert load_or_create_certificate(tmp_path).context().minimum_version is ssl.TLSVersion.TLSv1_3
