"""What those who listen get: the table, the dock, the result and a story as trees of names and roles."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import SPICE_ROAD, Visit
from tests.browser.hands import RESULT, Hands, settled
from tests.browser.staging import beginning, lay_out
from tests.browser.test_replay import played
from tests.browser.test_story import before_a_scoring, sit, touch
from tests.games.century.spice_road.table import table as spices
from tests.web.serving import Server

TABLE = """
- main:
  - complementary "Players":
    - article:
      - 'button "You: show everything of yours"'
      - img "First player"
      - text: /Anna points. 2/
      - 'img "goals: 0 / 6"'
      - 'img "cubes: 4 / 10"'
      - 'img "hand: 2"'
    - article:
      - 'button "Show everything: Ilya"'
      - group "Played"
  - region "Spice Road":
    - heading "Goals" [level=2]
    - button "2 turmeric cubes and 2 saffron cubes for 6 points, Goals, place 1, can be chosen"
    - button "3 turmeric cubes and 2 saffron cubes for 7 points, Goals, place 2"
    - heading /Merchants/ [level=2]
    - button "take 1 cardamom cube, Merchants, place 1, can be chosen"
    - text: free
    - button "take 1 turmeric cube and 1 saffron cube, Merchants, place 2, can be chosen"
    - text: 1 cube
    - button "take 1 turmeric cube and 1 cardamom cube, Merchants, place 6"
    - text: 5 cubes
  - region "Yours":
    - heading "Caravan 4 / 10" [level=2]
    - button "2 turmeric cubes, Caravan"
    - button "2 saffron cubes, Caravan"
    - heading "Hand" [level=2]
    - button "take 2 turmeric cubes, Hand, can be chosen"
    - button "upgrade twice, Hand, can be chosen"
  - region "The decision"
  - complementary:
    - tablist:
      - tab "Log" [selected]
      - tab "Chat"
    - region "Log":
      - paragraph: Your turn
"""
ASKED = """
- region "The decision":
  - heading "Your turn. Choose an action." [level=2]
  - group "What you can do":
    - button "Rest"
    - button "Take a merchant 5"
    - button "Claim a goal"
    - button "Play a card 2"
  - paragraph: /Point at what glows/
  - button "Hint"
"""
CHOSEN = """
- region "The decision":
  - heading "Your turn. Choose an action." [level=2]
  - group "What you can do":
    - button "Take a merchant 5" [pressed]
  - text: /Take a merchant take 1 cardamom cube/
  - button "Confirm cannot be undone"
"""
OVER = """
- dialog "You win by 6":
  - heading "You win by 6" [level=2]
  - paragraph: After 45 rounds. You came first.
  - button "Play again"
  - link "Replay"
  - button "Share"
  - link "Home"
  - button "Look at the board"
  - heading "Final scores" [level=3]
  - list:
    - listitem: "Place 1 You Goals: 82 Gold: 3 Silver: 2 Spices left: 2 89"
    - listitem: "Place 2 Ilya Goals: 76 Gold: 6 Silver: 1 83"
  - heading "The game, round by round" [level=3]
  - 'img "Score over the game: You: 89, Ilya: 83"'
  - region "Turning points":
    - list:
      - listitem:
        - link "Ilya gains 18 points in one turn, the most of the game round 15"
      - listitem
      - listitem:
        - link "You take the lead for good round 45"
  - region "Game review":
    - button "Review this game"
"""
SCORED = """
- region "What just happened":
  - heading "Colonies are scored" [level=3]
  - table:
    - rowgroup:
      - row "You Ilya"
    - rowgroup:
      - row "Florida 3 points 6 1 points 2"
      - row "Peru 2"
    - rowgroup:
      - row "Sum +6 +2"
"""


def test_the_table_and_the_dock(visit: Visit, server: Server) -> None:
    """Every place has its name, what can be chosen says so, and the question comes before its answers."""
    page = visit("")
    state = spices(2, caravans={0: "YYRR"}, merchants=["m01", "m02", "m03", "m04"])
    page.goto(server.address + lay_out(server, beginning(state), (page.context, "Anna"), "random"))
    settled(page)
    expect(page.locator("main")).to_match_aria_snapshot(TABLE)
    expect(page.locator(".dock")).to_match_aria_snapshot(ASKED)
    Hands(page, random.Random(0)).touch('button[data-piece="m01"]')
    expect(page.locator(".dock")).to_match_aria_snapshot(CHOSEN)


def test_the_result(visit: Visit, server: Server) -> None:
    """Who has won and why, the way on, and what is told of the reader is told to them."""
    page = visit("")
    page.goto(server.address + lay_out(server, played(SPICE_ROAD), (page.context, "Anna"), "greedy"))
    expect(page.locator(RESULT)).to_match_aria_snapshot(OVER)


def test_a_scoring_is_a_table(visit: Visit, server: Server) -> None:
    """With a row for each region and the sums; and it is said as a sentence."""
    page = visit("")
    sit(server, page, before_a_scoring())
    touch(page, "warfare:")
    expect(page.get_by_role("region", name="What just happened")).to_match_aria_snapshot(SCORED)
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Florida: You 6, Ilya 2")
