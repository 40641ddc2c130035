"""A whole game of the reference, led by the choices that were made in a game of the engine."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.language import Effect
from tests.games.endeavor.endeavor_2009.reference.world import BUILDINGS, CARDS, LENGTH, ROUTES, TOKENS, Player, World

ROUNDS = 7
Choice = tuple[int, str, str]
"""Who chose, the verb, and what it was said with."""


def offer(effect: Effect) -> tuple[list[str], bool]:
    """The actions of an effect, and whether all of them are done."""
    word, *rest = effect
    return ([str(each[0]) for each in rest], word == "any_order") if rest else ([str(word)], False)


class Play:
    """Takes choice after choice; each must be what the rules ask for at that moment."""

    def __init__(self, world: World, first: int, choices: Sequence[Choice]) -> None:
        self.world = world
        self.players = world.players
        self.first = first
        self.choices = list(reversed(choices))

    def to_the_end(self) -> None:
        """Seven rounds, and nothing is left over."""
        for _ in range(ROUNDS):
            order = [(self.first + k) % len(self.players) for k in range(len(self.players))]
            for seat in order:
                self._build(seat)
            for seat in order:
                self._grow(self.players[seat])
            for seat in order:
                self._pay(seat)
            self._act(order)
            self.first = order[1]
        assert not self.choices

    def _take(self, seat: int, *verbs: str) -> tuple[str, str]:
        who, verb, what = self.choices.pop()
        assert who == seat, (who, seat, verb, what)
        assert verb in verbs, (verb, verbs)
        return verb, what

    def _is_next(self, seat: int, verb: str) -> bool:
        return bool(self.choices) and self.choices[-1][:2] == (seat, verb)

    def _build(self, seat: int) -> None:
        player = self.players[seat]
        allowed = self.world.buildable(player)
        if not allowed:
            return
        _, name = self._take(seat, "build")
        assert name in allowed
        self.world.stock[name] -= 1
        player.owned.append(name)

    def _grow(self, player: Player) -> None:
        n = min(player.supply, player.level("culture") + 1)
        player.supply -= n
        player.harbour += n

    def _pay(self, seat: int) -> None:
        player = self.players[seat]
        payments = player.level("finance")
        if len(player.workers) <= payments:
            player.harbour += len(player.workers)
            player.workers.clear()
        while payments and self._is_next(seat, "recall"):
            self._come_home(player, self._take(seat, "recall")[1])
            payments -= 1
        if self._is_next(seat, "enough"):
            self._take(seat, "enough")

    def _come_home(self, player: Player, name: str, source: int | None = None) -> None:
        player.workers.remove(min(k for k in player.workers - {source} if player.owned[k] == name))
        player.harbour += 1

    def _act(self, order: Sequence[int]) -> None:
        waiting = list(order)
        while waiting:
            seat = waiting.pop(0)
            verb, name = self._take(seat, "activate", "spend", "pass")
            if verb == "pass":
                self._keep_the_limit(seat)
                continue
            waiting.append(seat)
            player, source = self.players[seat], None
            if verb == "activate":
                source = min(k for k, each in enumerate(player.owned) if each == name and k not in player.workers)
                player.workers.add(source)
                player.harbour -= 1
            else:
                assert player.tokens[name]
                player.tokens[name] -= 1
            self._carry_out(seat, BUILDINGS[name].effect if verb == "activate" else TOKENS[name].effect, source)

    def _carry_out(self, seat: int, effect: Effect, source: int | None) -> None:
        player, (deeds, all_of_them), done = self.players[seat], offer(effect), 0
        while deeds:
            allowed = set().union(*(self.world.targets(player, deed, player.harbour, source) for deed in deeds))
            if not allowed:
                break
            deed, target = self._take(seat, *deeds)
            assert (deed, target) in allowed
            self._do(seat, deed, target, source)
            deeds.remove(deed)
            deeds = deeds if all_of_them else []
            done += 1
        assert done

    def _do(self, seat: int, deed: str, target: str, source: int | None) -> None:
        player = self.players[seat]
        if deed == "ship":
            self._ship(player, target)
        elif deed == "pay":
            self._come_home(player, target, source)
        elif deed == "draw":
            self._draw(player, self.world.top(target))
        else:
            self._settle(player, target)

    def _ship(self, player: Player, region: str) -> None:
        player.harbour -= 1
        if self.world.is_open(region):
            player.beside[region] += 1
            return
        space = len(self.world.crew(region)) + 1
        player.sailed.append((region, space))
        self._gain(player, f"{region}-{space}")
        if space == LENGTH[region]:
            crew = self.world.crew(region)
            seats = [seat for _, seat in crew]
            best = max(crew, key=lambda each: (seats.count(each[1]), each[0]))[1]
            self._draw(self.players[best], f"{region}_gov")

    def _settle(self, player: Player, city: str) -> None:
        """Occupy it, or attack: then a loss besides, and the settler driven out goes to the supply."""
        player.harbour -= 1
        for other in self.players:
            if city in other.cities:
                other.cities.remove(city)
                other.supply += 1
                player.harbour -= 1
                player.supply += 1
        player.cities.add(city)
        self._gain(player, city)
        for route, ends in ROUTES.items():
            if city in ends and player.cities >= {*ends}:
                self._gain(player, route)

    def _gain(self, player: Player, place: str) -> None:
        if place in self.world.lying:
            player.tokens[self.world.lying.pop(place)] += 1

    def _draw(self, player: Player, card: str) -> None:
        self.world.decks.remove(card)
        player.cards.add(card)
        if CARDS[card].on_gain:
            self.world.decks = {each for each in self.world.decks if CARDS[each].kind != "slavery"}
            for each in self.players:
                each.aside |= each.of_kind("slavery")
                each.cards -= each.aside

    def _keep_the_limit(self, seat: int) -> None:
        player = self.players[seat]
        while player.ordinary() > player.level("politics"):
            _, card = self._take(seat, "discard")
            before, kind = player.ordinary(), CARDS[card].kind
            player.cards.remove(card)
            assert player.ordinary() < before
            if kind == "slavery":
                player.aside.add(card)
            elif kind == "asset":
                self.world.decks.add(card)
