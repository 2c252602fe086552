"""Where browsers connect to a table."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from kibako.table.live.socket import Connection
from kibako.table.web.language import language_of
from kibako.table.web.requests import is_our_host, is_our_page, limits_of, services_of, visitor

routes = APIRouter()


@routes.websocket("/live/{table}")
async def live_connection(socket: WebSocket, table: str) -> None:
    if not is_our_host(socket) or not is_our_page(socket):
        await socket.close(4403)
        return
    if not limits_of(socket).take("greetings", visitor(socket)):
        await socket.close(4429)
        return
    await Connection(socket, services_of(socket), language_of(socket), limits_of(socket), visitor(socket)).run(table)
