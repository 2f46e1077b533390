"""Where somebody listens, as it is written."""

from cardtable.net.transport.tls import host_and_port


def test_an_ipv6_address_stands_in_brackets() -> None:
    assert host_and_port("192.0.2.7", 47190) == "192.0.2.7:47190"
    assert host_and_port("::1", 47190) == "[::1]:47190"
