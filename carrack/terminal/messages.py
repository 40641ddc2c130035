"""The terminal's own words: those around a scene, which no title has."""

from __future__ import annotations

from carrack.core import texts


class Messages:
    """Messages in one language: the terminal's, and those of further packages."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundle = texts.bundle(language, "carrack.terminal.words", *packages)

    def __call__(self, message_id: str, /, **args: object) -> str:
        """One message."""
        return texts.say(self._bundle, message_id, args)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)
