"""Telling people by mail or webhook that it is their turn, where the operator has set that up.

A letter holds the table's link and no secret of the game. Sending happens in threads and never holds up a table.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import re
import smtplib
import socket
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from typing import NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from kibako.engine.errors import KibakoError
from kibako.engine.words import Speaker, text
from kibako.table.errors import TableError
from kibako.table.limits import Bucket, Buckets

LONGEST_ADDRESS = 500
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PAUSES = (5.0, 30.0, 120.0)  # seconds before each further attempt
TIMEOUT = 10.0
AN_HOUR, AT_ONCE = 12, 6  # letters to one address
logger = logging.getLogger("kibako.table")


@dataclass(frozen=True)
class Post:
    """What the operator allows."""

    home: str = ""  # this server's address as people know it: links begin with it
    smtp: str = ""  # smtp://user:password@host:port, smtps:// for TLS from the start
    sender: str = ""
    webhooks: bool = False
    hosts: frozenset[str] = frozenset()  # to which webhooks may go by http and at private addresses
    after: float = 120.0  # seconds of somebody's turn before they are told

    def __post_init__(self) -> None:
        if (self.smtp or self.webhooks) and urlsplit(self.home).scheme not in {"http", "https"}:
            raise KibakoError("to send mail or webhooks the server must know its own address: give it with --address https://…")
        if self.smtp and (urlsplit(self.smtp).scheme not in {"smtp", "smtps"} or not urlsplit(self.smtp).hostname):
            raise KibakoError("--smtp takes a URL such as smtp://user:password@mail.example.org:587")
        if self.smtp and not MAIL.fullmatch(self.sender):
            raise KibakoError("--mail-from takes the mail address that letters come from")

    @property
    def kinds(self) -> list[str]:
        return [kind for kind, offered in (("mail", self.smtp), ("webhook", self.webhooks)) if offered]

    def check(self, address: str) -> str:
        """An address that can be written to, or why not."""
        address = address.strip()
        if self.smtp and len(address) <= 254 and MAIL.fullmatch(address):
            return address
        if self.webhooks and address.startswith(("http://", "https://")):
            self._check_hook(address)
            return address
        raise TableError(text("bad-address", kinds=self._offered()))

    def _offered(self) -> str:
        return "both" if len(self.kinds) > 1 else (self.kinds or ["none"])[0]

    def _check_hook(self, address: str) -> None:
        parts = _split(address)
        if not parts.hostname or parts.username or parts.password or not address.isprintable() or " " in address:
            raise TableError(text("bad-address", kinds=self._offered()))
        if parts.scheme != "https" and parts.hostname not in self.hosts:
            raise TableError(text("hook-needs-https"))
        if parts.hostname not in self.hosts and _is_private_literal(parts.hostname):
            raise TableError(text("hook-is-private"))


class Letter(NamedTuple):
    address: str
    language: str
    name: str  # of the person
    game: str
    table: str  # its title
    link: str
    quiet: str  # the link that ends these letters

    def say(self, key: str) -> str:
        words = {"name": self.name, "game": self.game, "table": self.table, "link": self.link, "quiet": self.quiet}
        return Speaker("kibako.table", None, None, self.language).say(text(key, **words))


class Postman:
    """Sends letters; failures are logged and tried again a few times."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self._each = Buckets(AN_HOUR / 3600, AT_ONCE)
        self._all = Bucket(1, 60)

    async def send(self, letter: Letter) -> bool:
        """Whether it was sent."""
        if not self._each.take(letter.address) or not self._all.take():
            logger.warning("a letter was left out: too many to one address, or in all")
            return False
        work = self._mail if "://" not in letter.address else self._hook
        for pause in (*PAUSES, None):
            try:
                await asyncio.to_thread(work, letter)
            except (OSError, smtplib.SMTPException, http.client.HTTPException, TableError) as error:
                logger.warning("a letter could not be sent (%s: %s)", type(error).__name__, error)
                if pause is None or isinstance(error, TableError):
                    return False
                await asyncio.sleep(pause)
            else:
                return True
        return False

    def _mail(self, letter: Letter) -> None:
        to = urlsplit(self.post.smtp)
        message = EmailMessage(SMTP.clone(max_line_length=900))  # a folded link would be no link
        message["From"], message["To"], message["Subject"] = self.post.sender, letter.address, letter.say("letter-subject")
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.quiet}>"
        message.set_content(letter.say("letter-body"))
        safe = ssl.create_default_context()
        if to.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(to.hostname or "", to.port or 465, timeout=TIMEOUT, context=safe)
        else:
            server = smtplib.SMTP(to.hostname or "", to.port or 587, timeout=TIMEOUT)
        with server:
            if to.scheme == "smtp" and server.ehlo() and server.has_extn("starttls"):
                server.starttls(context=safe)
            if to.username:
                server.login(unquote(to.username), unquote(to.password or ""))
            server.send_message(message)

    def _hook(self, letter: Letter) -> None:
        """Post JSON. The name is resolved once and that address used, so that it can't be another than was checked."""
        parts = _split(letter.address)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        where = _resolve(parts.hostname or "", port, anywhere=parts.hostname in self.post.hosts)
        with socket.create_connection((where, port), timeout=TIMEOUT) as plain:
            line = (
                ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname)
                if parts.scheme == "https"
                else plain
            )
            connection = http.client.HTTPConnection(parts.hostname or "", port, timeout=TIMEOUT)
            connection.sock = line
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request(
                "POST", path, json.dumps(_told(letter)), {"Content-Type": "application/json", "User-Agent": "kibako"}
            )
            status = connection.getresponse().status
            connection.close()
        if not 200 <= status < 300:  # a redirection isn't followed
            raise http.client.HTTPException(f"answered with {status}")


def _told(letter: Letter) -> dict[str, str]:
    """What a webhook gets; `text` and `content` are where the common chat services look for words."""
    words = letter.say("letter-line")
    return {
        "event": "your-turn",
        "name": letter.name,
        "game": letter.game,
        "table": letter.table,
        "link": letter.link,
        "text": words,
        "content": words,
    }


def _split(address: str) -> SplitResult:
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise TableError(text("bad-address", kinds="webhook")) from None
    return parts


def _resolve(host: str, port: int, anywhere: bool) -> str:
    """An address of a host; none in a private network, unless the operator allows that host."""
    found = {str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not anywhere and any(not ipaddress.ip_address(one.partition("%")[0]).is_global for one in found):
        raise TableError(text("hook-is-private"))
    return min(found)


def _is_private_literal(host: str) -> bool:
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal")) or "." not in host
