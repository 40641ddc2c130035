"""What the server keeps of a person besides a name: settings, the phrase that finds them again."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.refused import Refused
from carrack.table.store.rows import Profile
from carrack.table.store.store import Store
from carrack.table.wire import NewPhrase, Nothing, Phrase, ProfileView, RatingWish, SettingsWish
from carrack.web import phrases
from carrack.web.allowing import address_of, allow
from carrack.web.guests import Guests
from carrack.web.limits import PHRASES, Limits, Rate
from carrack.web.responses import json
from carrack.web.tables import TableRoutes

_MOST = 4096
"""Bytes of settings."""
_NONE = b"{}"
NEWCOMERS = Rate(60, 0.1)
"""Guests of one address whose settings are kept for the first time: cookies are free, and the disk is not."""


class ProfileRoutes:
    """The handlers."""

    def __init__(self, tables: TableRoutes, store: Store, guests: Guests, limits: Limits) -> None:
        self._tables = tables
        self._store = store
        self._guests = guests
        self._limits = limits

    def routes(self) -> list[Route]:
        """Every address."""
        post = ["POST"]
        return [
            Route("/api/profile", self.read, methods=["GET"]),
            Route("/api/profile/settings", self.settings, methods=post),
            Route("/api/profile/phrase", self.phrase, methods=post),
            Route("/api/profile/rating", self.rating, methods=post),
            Route("/api/me/alone", self.alone, methods=post),
            Route("/api/recover", self.recover, methods=post),
        ]

    async def read(self, request: Request) -> Response:
        """What I like."""
        guest = self._guests.read(request)
        return json(_view(await self._profile(guest)) if guest else ProfileView())

    async def settings(self, request: Request) -> Response:
        """Keep settings of my page."""
        guest, wish = await self._tables.wish(request, SettingsWish)
        encoded = msgspec.json.encode(wish.settings)
        if len(encoded) > _MOST:
            raise Refused("too-large", f"Settings have at most {_MOST} bytes.", 413)
        profile = await self._profile(guest)
        if profile.settings == _NONE:
            allow(self._limits, NEWCOMERS, request)
        return await self._saved(msgspec.structs.replace(profile, settings=encoded))

    async def phrase(self, request: Request) -> Response:
        """A new phrase; an older one finds me no longer, nor do my other devices if I wish so."""
        guest, wish = await self._tables.wish(request, NewPhrase)
        made = phrases.new_phrase()
        sealed = phrases.sealed(self._guests.seals, made)[0]
        await self._save(msgspec.structs.replace(await self._profile(guest), phrase=sealed))
        answer = json(Phrase(made))
        if wish.alone:
            await self._log_out_others(guest, request, answer)
        return answer

    async def alone(self, request: Request) -> Response:
        """Log me out everywhere but here."""
        guest, _ = await self._tables.wish(request, Nothing)
        answer = json({})
        await self._log_out_others(guest, request, answer)
        return answer

    async def _log_out_others(self, guest: str, request: Request, answer: Response) -> None:
        generation = await asyncio.shield(asyncio.wrap_future(self._store.house.next_generation(guest)))
        self._guests.renew(guest, generation)
        self._guests.remember(answer, request, guest)

    async def rating(self, request: Request) -> Response:
        """Whether I want a rating."""
        guest, wish = await self._tables.wish(request, RatingWish)
        await asyncio.shield(asyncio.wrap_future(self._store.want_rating(guest, wish.on)))
        return json(_view(await self._profile(guest)))

    async def recover(self, request: Request) -> Response:
        """Be whom a phrase names, on this device too."""
        _, wish = await self._tables.wish(request, Phrase)
        self._check_rate(request)
        sealed = phrases.sealed(self._guests.seals, wish.phrase)
        guest = await asyncio.to_thread(self._store.guest_of_phrase, sealed)
        if guest is None:
            raise Refused("no-phrase", "Nobody has this phrase.", 404)
        answer = json({})
        self._guests.remember(answer, request, guest)
        return answer

    def _check_rate(self, request: Request) -> None:
        if not self._limits.allow(PHRASES, address_of(request)):
            raise Refused("too-many", "Too many tries; wait a minute.", 429)

    async def _profile(self, guest: str) -> Profile:
        return await asyncio.to_thread(self._store.profile, guest)

    async def _save(self, profile: Profile) -> None:
        await asyncio.shield(asyncio.wrap_future(self._store.save_profile(profile)))

    async def _saved(self, profile: Profile) -> Response:
        await self._save(profile)
        return json(_view(profile))


def _view(profile: Profile) -> ProfileView:
    settings = msgspec.json.decode(profile.settings)
    return ProfileView(settings, profile.phrase is not None, profile.unrated)
