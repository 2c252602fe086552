"""Web Push: word of somebody's turn by their browser's push service, encrypted so that only that browser can read it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from kibako.engine.words import text
from kibako.table.errors import TableError

KEPT_FOR = 86_400  # seconds for which a push service tries to reach a browser
CAN_PUSH = all(find_spec(name) for name in ("pywebpush", "py_vapid"))


class Subscription(msgspec.Struct):
    """Where a browser is told of things, and the keys to write to it."""

    endpoint: str
    keys: dict[str, str]


class Post(NamedTuple):
    url: str
    body: bytes
    headers: dict[str, str]


def is_subscription(address: str) -> bool:
    return address.startswith("{")


def subscription(address: str) -> Subscription:
    """What a browser gave as its address; refused if nothing can be encrypted for it."""
    try:
        read = msgspec.json.decode(address, type=Subscription)
        _encrypted(read, b"-")
    except (ValueError, KeyError, msgspec.MsgspecError, import_module("pywebpush").WebPushException):
        raise TableError(text("bad-address", kinds="none")) from None
    return read


def _encrypted(to: Subscription, message: bytes) -> bytes:
    return bytes(import_module("pywebpush").WebPusher(msgspec.to_builtins(to)).encode(message)["body"])


class Push:
    """Signs for this server, by a key that follows from the server's own."""

    def __init__(self, key: str, contact: str) -> None:
        self._contact = contact
        scalar = hmac.new(key.encode(), b"web push", hashlib.sha256).digest()
        self._signer = import_module("py_vapid").Vapid02.from_raw(base64.urlsafe_b64encode(scalar))

    @property
    def public_key(self) -> str:
        """For browsers, so that they take word from this server alone."""
        codes = import_module("cryptography.hazmat.primitives.serialization")
        point = self._signer.public_key.public_bytes(codes.Encoding.X962, codes.PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def post(self, address: str, told: Mapping[str, str]) -> Post:
        """What is to be sent to a browser's push service."""
        to = subscription(address)
        parts = urlsplit(to.endpoint)
        signed = self._signer.sign({"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}"})
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEPT_FOR)}
        return Post(to.endpoint, _encrypted(to, json.dumps(told).encode()), headers | dict(signed))
