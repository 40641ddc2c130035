"""What a link tells before it is opened: tags for those who show previews. Of a match that runs, the title alone."""

from __future__ import annotations

from html import escape

from carrack.core import texts
from carrack.core.registry import find
from carrack.table.ending import Ending, sayer_of, verdict
from carrack.table.lettering import isolated
from carrack.web.picture import HEIGHT, WIDTH

SITE = "Carrack"
_LOCALES = {"en": "en_US", "ru": "ru_RU"}


def language_of(asked: str) -> str:
    """The language that a link asks for, or the first of ours."""
    return asked if asked in texts.LANGUAGES else texts.LANGUAGES[0]


def title_of(title: str, language: str) -> str:
    """What a title is called."""
    return texts.say(texts.of_title(find(title), language), "title")


def about(language: str) -> str:
    """One sentence about us."""
    return texts.say(texts.bundle(language, "carrack.core.words"), "share-about")


def tags(base: str, table: str, title: str, ending: Ending | None, language: str) -> str:
    """The tags of a table's result; before the end they say which title it is, and nothing else."""
    name = title_of(title, language)
    heading, said = name, about(language)
    if ending is not None:
        sayer = sayer_of(ending, language)
        sayer.names = [isolated(name) for name in sayer.names]
        places = [f"{ending.places[k]}. {sayer.name(k)}: {ending.scores[k]}" for k in ending.in_order()]
        heading, said = verdict(ending, sayer), " · ".join([name, *places])
    asked = "" if language == texts.LANGUAGES[0] else f"?lang={language}"
    properties = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:locale": _LOCALES[language],
        "og:title": heading,
        "og:description": said,
        "og:url": f"{base}/t/{table}/result{asked}",
        "og:image": f"{base}/api/tables/{table}/picture.png{asked}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": heading,
    }
    made = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in properties.items()]
    return "\n".join([*made, '<meta name="twitter:card" content="summary_large_image" />'])
