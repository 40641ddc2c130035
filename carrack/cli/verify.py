"""`carrack verify`: was a match dealt as promised, and played by the rules?"""

from __future__ import annotations

import argparse
from pathlib import Path

from carrack.cli.language import Words
from carrack.cli.parser import Parser
from carrack.core.record import read, replay
from carrack.table.shuffle import fits_promise, promise_in


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.given.add_argument("record", metavar="RECORD", help=parser.words("help-record-file"))
    parser.given.add_argument("commitment", metavar="COMMITMENT", nargs="?", help=parser.words("help-commitment"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Check seed and nonce against the promise, and every action against the rules; 1 if a promise was broken."""
    record = read(Path(args.record).read_bytes())
    state = replay(record)
    promise = promise_in(record, args.commitment)
    promised = args.commitment or record.notes.get("commitment")
    print(words("verify-rules", title=record.title, actions=len(record.actions)))
    scores = ", ".join(str(int(state.score(seat))) for seat in range(state.placed))
    print(words("verify-scores", scores=scores, over="yes" if state.over else "no"))
    print(words("verify-chance", chance=record.chance))
    if any(promise.salts):
        for seat, salt in enumerate(promise.salts):
            print(words("verify-salt", seat=seat + 1, salt=salt) if salt else words("verify-no-salt", seat=seat + 1))
    if any(promise.salts) or not promise.followed:
        print(words("verify-followed" if promise.followed else "verify-not-followed"))
    if promise.kept is None:
        print(words("verify-no-promise"))
    else:
        print(words("verify-kept" if promise.kept else "verify-broken", commitment=promised))
    right = promise.kept is not False and promise.followed
    if record.dealt_anew and promise.kept:
        again = fits_promise(promise.drawn, str(record.notes.get("nonce")), record.dealt_anew)
        print(words("verify-anew-kept" if again else "verify-anew-broken", n=len(record.dealt_anew)))
        right = right and again
    return 0 if right else 1
