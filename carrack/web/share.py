"""What a link tells before it is opened: of a match that runs, the title and who invites to it, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from carrack.core import texts
from carrack.core.contract import Game
from carrack.core.registry import find
from carrack.table.ending import Ending, sayer_of, verdict
from carrack.table.kept import KeptTable
from carrack.table.lettering import isolated
from carrack.table.table import Table
from carrack.web.titles import minutes_of


class LinkPreview(NamedTuple):
    """A heading, a sentence or two, and the address of a picture; `page`: its own address, if it may be told alone."""

    heading: str
    said: str
    picture: str
    page: str = ""


def language_of(asked: str, accepted: str = "") -> str:
    """The language that a link asks for; else the first of ours that the reader's browser names; else our first."""
    if asked in texts.LANGUAGES:
        return asked
    wanted = sorted(filter(None, accepted.lower().split(",")), key=_weight, reverse=True)
    spoken = (one.partition(";")[0].strip().partition("-")[0] for one in wanted)
    return next((one for one in spoken if one in texts.LANGUAGES), texts.LANGUAGES[0])


def of_site(language: str) -> LinkPreview:
    """The first page, and every other that has nothing of its own to tell."""
    return LinkPreview(_say(language, "share-site"), about(language), "/api/picture.png")


def of_title(title: str, language: str) -> LinkPreview:
    """How a title is played."""
    game = find(title)
    return LinkPreview(
        title_of(title, language), _facts(game, language), f"/api/titles/{title}/picture.png", f"/how/{title}"
    )


def of_table(table: Table | KeptTable, language: str) -> LinkPreview:
    """A table whose match is not over: which title it is."""
    told = of_title(table.row.title, language)
    return told._replace(picture=_picture(table.row.id), page=f"/t/{table.row.id}")


def of_invitation(table: Table | KeptTable, language: str) -> LinkPreview:
    """A link for a whole table. It has no address to be told alone: what makes it an invitation no server is told."""
    told = of_table(table, language)._replace(page="")
    if table.status != "gathering":
        return told
    host = table.row.host
    name = next((row.name for row in table.seats if host and row.guest == host), "")
    said = {"name": isolated(name), "title": told.heading}
    heading = _say(language, "share-invited-by" if name else "share-invited", said)
    return told._replace(heading=heading, said=_facts(find(table.row.title), language, len(table.seats)))


def of_result(ending: Ending, language: str) -> LinkPreview:
    """Who has won, and the places with their points."""
    sayer = sayer_of(ending, language)
    sayer.names = [isolated(name) for name in sayer.names]
    places = [f"{ending.places[k]}. {sayer.name(k)}: {ending.scores[k]}" for k in ending.in_order()]
    said = " · ".join([title_of(ending.title, language), *places])
    return LinkPreview(verdict(ending, sayer), said, _picture(ending.match), f"/t/{ending.match}/result")


def title_of(title: str, language: str) -> str:
    """What a title is called."""
    return texts.say(texts.of_title(find(title), language), "title")


def about(language: str) -> str:
    """One sentence about us."""
    return _say(language, "share-about")


def about_title(title: str, language: str) -> str:
    """One sentence about a title; about us where it has none."""
    words = texts.of_title(find(title), language)
    return texts.say(words, "title-about") if words.has_message("title-about") else about(language)


def _facts(game: Game, language: str, players: int = 0) -> str:
    """A title in a sentence, for how many it is, or how many will play, and how long it takes."""
    fewest, most = (players, players) if players else (game.fewest, game.most)
    numbers = {"fewest": fewest, "most": most, "n": most, "minutes": minutes_of(game)}
    size = _say(language, "share-one-size" if fewest == most else "share-sizes", numbers)
    told = [about_title(game.key, language), size]
    return " ".join([*told, *([_say(language, "share-minutes", numbers)] if numbers["minutes"] else [])])


def _picture(match_id: str) -> str:
    return f"/api/tables/{match_id}/picture.png"


def _say(language: str, message: str, args: dict[str, object] | dict[str, str] | dict[str, int] | None = None) -> str:
    return texts.say(texts.bundle(language, "carrack.core.words"), message, args)


def _weight(accepted: str) -> float:
    """How much a browser wishes for a language: `ru;q=0.8`."""
    said = accepted.partition("q=")[2].strip()
    return float(said) if said.replace(".", "", 1).isdecimal() else 1.0
