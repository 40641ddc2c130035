"""What a viewer is sent says nothing about what the viewer may not know: the same bytes for deals that look the same.

Streams (hello, updates, what can be taken back), answers (why not, what would it do), refusals of single actions and of
messages of several, the past (replay, chart and what is exported of it), private copies in which somebody plays on,
hints, and what goes to a bot's worker.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

import msgspec

from bench.messages import curious_messages
from bench.twins import NONCE, SEED, Twins, guest_of
from carrack.core.bits import members
from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.lab.properties import random_answer, some_options
from carrack.table.exports import seen
from carrack.table.replay import Films
from carrack.table.table import Table
from carrack.table.wire import Act, Action, Back, Consent, Proposal, Suppose, Try, Why

_LONGEST = 160
"""So many random actions at most lead to a position."""
_FURTHER = 4
_TRIES = 12
_ASKED = 6
"""So many pieces and actions are asked about at each position."""
_SELDOM = 4
"""At every so many positions somebody asks for a hint, which takes its time."""


@dataclass
class Leaks:
    """How much was compared, and what was not the same."""

    positions: int = 0
    pairs: int = 0
    compared: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def line(self, title: str) -> str:
        """One line for the page."""
        counts = ", ".join(f"{n:,} {what}" for what, n in sorted(self.compared.items()))
        return (
            f"- leaks, {title}: {self.positions} positions, {self.pairs} pairs of different deals that look "
            f"the same to a viewer: {counts} compared, {len(self.wrong)} differ"
        )


def soak_leaks(game: Game, positions: int, seed: int, progress: Callable[[int], None] = lambda done: None) -> Leaks:
    """Compare what every viewer is sent in and after so many random positions."""
    found, rng = Leaks(), Chance(seed)
    for done in range(positions):
        state = _somewhere(game, rng)
        closed = bool(rng.below(2))
        for viewer in (None, *range(int(state.seats))):
            twins = Twins(state, viewer, closed, rng)
            found.pairs += twins.states[0] != twins.states[1]
            asyncio.run(_Comparison(twins, rng.fork(), found).run())
        found.positions += 1
        progress(done + 1)
    return found


def _somewhere(game: Game, rng: Chance) -> State:
    seats = game.fewest + int(rng.below(game.most - game.fewest + 1))
    state = game.deal(seats, some_options(game, rng), int(rng.next32()))
    for _ in range(int(rng.below(_LONGEST))):
        after = state.clone()
        after.answer(*random_answer(state, rng))
        if after.over:
            break
        state = after
    return state


class _Comparison:
    def __init__(self, twins: Twins, rng: Chance, found: Leaks) -> None:
        self.twins = twins
        self.rng = rng
        self.found = found

    async def run(self) -> None:
        for eye in self.twins.eyes:
            await eye.open()
        await self._look("hellos")
        for _ in range(_FURTHER):
            await self._ask_about()
            await self._be_refused()
            await self._worker()
            await self._hint()
            if not await self._act():
                break
            await self._look("updates")
            if self.rng.below(2):
                await self._take_back()
        await self._look_back()
        await self._suppose()

    async def _look(self, what: str) -> None:
        self._same(what, await self.twins.received())

    def _same(self, what: str, pair: tuple[bytes, bytes]) -> None:
        one, other = pair
        self.found.compared[what] += 1
        twins = self.twins
        if one != other:
            at = next(
                (k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
            )
            where = f"{twins.tables[0].row.title}, viewer {twins.viewer}, {what}"
            self.found.wrong.append(
                f"{where}: {one[max(0, at - 80) : at + 80]!r} or {other[max(0, at - 80) : at + 80]!r}"
            )
        told = twins.tables[0].status == "over"
        if not told and any(secret.encode() in each for secret in (SEED, NONCE) for each in pair):
            self.found.wrong.append(f"viewer {twins.viewer} is sent the seed or the nonce")

    def _pick(self, things: list[int]) -> int:
        return things[int(self.rng.below(len(things)))]

    # ---- answers ------------------------------------------------------------------------------------

    async def _ask_about(self) -> None:
        """Why not, and what would it do: about pieces in sight and about any action, legal or not."""
        twins, seat = self.twins, self.twins.seat
        if seat < 0:
            return
        state, eye = twins.states[0], twins.eyes[0]
        pieces = list(eye.scene["pieces"])
        verbs = state.game.verbs
        for _ in range(_ASKED):
            piece = pieces[int(self.rng.below(len(pieces)))]
            await self._ask("why", Why(seat, piece))
            action: Action = tuple(verbs.readable(int(self.rng.below(verbs.count))))
            await self._ask("why", Why(seat, action=action))
            await self._ask("previews", Try(seat, eye.v, [action]))
        for number in state.legal_for(seat)[:_ASKED]:
            await self._ask("previews", Try(seat, eye.v, [tuple(verbs.readable(number))]))

    async def _be_refused(self) -> None:
        """Actions that cannot be taken, alone or behind others that can."""
        twins = self.twins
        for message in list(curious_messages(twins, self.rng, _ASKED)):
            self._same("refusals", await twins.both(partial(self._send, message)))

    async def _send(self, message: list[Action], table: Table) -> int:
        return await table.act(self.twins.guest, Act(self.twins.seat, table.version, message))

    async def _ask(self, what: str, wish: Why | Try) -> None:
        guest = self.twins.guest
        if isinstance(wish, Why):
            self._same(what, await self.twins.both(lambda table: table.why(guest, wish)))
        else:
            self._same(what, await self.twins.both(lambda table: table.preview(guest, wish)))

    async def _worker(self) -> None:
        if self.twins.seat in members(self.twins.states[0].waiting):
            self._same("copies for bots", await self.twins.to_worker(int(self.rng.next32())))
            self._same("questions to programs", await self.twins.to_program(int(self.rng.next32())))

    async def _hint(self) -> None:
        """Also where there is none, because somebody else is asked."""
        if self.twins.seat >= 0 and self.rng.below(_SELDOM) == 0:
            self._same("hints", await self.twins.hints(int(self.rng.next32())))

    async def _look_back(self) -> None:
        """The past as the viewer may see it, from the beginning and from the middle."""
        twins = self.twins
        seat = "" if twins.viewer is None else str(twins.viewer)

        async def replay(first: int, table: Table) -> object:
            return await Films(twins.opening_of).replay(table, twins.guest, seat, first, None)

        for first in (0, twins.tables[0].session.at // 2):
            self._same("replays", await twins.both(partial(replay, first)))
        self._same("charts", await twins.both(lambda table: Films(twins.opening_of).chart(table, twins.guest, seat)))
        self._same("exports", await twins.both(lambda table: seen(Films(twins.opening_of), table, twins.guest, seat)))

    async def _suppose(self) -> None:
        """Some moves in a private copy of the position now, and of one in the past."""
        twins, seat = self.twins, self.twins.seat
        if seat < 0:
            return

        async def play(wish: Suppose, table: Table) -> object:
            copy, *_ = await Films(twins.opening_of).copy(table, twins.guest, wish)
            return copy.play(), copy.moves

        for at in (twins.tables[0].session.at, twins.tables[0].session.at // 2):
            wish = Suppose(seat=seat, at=at, deal=int(self.rng.next32()))
            for _ in range(_FURTHER):
                pair = await twins.both(partial(play, wish))
                self._same("what-ifs", pair)
                (scene, steps), moves = msgspec.json.decode(pair[0])
                for step in steps:
                    scene |= step["patch"].get("scene", {})
                said = [choice["say"] for choice in scene.get("options", {}).values()]
                if not said:
                    break
                wish = msgspec.structs.replace(
                    wish, moves=moves, known=len(moves), actions=[said[int(self.rng.below(len(said)))]]
                )

    # ---- actions ------------------------------------------------------------------------------------

    async def _act(self) -> bool:
        """A further action whose result looks the same to the viewer; False if none was found."""
        twins = self.twins
        for _ in range(_TRIES):
            if twins.states[0].over:
                return False
            seat, action = random_answer(twins.states[0], self.rng)
            other = action
            if not twins.may_read(seat) and twins.states[1].waiting >> seat & 1:
                other = self._pick(twins.states[1].legal_for(seat))
            same = twins.compared(seat, action, other)
            if same and not same.look:
                # Such a pair is left out. That hides no leak if what came to light was told, or counts as a reveal.
                self.found.compared["reveals"] += 1
                if not same.told:
                    where = f"{twins.tables[0].row.title}, viewer {twins.viewer}"
                    self.found.wrong.append(f"{where}: after {action} of seat {seat} it shows what nobody told")
            if same and same.look:
                for table, number in zip(twins.tables, (action, other), strict=True):
                    said: Action = tuple(table.game.verbs.readable(number))
                    await table.act(guest_of(seat), Act(seat, table.version, [said]))
                return True
        return False

    async def _take_back(self) -> None:
        """The last action is taken back, freely or by consent, and perhaps taken again."""
        table = self.twins.tables[0]
        seat = table.session.messages[-1].seat if table.session.messages else 0
        offered = table.session.takeback(seat)
        to = offered.back if offered.back is not None else offered.ask
        if table.status != "playing" or to is None:
            return
        back = Back(seat, table.version, to)
        await self._do(lambda each: each.takebacks.undo(guest_of(seat), back))
        while table.session.proposal:
            await self._answer(table.session.proposal, table.version)
        again = Back(seat, table.version)
        if table.session.undone and self.rng.below(2):
            await self._do(lambda each: each.takebacks.redo(guest_of(seat), again))

    async def _answer(self, proposal: Proposal, version: int) -> None:
        seat = self._pick([each for each in proposal.asked if each not in proposal.agreed])
        wish = Consent(seat, version, bool(self.rng.below(4)))
        await self._do(lambda each: each.takebacks.answer(guest_of(seat), wish))

    async def _do(self, what: Callable[[Table], Awaitable[object]]) -> None:
        self._same("answers", await self.twins.both(what))
        await self._look("takebacks")
