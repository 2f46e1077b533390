"""`cardtable serve`: server for rooms, without a window."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from cardtable.command_line.arg_parser import ArgumentParser, one_of, run_command, whole_number
from cardtable.command_line.output import outlive_readers
from cardtable.core.language.number_text import typed_number
from cardtable.core.language.user_error import UserError
from cardtable.core.text import TextRenderer, translate
from cardtable.files.user_folders import server_folder
from cardtable.host.room_types import TABLES
from cardtable.net.invitation import is_host_name, is_invitable

_NAME = "cardtable serve"
_USUAL_PORT, _HTTPS = 47190, 443
_PROXY_EXAMPLE = "cards.example.org:443"
_METRICS_USUAL = "127.0.0.1:9190"
_LONGEST = 86_400  # seconds
_COPIES = 3  # replicas on NATS
_STORE = "CARDTABLE_STORE"  # environment variable: keeps a password out of the list of processes
_MOST_OTHERS = 3  # an invitation has room for four addresses
_ANYONE, _INVITED = "anyone", "invited"

_DESCRIPTION = translate("Serve", "Run tables at which people play over the network. Ctrl+C shuts them down cleanly.")
_ADDRESS = translate("Serve", "ADDRESS:PORT", "stands for an address in the help of the command line")
_LISTEN = translate("Serve", "where to listen (default: %1)").filled(f"127.0.0.1:{_USUAL_PORT}")
_FOLDER = translate("Serve", "FOLDER", "stands for a folder in the help of the command line")
_DATA = translate("Serve", "where tables, the certificate and the secret are kept (default: %1)")
_FILE = translate("Serve", "FILE", "stands for a file in the help of the command line")
_CERTIFICATE = translate("Serve", "a certificate signed by an authority (default: one made on this computer)")
_KEY = translate("Serve", "its key, if that is in another file")
_NAME_AND_PORT = translate("Serve", "NAME[:PORT]", "stands for the name of a host in the help of the command line")
_PROXY = translate("Serve", "accept unencrypted connections from a local proxy that people reach under this name")
_NUMBER = translate("Command line", "N", "stands for a number in the help of the command line")
_TABLES = translate("Serve", "how many tables at once (default: %1)").filled(TABLES)
_WHO = translate("Serve", "who may open a table: %1 or %2 (default: %3)").filled(_ANYONE, _INVITED, _INVITED)
_WHO_VALUE = translate("Serve", "WHO", "stands for a choice in the help of the command line")
_SECRET = translate("Serve", "the secret for opening tables, 16 digits from 0 to f (default: a file in the folder)")
_LIMITS = translate("Serve", "limits on tables, connections and so on, from a TOML file; SIGHUP reloads it")
_METRICS = translate("Serve", "metrics for Prometheus over HTTP, for this machine only")
_SECONDS = translate("Command line", "SECONDS", "stands for a number in the help of the command line")
_STATS = translate("Serve", "print metrics as JSON every so many seconds")
_DRAIN = translate("Serve", "when asked to stop, allow up to this long for deals to finish")
_KEEP_OLD = translate("Serve", "list tables that wait for another version, and delete none")
_NATS = translate(
    "Serve", "keep the tables on NATS, which other servers share (default: %1, or else a file in the folder)"
)
_NATS_HELP = _NATS.filled(f"${_STORE}")
_NATS_SERVERS = translate("Serve", "nats://HOST:PORT,…", "stands for addresses in the help of the command line")
_OTHERS = translate("Serve", "the other servers on the same store, for invitations; they listen on the same port")
_ADDRESSES = translate("Serve", "ADDRESS,…", "stands for addresses in the help of the command line")
_SINGLE = translate("Serve", "one NATS server is enough: what it keeps is lost with its disk")
_NEW_STORE = translate("Serve", "make the certificate, the secret and a new store on NATS, then exit")
_NO_ADDRESS = translate("Serve", "“%1” isn't an address and port for %2: write for example %3.")
_NO_LIBRARIES = translate("Serve", "This Python lacks the network libraries: install %1.")
_STORE_FIRST = translate("Serve", "Give --store as well: %1 needs NATS.")
_NO_OTHERS = translate(
    "Serve", "“%1” isn't an address for --others: write at most %2 without ports, separated by commas."
)
_FAR_METRICS = translate("Serve", "Metrics are served to this machine only: give --metrics an address such as %1.")
_KEY_ALONE = translate("Serve", "Give --certificate as well: a key alone is useless.")


def run(arguments: Sequence[str], renderer: TextRenderer | None = None) -> int:
    """Run the command with the arguments after `serve`; return 0 after an orderly end, 2 if it cannot start."""
    return run_command(_NAME, arguments, renderer, _parser, _execute)


def _execute(settings: argparse.Namespace, renderer: TextRenderer) -> int:
    if settings.key is not None and settings.certificate is None:
        raise UserError(_KEY_ALONE)
    about_nats = {"--single": settings.copies == 1, "--new-store": settings.new_store, "--others": settings.others}
    for option, is_given in about_nats.items():
        if is_given and not settings.store:
            raise UserError(_STORE_FIRST.filled(option))
    try:
        from cardtable.net.server.server_config import ServerConfig
        from cardtable.net.server.server_process import serve
        from cardtable.net.transport.network_addresses import is_loopback
    except ModuleNotFoundError as error:
        raise UserError(_NO_LIBRARIES.filled("websockets cryptography")) from error
    if settings.metrics is not None and not is_loopback(settings.metrics[0]):
        raise UserError(_FAR_METRICS.filled(_METRICS_USUAL))
    options = {name: value for name, value in vars(settings).items() if name not in ("language", "listen", "who")}
    host, port = settings.listen
    config = ServerConfig(**options, **{"host": host, "port": port, "anyone": settings.who == _ANYONE})
    outlive_readers()  # rooms are served even if nobody reads the output
    serve(config, renderer)
    return 0


def _parser(renderer: TextRenderer) -> ArgumentParser:
    parser = ArgumentParser(renderer, _NAME, _DESCRIPTION)
    usual = ("127.0.0.1", _USUAL_PORT)
    parser.option("--listen", _LISTEN, _ADDRESS, type=_address_reader("--listen", least=0), default=usual)
    parser.option("--data", _DATA.filled(str(server_folder())), _FOLDER, type=Path, default=server_folder())
    parser.option("--certificate", _CERTIFICATE, _FILE, type=Path)
    parser.option("--key", _KEY, _FILE, type=Path)
    reached = _address_reader("--behind-proxy", usual=_HTTPS, example=_PROXY_EXAMPLE, is_good=is_host_name)
    parser.option("--behind-proxy", _PROXY, _NAME_AND_PORT, type=reached, dest="proxy")
    parser.option("--tables", _TABLES, _NUMBER, type=whole_number("--tables"), default=TABLES)
    parser.option("--who", _WHO, _WHO_VALUE, type=one_of("--who", (_ANYONE, _INVITED)), default=_INVITED)
    parser.option("--admin-secret-file", _SECRET, _FILE, type=Path, dest="secret_file")
    parser.option("--limits", _LIMITS, _FILE, type=Path)
    parser.option("--metrics", _METRICS, _ADDRESS, type=_address_reader("--metrics", least=0, example=_METRICS_USUAL))
    parser.option("--stats", _STATS, _SECONDS, type=whole_number("--stats", _LONGEST), default=0)
    parser.option("--drain", _DRAIN, _SECONDS, type=whole_number("--drain", _LONGEST), default=0)
    parser.option("--keep-old", _KEEP_OLD, action="store_true")
    parser.option("--store", _NATS_HELP, _NATS_SERVERS, default=os.environ.get(_STORE, ""))
    parser.option("--others", _OTHERS, _ADDRESSES, type=_addresses, default=())
    parser.option("--single", _SINGLE, action="store_const", const=1, default=_COPIES, dest="copies")
    parser.option("--new-store", _NEW_STORE, action="store_true")
    parser.usual_options()
    return parser


def _address_reader(
    option: str,
    usual: int | None = None,
    least: int = 1,
    example: str = f"192.0.2.7:{_USUAL_PORT}",
    is_good: Callable[[str], bool] = is_invitable,
) -> Callable[[str], tuple[str, int]]:

    def read(text: str) -> tuple[str, int]:
        host, colon, port = text.rpartition(":")
        if not colon and usual is not None:
            host, port = text, str(usual)
        host = host.removeprefix("[").removesuffix("]").lower()
        number = typed_number(port, 5)
        if not is_good(host) or number is None or not least <= number <= 65_535:
            raise UserError(_NO_ADDRESS.filled(text, option, example))
        return host, number

    return read


def _addresses(text: str) -> tuple[str, ...]:
    """Read addresses or names without ports, few enough for an invitation together with this server's."""
    found = tuple(text.lower().split(","))
    for address in found:
        if not is_invitable(address) or len(found) > _MOST_OTHERS:
            raise UserError(_NO_OTHERS.filled(address, _MOST_OTHERS))
    return found
