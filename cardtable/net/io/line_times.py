"""How long each stage of a line may take."""

from __future__ import annotations

from cardtable.core.frozen_values import frozen


@frozen
class ConnectionTimeouts:
    """How long a line may do what, in seconds."""

    tls: float = 5.0  # until the TLS handshake is done
    request: float = 5.0  # then until the HTTP request has come
    hello: float = 5.0  # then until the Hello has
    ping: float = 5.0  # between two pings
    silence: float = 10.0  # without a word, after which a line is lost
    closing: float = 1.0  # for what was sent last
