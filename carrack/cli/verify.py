"""`carrack verify`: was a match dealt as promised, and played by the rules?"""

from __future__ import annotations

import argparse
from pathlib import Path

from carrack.cli.language import Words
from carrack.cli.parser import Parser
from carrack.core.record import read, replay
from carrack.table.shuffle import fits_promise, kept


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.given.add_argument("record", metavar="RECORD", help=parser.words("help-record-file"))
    parser.given.add_argument("commitment", metavar="COMMITMENT", nargs="?", help=parser.words("help-commitment"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Check seed and nonce against the promise, and every action against the rules; 1 if a promise was broken."""
    record = read(Path(args.record).read_bytes())
    state = replay(record)
    nonce = record.notes.get("nonce")
    promised = args.commitment or record.notes.get("commitment")
    print(words("verify-rules", title=record.title, actions=len(record.actions)))
    scores = ", ".join(str(int(state.score(seat))) for seat in range(record.seats))
    print(words("verify-scores", scores=scores, over="yes" if state.over else "no"))
    right = kept(record.seed, nonce, promised)
    if right is None:
        print(words("verify-no-promise"))
        return 0
    print(words("verify-kept" if right else "verify-broken", commitment=promised))
    if record.dealt_anew and right:
        right = fits_promise(record.seed, str(nonce), record.dealt_anew)
        print(words("verify-anew-kept" if right else "verify-anew-broken", n=len(record.dealt_anew)))
    return 0 if right else 1
