"""Sending notifications by mail, webhook or push, where the operator has set that up.

A notification holds the table's link and no secret of the game. Sending happens in threads of its own, each attempt ends in
time, and neither ever holds up a table.
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
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from functools import partial
from typing import Literal, NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from kibako.engine.errors import KibakoError
from kibako.engine.words import text
from kibako.table.errors import TableError
from kibako.table.figures import NOTIFICATIONS
from kibako.table.limits import Bucket, Buckets
from kibako.table.tables.lines import TIMEOUT, Line, addresses_of
from kibako.table.tables.push import CAN_PUSH, Push, is_subscription, subscription
from kibako.table.words import say

MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PAUSES = (5.0, 30.0, 120.0)  # seconds before each further attempt
SENDING = 8  # at a time
AN_HOUR, AT_ONCE = 12, 6  # notifications to one address
INTO_IPV4 = [
    ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "fec0::/10", "::/96")
]
"""IPv6 addresses that lead to IPv4 ones inside them, perhaps private, or nowhere."""
logger = logging.getLogger("kibako.table")


class Delivery(msgspec.Struct, frozen=True):
    """How this server may reach people, as its operator has set it up."""

    home: str = ""  # this server's address as people know it: links begin with it
    smtp: str = ""  # smtp://user:password@host:port, smtps:// for TLS from the start
    sender: str = ""
    webhooks: bool = False
    hosts: frozenset[str] = frozenset()  # to which webhooks may go by http and at private addresses
    after: float = 120.0  # seconds of somebody's turn before they are told
    push: str = ""  # where push services may reach the operator: mailto:…

    def __post_init__(self) -> None:
        if self.push and not self.push.startswith(("mailto:", "https://")):
            raise KibakoError("--push takes an address by which push services may reach you, such as mailto:you@example.org")
        if self.push and not CAN_PUSH:
            raise KibakoError("to send push notifications: pip install kibako[push]")
        if (self.smtp or self.webhooks or self.push) and urlsplit(self.home).scheme not in {"http", "https"}:
            raise KibakoError("to send notifications the server must know its own address: give it with --address https://…")
        if self.smtp and (urlsplit(self.smtp).scheme not in {"smtp", "smtps"} or not urlsplit(self.smtp).hostname):
            raise KibakoError("--smtp takes a URL such as smtp://user:password@mail.example.org:587")
        if self.smtp and not MAIL.fullmatch(self.sender):
            raise KibakoError("--mail-from takes the mail address that notifications come from")

    @property
    def kinds(self) -> list[str]:
        return [kind for kind, offered in (("mail", self.smtp), ("webhook", self.webhooks)) if offered]

    @property
    def sends(self) -> bool:
        """Whether anybody can be reached at all."""
        return bool(self.kinds or self.push)

    def check(self, address: str) -> str:
        """An address that can be written to, or why not."""
        address = address.strip()
        if self.smtp and len(address) <= 254 and MAIL.fullmatch(address):
            return address
        if self.push and is_subscription(address):
            self._check_hook(subscription(address).endpoint)
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


class Mail(NamedTuple):
    address: str
    subject: str
    body: str
    quiet: str = ""  # the link that ends such mails
    id: str = ""


def is_mail(address: str) -> bool:
    return bool(MAIL.fullmatch(address.strip()))


def mailbox_of(address: str) -> str:
    """Where mail arrives, whatever is added to the address."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def confirmation_mail(address: str, language: str, home: str, link: str) -> Mail:
    """To somebody who may never have heard of us: so it holds no word that a stranger chose."""
    subject, body = (say(language, f"confirmation-{part}", home=home, link=link) for part in ("subject", "body"))
    return Mail(address, subject, body)


class Notification(NamedTuple):
    """Tells somebody that it is their turn."""

    address: str
    language: str
    name: str  # of the person
    game: str
    table: str  # its title
    link: str
    quiet: str  # the link that ends these notifications
    id: str  # the same if one turn should be told twice

    def say(self, key: str) -> str:
        return say(self.language, key, name=self.name, game=self.game, table=self.table, link=self.link, quiet=self.quiet)

    def mail(self) -> Mail:
        return Mail(self.address, self.say("notification-subject"), self.say("notification-body"), self.quiet, self.id)


Outcome = Literal["sent", "failed", "hopeless"]  # failed: it may be tried again


class Sender:
    """Sends notifications; failures are logged."""

    def __init__(self, delivery: Delivery, key: str = "") -> None:
        self._delivery = delivery
        self.push = Push(key, delivery.push) if delivery.push else None
        self._each = Buckets(AN_HOUR / 3600, AT_ONCE)
        self._all = Bucket(1, 60)
        self._threads = ThreadPoolExecutor(SENDING, "sender")
        self._lines: set[Line] = set()

    def close(self) -> None:
        """Nothing more is sent; what is being sent is broken off."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for line in list(self._lines):
            line.close()

    def may_send(self, address: str) -> bool:
        """Whether one more may be sent to an address."""
        if self._each.take(address) and self._all.take():
            return True
        NOTIFICATIONS.labels("left out").inc()
        logger.warning("a notification was left out: too many to one address, or in all")
        return False

    async def send(self, notification: Notification) -> Outcome:
        """One attempt."""
        return await self._attempt(partial(self._way(notification.address), notification))

    async def send_mail(self, mail: Mail) -> None:
        """One that somebody waits for, and can ask for again: it is kept nowhere."""
        if not self.may_send(mail.address):
            return
        for pause in (0.0, *PAUSES):
            await asyncio.sleep(pause)
            if await self._attempt(partial(self._mail, mail)) != "failed":
                return
        NOTIFICATIONS.labels("failed").inc()

    async def _attempt(self, work: Callable[[Line], None]) -> Outcome:
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._try, work)
        except TableError as error:
            logger.warning("a notification can't be sent (%s)", error)
            NOTIFICATIONS.labels("failed").inc()
            return "hopeless"
        except (OSError, smtplib.SMTPException, http.client.HTTPException) as error:
            logger.warning("a notification could not be sent (%s: %s)", type(error).__name__, error)
            return "failed"
        NOTIFICATIONS.labels("sent").inc()
        return "sent"

    def _try(self, work: Callable[[Line], None]) -> None:
        """In a thread."""
        with Line() as line:
            self._lines.add(line)
            try:
                work(line)
            finally:
                self._lines.discard(line)

    def _way(self, address: str) -> Callable[[Notification, Line], None]:
        if is_subscription(address):
            return self._push
        return self._hook if "://" in address else self._mail_turn

    def _push(self, notification: Notification, line: Line) -> None:
        if self.push is None:
            raise TableError(text("bad-address", kinds="none"))
        told = {"title": notification.say("notification-subject"), "body": notification.table, "link": notification.link}
        self._post(*self.push.post(notification.address, told), line)

    def _mail_turn(self, notification: Notification, line: Line) -> None:
        self._mail(notification.mail(), line)

    def _mail(self, mail: Mail, line: Line) -> None:
        to = urlsplit(self._delivery.smtp)
        message = EmailMessage(SMTP.clone(max_line_length=900))  # a folded link would be no link
        message["From"], message["To"], message["Subject"] = (
            self._delivery.sender,
            mail.address,
            mail.subject,
        )
        if mail.id:
            message["Message-ID"] = f"<{mail.id}@{urlsplit(self._delivery.home).hostname}>"
        message["Auto-Submitted"] = "auto-generated"
        if mail.quiet:
            message["List-Unsubscribe"] = f"<{mail.quiet}>"
        message.set_content(mail.body)
        safe = ssl.create_default_context()
        with _mail_server(to, line, safe) as server:
            if to.scheme == "smtp" and server.ehlo() and server.has_extn("starttls"):
                server.starttls(context=safe)
            if to.username:
                server.login(unquote(to.username), unquote(to.password or ""))
            server.send_message(message)

    def _hook(self, notification: Notification, line: Line) -> None:
        headers = {"Content-Type": "application/json", "User-Agent": "kibako"}
        self._post(notification.address, json.dumps(_told(notification)).encode(), headers, line)

    def _post(self, url: str, body: bytes, headers: dict[str, str], line: Line) -> None:
        """The name is resolved once and that address used, so that it can't be another than was checked."""
        parts = _split(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        where = _resolve(parts.hostname or "", port, anywhere=parts.hostname in self._delivery.hosts)
        with line.connect([where], port) as plain:
            safe = (
                ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname)
                if parts.scheme == "https"
                else plain
            )
            connection = http.client.HTTPConnection(parts.hostname or "", port, timeout=TIMEOUT)
            connection.sock = safe
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, headers)
            status = connection.getresponse().status
            connection.close()
        if not 200 <= status < 300:  # a redirection isn't followed
            raise http.client.HTTPException(f"answered with {status}")


class _OnLine(smtplib.SMTP):
    """A conversation with a mail server, on a line that is watched."""

    def __init__(self, line: Line, host: str, port: int) -> None:
        self._line = line
        super().__init__(host, port, timeout=TIMEOUT)

    def _get_socket(self, host: str, port: int, _timeout: float) -> socket.socket:
        return self._line.connect(addresses_of(host, port), port)


class _SafeOnLine(smtplib.SMTP_SSL, _OnLine):
    def __init__(self, line: Line, host: str, port: int, safe: ssl.SSLContext) -> None:
        self._line = line
        smtplib.SMTP_SSL.__init__(self, host, port, timeout=TIMEOUT, context=safe)


def _mail_server(where: SplitResult, line: Line, safe: ssl.SSLContext) -> smtplib.SMTP:
    host = where.hostname or ""
    if where.scheme == "smtps":
        return _SafeOnLine(line, host, where.port or 465, safe)
    return _OnLine(line, host, where.port or 587)


def _told(notification: Notification) -> dict[str, str]:
    """What a webhook gets; `text` and `content` are where the common chat services look for words."""
    words = notification.say("notification-line")
    return {
        "event": "your-turn",
        "id": notification.id,
        "name": notification.name,
        "game": notification.game,
        "table": notification.table,
        "link": notification.link,
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
    found = addresses_of(host, port)
    if not anywhere and not all(_is_public(one.partition("%")[0]) for one in found):
        raise TableError(text("hook-is-private"))
    return min(found)


def _is_private_literal(host: str) -> bool:
    host = host.rstrip(".").lower()
    try:
        return not _is_public(host)
    except ValueError:
        return _is_number(host) or host.endswith(("localhost", ".local", ".internal")) or "." not in host


def _is_public(literal: str) -> bool:
    """Raises ValueError if it is no address."""
    address = ipaddress.ip_address(literal)
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped.is_global
    return address.is_global and not any(address in network for network in INTO_IPV4)


def _is_number(host: str) -> bool:
    """Whether the system reads it as an IPv4 address, as it does 127.1 and 0x7f.1. Nobody writes a public one like that."""
    try:
        socket.inet_aton(host)
    except OSError:
        return False
    return True
