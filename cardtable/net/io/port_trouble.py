"""Why nobody can be let in at an address, in words: by the number of the system's error."""

from __future__ import annotations

import errno
import socket

from cardtable.core.text import Text, translate
from cardtable.files.disk_trouble import REFUSED

_NO_RIGHT = translate("Serve", "This account isn't allowed to listen on %1: choose a port from 1024 on, or allow it.")
_IN_USE = frozenset({errno.EADDRINUSE, errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL})
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM})


def port_trouble(place: str, error: OSError, no_port: Text) -> Text:
    """The sentence; `place`: address and port, `no_port`: what is said where that is in use, or no address here."""
    if isinstance(error, socket.gaierror) or error.errno in _IN_USE:
        return no_port.filled(place)
    return _NO_RIGHT.filled(place) if error.errno in _FORBIDDEN else REFUSED.filled(place, error.strerror or str(error))
