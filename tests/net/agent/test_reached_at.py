"""What invitations of a server name."""

import errno
import socket
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import cast
from unittest.mock import AsyncMock

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from cardtable.net.agent.room_access import LocalEnvironment, PortExposure
from cardtable.net.invitation import read_invitation
from cardtable.net.server.tcp_server import ConnectionListener, listening_socket
from cardtable.net.transport.lan_discovery import Multicast
from cardtable.net.transport.network_addresses import (
    PublicEndpoint,
    endpoint_of,
    is_loopback,
    listening_addresses,
    own_addresses,
)
from cardtable.net.transport.tls import Certificate, load_certificate
from tests.net.server.served import served

TABLE, SECRET = "4f2c9a17", "9b1d7c40e2a85f36"


def signed(folder: Path, issuer: str, names: list[str]) -> Certificate:
    """A certificate for "cards.example.org" in the name of an issuer."""
    key = ec.generate_private_key(ec.SECP256R1())
    now = datetime.now(UTC)
    builder = x509.CertificateBuilder(
        issuer_name=x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, issuer)]),
        subject_name=x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "cards.example.org")]),
        public_key=key.public_key(),
        serial_number=1,
        not_valid_before=now,
        not_valid_after=now + timedelta(days=1),
    )
    if names:
        builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(name) for name in names]), False)
    path = folder / "certificate.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    public = builder.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    path.write_bytes(private + public)
    return load_certificate(path)


def test_an_own_certificate_is_known_by_its_fingerprint(certificate: Certificate) -> None:
    reached = endpoint_of(certificate, "192.0.2.7", 47190, own=True)

    assert reached == PublicEndpoint(("192.0.2.7",), 47190, certificate.fingerprint[:16])


def test_that_of_an_authority_by_the_name_of_its_host(tmp_path: Path) -> None:
    certificate = signed(tmp_path, "Authority", ["*.example.org", "Cards.example.org"])

    assert endpoint_of(certificate, "192.0.2.7", 443, own=False) == PublicEndpoint(("cards.example.org",), 443, None)


@pytest.mark.parametrize(
    ("issuer", "names"),
    [("cards.example.org", ["cards.example.org"]), ("Authority", []), ("Authority", ["*.example.org"])],
    ids=["signed by itself", "without names", "of many hosts"],
)
def test_one_that_authorities_do_not_vouch_for_by_its_fingerprint(
    tmp_path: Path, issuer: str, names: list[str]
) -> None:
    certificate = signed(tmp_path, issuer, names)

    assert endpoint_of(certificate, "192.0.2.7", 443, own=False).fingerprint == certificate.fingerprint[:16]


def test_an_invitation_says_all_of_it(certificate: Certificate) -> None:
    invitation = read_invitation(endpoint_of(certificate, "192.0.2.7", 47190, own=True).invitation(TABLE, SECRET))

    assert invitation.addresses == ("192.0.2.7",)
    assert (invitation.port, invitation.table, invitation.secret) == (47190, TABLE, SECRET)
    assert invitation.fingerprint == certificate.fingerprint[:16]


def accepts(address: str, port: int) -> bool:
    try:
        socket.create_connection((address, port), timeout=2).close()
    except OSError:
        return False
    return True


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "127.0.0.1", "::1"])
def test_every_address_that_an_invitation_names_lets_people_in(certificate: Certificate, host: str) -> None:
    with listening_socket(host, 0) as listening:
        port = listening.getsockname()[1]
        named = endpoint_of(certificate, host, port, own=True).addresses
        own = [address for address in own_addresses() if accepts(address, port)]

    assert named
    assert set(named) <= set(own)


def test_who_listens_on_both_kinds_of_addresses_names_both_and_on_ipv4_that_alone() -> None:
    both, old = listening_addresses("::"), listening_addresses("0.0.0.0")
    assert set(both) == set(own_addresses())
    assert old == tuple(address for address in both if ":" not in address)
    with listening_socket("::", 0) as listening:
        port = listening.getsockname()[1]
        assert [accepts(address, port) for address in ("127.0.0.1", "::1")] == [True, True]
    with listening_socket("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        assert [accepts(address, port) for address in ("127.0.0.1", "::1")] == [True, False]


@pytest.mark.slow
@pytest.mark.parametrize("host", ["0.0.0.0", "[::]"])
def test_a_server_listens_wherever_it_says(tmp_path: Path, host: str) -> None:
    with served(tmp_path, "--listen", f"{host}:0") as (_process, invitation):
        assert [address for address in invitation.addresses if not accepts(address, invitation.port)] == []


class Listening:
    """A server for which another program has the port at some addresses."""

    port = 47190

    def __init__(self, taken: Collection[str]) -> None:
        self.taken = taken
        self.hosts: list[str] = []

    def can_listen(self, host: str, port: int) -> bool:
        return host not in self.taken

    def listen(self, host: str, port: int) -> None:
        if host in self.taken:
            raise OSError(errno.EADDRINUSE, "in use")
        self.hosts.append(host)


@pytest.mark.parametrize("taken", [["192.168.1.23"], ["2600:1f18::17"]])
def test_a_table_of_a_window_names_no_address_where_another_program_has_its_port(
    tmp_path: Path, certificate: Certificate, taken: list[str]
) -> None:
    all_of_them = ("127.0.0.1", "192.168.1.23", "fd00::17", "2600:1f18::17")
    house = LocalEnvironment(
        tmp_path, {}, certificate, Multicast([]), "0" * 8, lambda: all_of_them, AsyncMock(), bytes(32)
    )
    server = Listening(taken)
    doors = PortExposure(house, cast("ConnectionListener", server), 0, False)
    doors.open()
    named = doors.addresses
    doors.listen_everywhere()
    assert doors.addresses == named
    assert set(named) == {*all_of_them[1:]} - {*taken}
    assert set(named) <= set(server.hosts)


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::"])
def test_who_listens_everywhere_names_the_addresses_of_the_computer(certificate: Certificate, everywhere: str) -> None:
    addresses = endpoint_of(certificate, everywhere, 47190, own=True).addresses

    assert 1 <= len(addresses) <= 4
    assert everywhere not in addresses


@pytest.mark.parametrize(
    ("host", "inside"), [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False)]
)
def test_what_only_this_computer_reaches(host: str, inside: bool) -> None:
    assert is_loopback(host) == inside
