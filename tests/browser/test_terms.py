"""What the host of a table decides, and the tables that anybody may find."""

import httpx
from playwright.sync_api import expect

from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import PHONE
from tests.browser.conftest import Welcome
from tests.browser.people import ANNA, OPEN
from tests.browser.visitor import Visitor
from tests.every_game import GAMES
from tests.server.running import begin

GAME = next(game for game in GAMES if game.most_seats >= 3)


def test_a_public_table_with_a_clock_is_found_in_the_lobby(http: httpx.Client, welcome: Welcome) -> None:
    host = welcome(**PHONE).go()
    host.get_by_role("button", name="Your name").click()
    host.get_by_role("dialog").get_by_label("Your name").fill("Dora")
    host.get_by_role("button", name="Done").click()
    host.get_by_role("button", name="Table", exact=True).click()
    for choice in ("Everybody, in the lobby", "3 days a move", "After 10 minutes"):
        host.get_by_role("radio", name=choice).check(force=True)
    host.get_by_role("group", name="Hints").get_by_role("radio", name="Off").check(force=True)
    expect(host.get_by_role("button", name="Table: public · 3 days a move")).to_be_visible()
    expect_accessible(host)
    host.get_by_role("button", name="Invite friends").click()
    expect(host.get_by_text("The table is in the lobby.")).to_be_visible()
    table = host.url.rsplit("/", 1)[1]
    assert http.get(f"/api/tables/{table}").json()["terms"] == {
        "public": True,
        "reveal": True,
        "hints": False,
        "stand_in": 600,
        "clock": {"move": 259200, "reserve": 0},
        "known_deal": False,
    }

    guest = welcome().go()
    ticket = guest.get_by_role("region", name="Tables with a seat for you").get_by_role("link", name="Dora")
    expect(ticket).to_contain_text("3 days a move · a bot stands in after 10 minutes · no hints")
    expect_accessible(guest)
    ticket.click()
    guest.get_by_label("Your name").fill("Emil")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Emil").first).to_be_visible()
    host.goto(host.url.rsplit("/table", 1)[0])
    expect(host.get_by_role("button", name="Table: public")).to_be_visible()  # remembered for the next one


def test_a_table_is_private_unless_its_host_says_otherwise(http: httpx.Client, visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("radio", name="Whoever has the link")).to_be_checked()
    expect(page.get_by_role("radio", name="No clock")).to_be_checked()
    begin(http, [{**ANNA, "name": "Hidden"}, OPEN], game=GAME.name)
    begin(http, [{**ANNA, "name": "Found"}, OPEN], game=GAME.name, terms={"public": True})
    page.reload()
    lobby = page.get_by_role("region", name="Tables with a seat for you")
    expect(lobby.get_by_role("link", name="Found")).to_be_visible()
    expect(lobby.get_by_role("link", name="Hidden")).to_have_count(0)
