"""What must hold in every position of every title. Tests walk random games with these; so does the fuzzer.

Each property is a function of one position and raises AssertionError. Its chance is drawn from the position
itself, so a property that fails at a position fails there again.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable

from carrack.core import scene
from carrack.core.bits import members
from carrack.core.board import Board, Zone
from carrack.core.cells import FRAME, SET_ROOM, Kind
from carrack.core.chance import Chance
from carrack.core.contract import DEPTH, Game, State
from carrack.core.errors import IllegalAction
from carrack.core.plain import differences
from carrack.core.preview import preview
from carrack.lab.telling import sealed_answers_commute, sealed_answers_look_alike, what_happens_leaks_nothing

_REDEALS = 40
Property = Callable[[State, Chance], None]


def legal_list_is_sound(state: State, rng: Chance) -> None:
    """Never a dead end; ascending, without doubles, not longer than the title says; refusal agrees with it."""
    game = state.game
    for seat in members(state.waiting):
        legal = state.legal_for(seat)
        assert legal, f"seat {seat} is asked and has no legal action"
        assert legal == sorted(set(legal)), "the legal list is not ascending or has doubles"
        assert len(legal) <= game.widest, f"{len(legal)} legal actions, more than widest ({game.widest})"
        allowed = [action for action in range(game.verbs.count) if state.refusal_for(seat, action) == 0]
        wrong = [game.verbs.readable(action) for action in set(legal) ^ set(allowed)]
        assert not wrong, f"legal list and refusal disagree about {wrong}"


def only_real_questions(state: State, rng: Chance) -> None:
    """A decision with one legal action is taken by the engine, unless only its owner can know that."""
    for seat in members(state.waiting):
        if state.secret(seat):
            continue
        legal = state.legal_for(seat)
        assert len(legal) > 1, f"seat {seat} is asked, but {state.game.verbs.readable(legal[0])} is the only answer"


def illegal_actions_change_nothing(state: State, rng: Chance) -> None:
    """What is refused raises with a sentence and leaves every byte as it was."""
    game = state.game
    before = state.to_bytes()
    actor = int(state.actor)
    refused = [action for action in range(game.verbs.count) if state.refusal_for(actor, action)]
    for action in {refused[int(rng.below(len(refused)))] for _ in range(4)} | {-1, game.verbs.count}:
        try:
            state.answer(actor, action)
        except IllegalAction as error:
            said, reason = error.sentence, error.reason
        else:
            raise AssertionError(f"refused action {action} was accepted")
        assert not said.startswith("refused-"), f"there is no sentence for reason {reason}"
        assert state.to_bytes() == before, f"refused action {action} changed the position"


def touches_are_safe(state: State, rng: Chance) -> None:
    """Whatever an answer touches can be asked at any time, and is the same in every deal that the seat cannot tell."""
    if state.over:
        return
    seat = int(rng.below(state.seats))
    dealt = state.clone()
    dealt.redeal(seat, rng)
    for room in state.game.rules.work:
        for answer in room.answers:
            for k in {int(rng.below(answer.size)) for _ in range(8)}:
                touched = answer.touches(state, seat, k)
                assert all(touched), f"{answer.verb} touches something without a name: {touched}"
                assert touched == answer.touches(dealt, seat, k), f"what {answer.verb} touches tells something hidden"


def copies_share_nothing(state: State, rng: Chance) -> None:
    """What a copy does leaves the original alone; a copy that does the same comes to the same."""
    before = state.to_bytes()
    first, second = state.clone(), state.clone()
    assert first == state, "a copy differs from its original"
    assert hash(first) == hash(state), "a copy has another hash"
    if not state.over:
        legal = state.legal()
        action = legal[int(rng.below(len(legal)))]
        first.apply(action)
        second.apply(action)
        assert first == second, "the same action on equal positions came to different positions"
    assert state.to_bytes() == before, "a copy changed its original"


def forms_come_back(state: State, rng: Chance) -> None:
    """Bytes, pickle and plain form give the same position again."""
    game = state.game
    assert game.restore(state.to_bytes()) == state, "bytes do not come back"
    assert pickle.loads(pickle.dumps(state)) == state, "a pickle does not come back"
    plain = game.plain(state)
    again = game.position(plain)
    assert again == state, f"the plain form does not come back: {differences(plain, game.plain(again))}"


def redeal_is_fair_to_knowledge(state: State, rng: Chance) -> None:
    """A redeal keeps what the viewer knows, sees and may do, breaks nothing, and depends on nothing else."""
    game = state.game
    for viewer in range(-1, int(state.seats)):
        seed = int(rng.next32())
        dealt = state.clone()
        dealt.redeal(viewer, Chance(seed))
        dealt.check()
        assert dealt.observe(viewer) == state.observe(viewer), f"viewer {viewer} observes the redeal"
        assert dealt.legal_for(viewer) == state.legal_for(viewer), f"viewer {viewer} may do other things"
        again = dealt.clone()
        again.redeal(viewer, Chance(seed + 1))
        straight = state.clone()
        straight.redeal(viewer, Chance(seed + 1))
        gap = differences(game.plain(straight), game.plain(again))
        assert again == straight, f"the redeal for viewer {viewer} depends on what is hidden: {gap}"


def dealing_anew_is_seen_by_nobody(state: State, rng: Chance) -> None:
    """What is dealt anew keeps what every seat knows and may do, breaks nothing, and depends on nothing else."""
    seed = int(rng.next32())
    dealt, straight = state.clone(), state.clone()
    dealt.deal_anew(seed)
    dealt.check()
    for viewer in range(-1, int(state.seats)):
        assert dealt.observe(viewer) == state.observe(viewer), f"viewer {viewer} observes that it was dealt anew"
        assert dealt.legal_for(viewer) == state.legal_for(viewer), f"viewer {viewer} may do other things"
    dealt.deal_anew(seed + 1)
    straight.deal_anew(seed + 1)
    assert dealt == straight, "dealing anew depends on what nobody knows"


def scenes_leak_nothing(state: State, rng: Chance) -> None:
    """A scene is the same bytes before and after a redeal for its viewer, and names only what it or the board shows."""
    game = state.game
    board = scene.board(game, game.options_of(state), int(state.seats))
    places = _places(board)
    spotted = {zone.id for zone in board.zones if zone.spots}
    for viewer in (None, *range(int(state.seats))):
        seat = -1 if viewer is None else viewer
        made = scene.scene(game, state, viewer)
        dealt = state.clone()
        dealt.redeal(seat, rng.fork())
        assert scene.encode(made) == scene.encode(scene.scene(game, dealt, viewer)), f"viewer {viewer} sees the redeal"
        for key, piece in made.pieces.items():
            assert not piece.on or piece.on in made.pieces, f"{key} lies on {piece.on}, which is nowhere"
            assert f"{piece.zone}:" in places, f"{key} lies in {piece.zone}, which is no zone"
            spot = f"{piece.zone}:{piece.spot}"
            assert piece.zone not in spotted or spot in places, f"{key} lies on {spot}, which the board does not have"
        for choice in made.choices.values():
            unknown = [name for name in choice.on if name not in made.pieces and name not in places]
            assert not unknown, f"option {choice.say} names {unknown}, which viewer {viewer} does not see"


def all_see_the_same_unless_private(state: State, rng: Chance) -> None:
    """Where a scene does not call itself private, everybody sees the same things: a device may go round uncovered."""
    made = [scene.scene(state.game, state, viewer, choosing=False) for viewer in (None, *range(int(state.seats)))]
    seen = [(one.pieces, one.panels, one.shut) for one in made]
    assert len({one.private for one in made}) == 1, "whether a position is private depends on who looks"
    assert made[0].private or all(one == seen[0] for one in seen), "viewers see different things, and nobody says so"


def scenes_fit_their_board(state: State, rng: Chance) -> None:
    """Panels, areas, rounds, shapes, ways and bundles name what the board has; whatever they offer is legal."""
    game = state.game
    board = scene.board(game, game.options_of(state), int(state.seats))
    assert len(board.automa) == state.placed - state.seats, "the board does not name the seats that the rules play"
    assert len(state.rounds()) in (0, state.seats, state.placed), f"rounds {state.rounds()} fit no seats"
    zones = {zone.id: zone for zone in board.zones}
    for zone in board.zones:
        _check_zone(zone, board)
    for seat in members(state.waiting):
        made = scene.scene(game, state, seat)
        assert list(made.panels) == [str(k) for k in range(state.placed)], f"panels of {list(made.panels)}"
        unknown = {name for name, full in made.full.items() if set(full) - {area.id for area in zones[name].areas}}
        assert not unknown, f"areas of {unknown} are full that the board does not have"
        offered = [int(k) for k in made.choices]
        for shape in made.shapes:
            offered += _placements(game, shape, zones[shape.zone])
        assert sorted(offered) == state.legal_for(seat), "shapes and options are not what is legal"
        for several in [*(way.say for way in made.ways), *(bundle.say for bundle in made.bundles)]:
            copy = state.clone()
            for say in several:
                copy.answer(seat, game.verbs.number(say))
        if made.pick:
            assert len(made.pick.worth) in (0, len(made.pick.among)), "not every piece of the set has its worth"


def _check_zone(zone: Zone, board: Board) -> None:
    """Everything that a zone has for each spot is there for each spot, and has a face."""
    count = len(zone.spots) or zone.size
    for name, given in (("cells", zone.cells), ("printed", zone.printed), ("labels", zone.labels)):
        assert len(given) in (0, count), f"{zone.id} has {len(given)} {name} for {count} spots"
    faces = {*zone.printed, *(mark.face for mark in zone.marks)} - {""}
    assert not faces - board.faces.keys(), f"{zone.id} prints {faces - board.faces.keys()}, which are no faces"
    assert all(set(area.spots) <= set(zone.spots) for area in zone.areas), f"an area of {zone.id} lies beyond it"


def _placements(game: Game, shape: scene.Shape, zone: Zone) -> list[int]:
    """The actions that a shape stands for."""
    for turn, spots in shape.fits.items():
        assert len(shape.worth.get(turn, spots)) == len(spots), f"{shape.say} has another worth than spots"
    return [
        game.verbs.number([*shape.say, zone.spots[k], *([int(turn)] if shape.turns else [])])
        for turn, spots in shape.fits.items()
        for k in spots
    ]


def _places(board: Board) -> set[str]:
    """How options name the zones of a board and their spots."""
    found = {f"{zone.id}:" for zone in board.zones}
    for zone in board.zones:
        found |= {f"{zone.id}:{spot}" for spot in zone.spots or range(zone.size)}
    return found


def redeals_move_what_is_unknown(state: State, rng: Chance) -> None:
    """Whatever the viewer has not seen comes up otherwise in some redeal, and only in its own segment's places."""
    layout = state.game.layout
    for r in layout.hidden():
        if r.segment and r.pool is not None:
            marks = layout.named(r.segment)
            used = {int(state.cells[k]) for k in range(marks.start, marks.start + marks.size)}
            assert max(used) < r.pool.segments, f"{r.name}: segment {max(used)}, but the pool has {r.pool.segments}"
    for viewer in range(-1, int(state.seats)):
        if _unseen_kinds(state, viewer) < 2:
            continue
        places = [k for r in layout.hidden() for k in range(r.start, r.start + r.size)]
        seen = set()
        for _ in range(_REDEALS):
            dealt = state.clone()
            dealt.redeal(viewer, rng.fork())
            seen.add(tuple(int(dealt.cells[k]) for k in places))
            if len(seen) > 1:
                break
        assert len(seen) > 1, f"{_REDEALS} redeals for viewer {viewer} are all the same"


def previews_tell_only_what_is_known(state: State, rng: Chance) -> None:
    """A preview does not depend on how the unknown was drawn."""
    for seat in members(state.waiting):
        legal = state.legal_for(seat)
        action = legal[int(rng.below(len(legal)))]
        one, other = (preview(state, seat, action, seed=int(rng.next32())) for _ in range(2))
        said = state.game.verbs.readable(action)
        assert one == other, f"the preview of {said} tells what seat {seat} cannot know: {one} or {other}"


def pieces_are_conserved(state: State, rng: Chance) -> None:
    """The title's own invariants hold."""
    state.check()


def scores_add_up(state: State, rng: Chance) -> None:
    """The tally adds up to the score, and places are a proper ranking; also of seats that the rules play."""
    seats = range(int(state.placed))
    for seat in seats:
        parts = state.tally(seat)
        assert sum(parts.values()) == state.score(seat), f"tally {parts} is not the score {state.score(seat)}"
    places = state.ranking()
    assert len(places) == len(seats), f"{len(seats)} seats have the places {places}"
    assert places == [1 + sum(other < place for other in places) for place in places], f"odd places {places}"


def observations_fit_their_fields(state: State, rng: Chance) -> None:
    """As many numbers as there are documented fields."""
    for viewer in range(-1, int(state.seats)):
        assert len(state.observe(viewer)) == len(state.game.fields())


def cells_fit_their_kinds(state: State, rng: Chance) -> None:
    """Every cell holds what its kind can show, a plain number in 32 bits; beyond a pile's count there is nothing."""
    c = state.cells
    for r in state.game.layout.ranges:
        for start in range(r.start, r.start + r.size, r.block):
            values = [int(c[k]) for k in range(start, start + r.block)]
            if r.pile:
                count = values.pop(0)
                assert 0 <= count <= r.length, f"{r.name} counts {count} of {r.length}"
                assert not any(values[count:]), f"{r.name} holds things beyond its count"
            if r.name == "frames":
                assert not any(values[int(c[DEPTH]) * FRAME :]), "a frame that is done was not wiped"
            if r.when and c[state.game.layout.named(r.when).start] == 0:
                assert not any(values), f"{r.name} holds something, though it is not in play"
            misfits = [value for value in values if not _fits(r.kind, value, int(state.seats))]
            assert not misfits, f"{r.name} cannot show {misfits}"


PROPERTIES: tuple[Property, ...] = (
    legal_list_is_sound,
    only_real_questions,
    illegal_actions_change_nothing,
    touches_are_safe,
    copies_share_nothing,
    forms_come_back,
    redeal_is_fair_to_knowledge,
    dealing_anew_is_seen_by_nobody,
    redeals_move_what_is_unknown,
    scenes_leak_nothing,
    all_see_the_same_unless_private,
    scenes_fit_their_board,
    previews_tell_only_what_is_known,
    what_happens_leaks_nothing,
    sealed_answers_look_alike,
    sealed_answers_commute,
    pieces_are_conserved,
    scores_add_up,
    observations_fit_their_fields,
    cells_fit_their_kinds,
)


def chance_of(state: State) -> Chance:
    """The chance a property uses at this position."""
    return Chance(int.from_bytes(hashlib.sha256(state.to_bytes()).digest()[:16], "little"))


def first_broken(state: State, properties: tuple[Property, ...] = PROPERTIES) -> tuple[str, str] | None:
    """The first property that does not hold here, and how; any error at all counts."""
    for holds in properties:
        try:
            holds(state, chance_of(state))
        except Exception as error:
            return holds.__name__, f"{type(error).__name__}: {error}"
    return None


def random_answer(state: State, rng: Chance) -> tuple[int, int]:
    """A seat that may answer, and one of its legal actions."""
    waiting = members(state.waiting)
    seat = waiting[int(rng.below(len(waiting)))]
    legal = state.legal_for(seat)
    return seat, legal[int(rng.below(len(legal)))]


def some_options(game: Game, rng: Chance) -> dict[str, object]:
    """A random mixture of the title's options."""
    return {option.key: option.values[int(rng.below(len(option.values)))] for option in game.options}


def _fits(kind: Kind, value: int, seats: int) -> bool:
    if kind.form == "items":
        return value >= 0 and value >> min(kind.width, SET_ROOM) + 1 == 0 and value & 1 == 0
    if kind.form == "seats":
        return 0 <= value < 1 << seats
    if kind.form == "lanes":
        return 0 <= value < 1 << kind.width * kind.bits
    return kind.form == "word" or -(1 << 31) <= value < 1 << 31


def _unseen_kinds(state: State, viewer: int) -> int:
    """How many kinds of things the viewer has not seen, where they are most mixed."""
    counts: dict[str, int] = {}
    for field, n in zip(state.game.fields(), state.observe(viewer), strict=True):
        if field.name.startswith("unseen.") and n:
            segment = field.name.rpartition(".")[0]
            counts[segment] = counts.get(segment, 0) + 1
    return max(counts.values(), default=0)
