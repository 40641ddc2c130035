"""Taking back (undo): freely over one's own actions that revealed nothing; beyond that if all agree."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

import msgspec

from carrack.table import seating
from carrack.table.events import Answered, Asked, Redone, WentBack
from carrack.table.loading import promise_of
from carrack.table.refused import Refused
from carrack.table.shuffle import fresh_deal, later_deal
from carrack.table.wire import Back, Consent, Takeback

if TYPE_CHECKING:
    from carrack.table.table import Table


class Takebacks:
    """What people at one table take back, and take again."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)

    async def undo(self, guest: str, wish: Back) -> int:
        """Go back: at once where it is free or nobody else has to agree, else the others are asked."""
        table = self._table
        async with table.in_order():
            table.check_turn(guest, wish.seat, wish.v)
            if not table.session.may_go_back_to(wish.to):
                raise self._no_undo("There is no such position to go back to.")
            if wish.to >= table.session.match.free_from(wish.seat):
                return await table.append(self._back(wish.seat, wish.to))
            mine = seating.seats_of(table.seats, guest)
            if not any(m.start == wish.to and m.seat in mine for m in table.session.messages):
                raise self._no_undo("You can ask to go back to a decision of your own only.")
            if asked := self.must_agree(guest, wish.to):
                return await table.append(Asked(wish.seat, wish.to, tuple(asked)))
            return await table.append(self._back(wish.seat, wish.to))

    async def redo(self, guest: str, wish: Back) -> int:
        """Take again what was taken back last."""
        table = self._table
        async with table.in_order():
            table.check_turn(guest, wish.seat, wish.v)
            undone = table.session.undone
            if not undone or undone[-1].seat not in seating.seats_of(table.seats, guest):
                raise self._no_undo("There is nothing to take again.")
            return await table.append(Redone(undone[-1].seat))

    async def answer(self, guest: str, wish: Consent) -> int:
        """Agree to the proposal or not; when the last one agrees, it happens."""
        table = self._table
        async with table.in_order():
            table.check_turn(guest, wish.seat, wish.v)
            proposal = table.session.proposal
            mine = seating.seats_of(table.seats, guest)
            withdraws = proposal is not None and proposal.by in mine and not wish.agree
            if proposal is None or not (withdraws or wish.seat in proposal.asked):
                raise self._no_undo("Nobody asks you to go back.")
            version = await table.append(Answered(proposal.by if withdraws else wish.seat, wish.agree))
            now = table.session.proposal
            if now and {table.seats[k].guest for k in now.asked} <= {table.seats[k].guest for k in now.agreed}:
                version = await table.append(self._back(now.by, now.to))
            return version

    def offered(self, seat: int, guest: str) -> Takeback:
        """What a seat of this person may take back now, and what others would be asked and told."""
        session = self._table.session
        offer = session.takeback(seat, seating.seats_of(self._table.seats, guest) if guest else ())
        if offer.ask is None:
            return offer
        asked = tuple(self.must_agree(guest, offer.ask))
        return msgspec.structs.replace(offer, revealed=session.revealed_since(offer.ask), asked=asked)

    @property
    def stands(self) -> bool:
        """Whether people discuss going back. A question to somebody who has left for good holds up nobody."""
        proposal = self._table.session.proposal
        return proposal is not None and all(self._table.seats[seat].guest for seat in proposal.asked)

    def question(self) -> tuple[str, set[str | None]]:
        """A name of the question that stands, and whose answer it waits for; "" if there is none."""
        proposal = self._table.session.proposal if self._table.status == "playing" else None
        if proposal is None:
            return "", set()
        asked, agreed = ({self._table.seats[k].guest for k in seats} for seats in (proposal.asked, proposal.agreed))
        return f"{proposal.by}.{proposal.to}", asked - agreed

    def must_agree(self, guest: str, to: int) -> list[int]:
        """The seats of others who have to agree to go back there: those who play, and those who have decided since.

        A bot that stands in for somebody does not speak for what they decided themselves.
        """
        session = self._table.session
        silent = session.stand_ins.keys() - session.decided_in_person_since(to)
        return seating.other_people(self._table.seats, guest, silent)

    def _back(self, seat: int, to: int) -> WentBack:
        session = self._table.session
        others = tuple(other for other in session.decided_since(to) if other != seat)
        revealed = session.revealed_since(to)
        dealt = self._next_deal() if revealed and self._table.deals_anew else ""
        return WentBack(seat, to, revealed, others, dealt)

    def _next_deal(self) -> str:
        """The seed from which is dealt anew; where the first deal was promised, it follows from that."""
        row = self._table.row
        promised = bool(promise_of(row))
        return later_deal(row.seed, row.nonce, self._table.session.deals + 1) if promised else fresh_deal()

    def _no_undo(self, detail: str) -> Refused:
        return Refused("no-undo", detail, 409, self._table.version)
