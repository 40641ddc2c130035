"""A running environment as bytes: what it plays, the game as it stands, and where its seeds have got to."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from carrack.core.errors import CarrackError
from carrack.envs.episode import Episode, Setting
from carrack.envs.seeds import Seeds

_MARK = b"carrack environment 1\n"
_CHECK = 16


class BadSnapshot(CarrackError):
    """Bytes that this environment did not save, and why."""


class _Snapshot(msgspec.Struct):
    """Seeds have 128 bits, more than a number of the format holds, so they are text."""

    plays: dict[str, Any]
    first_seed: str
    game: int
    decisions: int
    position: bytes
    face: dict[str, Any]


def save(plays: dict[str, Any], episode: Episode, face: dict[str, Any]) -> bytes:
    """The bytes; `plays` must be equal where they are restored, `face` is whatever else the face needs."""
    seeds = episode.seeds
    position = episode.state.to_bytes()
    body = msgspec.msgpack.encode(_Snapshot(plays, f"{seeds.first:x}", seeds.game, episode.decisions, position, face))
    return _MARK + _check(body) + body


def restore(data: bytes, plays: dict[str, Any], setting: Setting) -> tuple[Episode, dict[str, Any]]:
    """The game and the face's own; bytes of anything else are refused."""
    found = _read(bytes(data))
    then = found.plays
    unlike = [f"{key} {then.get(key)!r}, not {plays[key]!r}" for key in plays if then.get(key) != plays[key]]
    if unlike:
        raise BadSnapshot(f"these bytes were saved from another environment: it had {', '.join(unlike)}")
    seeds = Seeds(int(found.first_seed, 16), found.game)
    return Episode(setting, seeds, setting.game.restore(found.position), found.decisions), found.face


def _read(data: bytes) -> _Snapshot:
    if not data.startswith(_MARK):
        raise BadSnapshot("these bytes were not saved by an environment of this version of Carrack")
    body = data[len(_MARK) + _CHECK :]
    if data[len(_MARK) : len(_MARK) + _CHECK] != _check(body):
        raise BadSnapshot("the saved bytes are damaged or cut off")
    return msgspec.msgpack.decode(body, type=_Snapshot)


def _check(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()[:_CHECK]
