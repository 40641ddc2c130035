"""The head of the page as it is served: language, title and description for readers, tags for previews of links."""

from __future__ import annotations

import re
from html import escape

from carrack.core.texts import LANGUAGES
from carrack.web.picture import HEIGHT, WIDTH
from carrack.web.share import LinkPreview, of_site

_LOCALES = {"en": "en_US", "ru": "ru_RU"}
_LANGUAGE = re.compile(rb'(<html\b[^>]*?\blang=")[a-z]+(")')
_TITLE = re.compile(rb"(<title>)[^<]*(</title>)")
_DESCRIPTION = re.compile(rb'(<meta name="description" content=")[^"]*(")')


def with_head(document: bytes, base: str, preview: LinkPreview, language: str) -> bytes:
    """The document for somebody who reads this language; `base` is the address of the server."""
    site = of_site(language).heading
    title = site if preview.heading == site else f"{preview.heading} · {site}"
    told = _put(document, _LANGUAGE, language)
    told = _put(told, _TITLE, title)
    told = _put(told, _DESCRIPTION, preview.said)
    return told.replace(b"</head>", _tags(base, preview, site, language).encode() + b"\n</head>", 1)


def _tags(base: str, preview: LinkPreview, site: str, language: str) -> str:
    asked = "" if language == LANGUAGES[0] else f"?lang={language}"
    picture = f"{base}{preview.picture}{asked}"
    properties = {
        "og:type": "website",
        "og:site_name": site,
        "og:locale": _LOCALES[language],
        "og:title": preview.heading,
        "og:description": preview.said,
        **({"og:url": f"{base}{preview.page}{asked}"} if preview.page else {}),
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.heading,
    }
    names = {
        "twitter:card": "summary_large_image",
        "twitter:title": preview.heading,
        "twitter:description": preview.said,
        "twitter:image": picture,
    }
    made = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in properties.items()]
    return "\n".join([*made, *(f'<meta name="{key}" content="{escape(value)}" />' for key, value in names.items())])


def _put(document: bytes, where: re.Pattern[bytes], text: str) -> bytes:
    """The text between what stands before and behind it, if the document has that place."""
    return where.sub(lambda found: found[1] + escape(text).encode() + found[2], document, count=1)
