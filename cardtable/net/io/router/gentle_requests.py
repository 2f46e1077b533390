"""HTTP to one computer of this network, which may be any: nothing that it answers costs much."""

from __future__ import annotations

from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout
from async_upnp_client.client import UpnpRequester
from async_upnp_client.const import HttpRequest, HttpResponse

from cardtable.net.io.router.router_answers import Refused

LARGEST = 100_000  # bytes of an answer: descriptions of routers have a tenth of it
_EACH = ClientTimeout(total=4.0)  # seconds
_PLAIN = {"Accept-Encoding": "identity"}  # a small answer does not become a large one here


class GentleRequests(UpnpRequester):
    """Speaks with this host alone, whatever addresses it names, and follows it nowhere."""

    def __init__(self, host: str) -> None:
        self._host = host

    async def async_http_request(self, http_request: HttpRequest) -> HttpResponse:
        """Ask, and read the whole answer; raises Refused."""
        parts = urlsplit(http_request.url)
        if parts.scheme != "http" or parts.hostname != self._host:
            raise Refused
        headers = {**http_request.headers, **_PLAIN}
        try:
            async with (
                ClientSession(timeout=_EACH, auto_decompress=False) as session,
                session.request(
                    http_request.method,
                    http_request.url,
                    headers=headers,
                    data=http_request.body,
                    allow_redirects=False,
                ) as answer,
            ):
                body = bytearray()
                async for part in answer.content.iter_chunked(LARGEST):
                    body += part
                    if len(body) > LARGEST:
                        raise Refused
                return HttpResponse(answer.status, answer.headers, body.decode("utf-8", "replace"))
        except (ClientError, OSError, TimeoutError) as error:
            raise Refused from error
