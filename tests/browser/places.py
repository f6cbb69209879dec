"""Every place of the page besides the tables in play, and the way there, by roles and names."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import httpx
from playwright.sync_api import Locator, Page, Route, expect

from innkeeper.engine.game import AnyGame
from tests.browser.people import ANNA, OPEN, friends, play_to_the_end, questions
from tests.browser.visitor import Visitor
from tests.every_game import GAMES
from tests.server.running import Person, begin, command, sit

POKER: Final = next(game for game in GAMES if game.name == "kuhn_poker")
"""It has no table of its own: it is played on the plain one."""

LONG_GAME: Final = next(game for game in GAMES if game.most_seats >= 3)

CLOCK: Final = {"clock": {"move": 0, "reserve": 600}}


@dataclass
class Guide:
    """Leads a visitor to a place. `said` is what the page says for an English name."""

    visitor: Visitor
    http: httpx.Client
    said: Callable[[str], str] = str

    @property
    def page(self) -> Page:
        return self.visitor.page

    def press(self, name: str, within: Locator | None = None) -> None:
        """Press the button of this name."""
        place = within or self.page.locator("body")
        place.get_by_role("button", name=self.said(name), exact=True).first.click()

    def dialog(self, name: str) -> Locator:
        """The window of this name, once it is open."""
        window = self.page.get_by_role("dialog", name=self.said(name))
        expect(window).to_be_visible()
        return window

    def home(self) -> Page:
        self.visitor.go().wait_for_selector(".box")
        return self.page

    def sit_down(self, person: Person) -> Page:
        return self.visitor.sit_down(person)

    def two(self, **terms: Any) -> tuple[Person, Person]:
        """Anna and Bram at a long game; Anna is asked first."""
        anna = begin(self.http, [ANNA, OPEN], game=LONG_GAME.name, seed=1, terms=terms)
        people = (anna, sit(self.http, anna.table, "Bram"))
        first = anna.look()["acting"][0]
        return people if first == anna.seat else people[::-1]

    def over(self, game: AnyGame = LONG_GAME) -> list[Person]:
        """The people of a game that is over."""
        people = friends(self.http, game, max(2, game.fewest_seats))
        play_to_the_end(people)
        return people

    def menu(self) -> Locator:
        self.press("Menu", self.page.get_by_role("navigation"))
        return self.dialog("Menu")


def home(guide: Guide) -> None:
    guide.home()
    guide.press("Options")
    guide.press("Table")


def people_at_one_device(guide: Guide) -> None:
    guide.home()
    guide.page.get_by_role("button", name=LONG_GAME.title).click()
    guide.press("Opponent")
    opponent = guide.said("Opponent")
    guide.page.get_by_label(f"{opponent} 1", exact=True).select_option("here")


def my_tables_and_the_lobby(guide: Guide) -> None:
    begin(guide.http, [ANNA, OPEN], game=LONG_GAME.name, terms={"public": True})
    guide.visitor.go()
    guide.press("Play now")
    guide.page.wait_for_selector(".frame")
    guide.home()
    for name in ("My tables", "Tables with a seat for you"):
        expect(guide.page.get_by_role("region", name=guide.said(name)).get_by_role("link").first).to_be_visible()


def a_wrong_link(guide: Guide) -> None:
    guide.home()
    guide.page.get_by_label(guide.said("Paste the link you were sent")).fill("?")
    guide.press("Join")
    expect(guide.page.get_by_role("alert")).to_be_visible()


def the_closed_inn(guide: Guide) -> None:
    guide.visitor.expect_faults("ERR_FAILED")
    guide.page.route("**/api/games", lambda route: route.abort())
    guide.visitor.go()
    expect(guide.page.get_by_text(guide.said("The inn is closed just now."))).to_be_visible()


def own_name_and_link(guide: Guide) -> None:
    guide.home()
    guide.press("Your name")
    window = guide.dialog("Your name")
    guide.press("Make the link", window)
    expect(window.get_by_label(guide.said("The link to your tables"))).to_be_visible()


def a_carried_person(guide: Guide) -> None:
    guide.visitor.go("/#me=" + "a" * 43)
    guide.dialog("Bring your tables here?")


def anothers_link(guide: Guide) -> None:
    anna, bram = guide.two()
    guide.sit_down(anna)
    guide.visitor.go(f"/table/{anna.table}#{bram.token}")
    guide.dialog("Take another seat?")


def joining(guide: Guide) -> None:
    anna = begin(guide.http, [ANNA, OPEN], game=LONG_GAME.name, terms={"public": True, **CLOCK})
    guide.sit_down(Person(guide.http, anna.table))


def joining_one_seat(guide: Guide) -> None:
    anna = begin(guide.http, [ANNA, OPEN, OPEN], game=LONG_GAME.name)
    guide.visitor.go(f"/table/{anna.table}/seat/3").wait_for_selector(".frame")


def inviting(guide: Guide) -> None:
    guide.sit_down(begin(guide.http, [ANNA, OPEN, OPEN], game=LONG_GAME.name))
    guide.page.get_by_text(guide.said("A link for each seat")).click()


def rules(guide: Guide) -> None:
    guide.sit_down(guide.two()[0])
    guide.press("Rules", guide.page.get_by_role("navigation"))
    guide.page.get_by_role("dialog").get_by_role("term").first.wait_for()


def menu(guide: Guide) -> None:
    guide.sit_down(guide.two(**CLOCK)[0])
    guide.menu()


def keys(guide: Guide) -> None:
    guide.sit_down(guide.two()[0])
    guide.press("Keys", guide.menu())
    guide.dialog("Keys")


def log(guide: Guide) -> None:
    people = friends(guide.http, LONG_GAME, 2)
    for _, snapshot in questions(people, 1):
        if snapshot["version"] > 12:
            break
    guide.sit_down(people[0])
    guide.press("Log", guide.page.get_by_role("navigation"))


def notices(guide: Guide) -> None:
    guide.sit_down(guide.two()[0])
    guide.press("Tell me when it is my turn", guide.menu())
    guide.dialog("Tell me when it is my turn")


def the_table_as_text(guide: Guide) -> None:
    guide.sit_down(guide.two()[0])
    guide.press("Read the table as text", guide.menu())
    window = guide.dialog("Read the table as text")
    expect(window.get_by_role("region")).to_contain_text(LONG_GAME.title)


def phrases(guide: Guide) -> None:
    guide.sit_down(guide.two()[0])
    guide.press("Say something")
    window = guide.dialog("Say something")
    window.get_by_role("listitem").first.wait_for()


def people_with_clocks(guide: Guide) -> None:
    first, second = guide.two(**CLOCK)
    guide.sit_down(first)
    expect(guide.page.get_by_role("timer")).to_be_visible()
    second.post("phrases", command=command(), phrase="hello")
    expect(guide.page.get_by_text(guide.said("Hello!"), exact=True)).to_be_visible()


def a_stand_in_for_another(guide: Guide) -> None:
    first, second = guide.two()
    guide.sit_down(first)
    second.post("away", command=command())
    name = guide.said("A bot plays for")
    expect(guide.page.get_by_role("img", name=re.compile(f"^{name}")).first).to_be_visible()


def a_stand_in_for_oneself(guide: Guide) -> None:
    guide.sit_down(guide.two()[0])
    guide.press("Let a bot play for me", guide.menu())
    expect(guide.page.get_by_role("region", name=guide.said("A bot plays for you."))).to_be_visible()


def _asked_back(guide: Guide) -> list[Person]:
    """Anna has checked and Bram has bet; it is Anna's turn again."""
    anna = begin(guide.http, [ANNA, OPEN], game=POKER.name, seed=1, options={"deals": "three"})
    people = [anna, sit(guide.http, anna.table, "Bram")]
    people[0].move("check")
    people[1].move("bet")
    return people


def asking_to_take_back(guide: Guide) -> None:
    guide.sit_down(_asked_back(guide)[0])
    guide.press("Ask to take it back")
    expect(guide.page.get_by_role("region", name=guide.said("You have asked to take your move back"))).to_be_visible()


def asked_to_agree(guide: Guide) -> None:
    anna, bram = _asked_back(guide)
    guide.sit_down(bram)
    anna.post("undo/ask", command=command())
    expect(guide.page.get_by_role("button", name=guide.said("Rather not"))).to_be_visible()


def a_hint(guide: Guide) -> None:
    guide.sit_down(_asked_back(guide)[0])
    guide.press("Hint")
    expect(guide.page.get_by_role("status").filter(has_text=guide.said("The Thinker"))).to_be_visible()


def what_happened_meanwhile(guide: Guide) -> None:
    people = friends(guide.http, LONG_GAME, 2)
    guide.sit_down(people[0])
    guide.page.goto("about:blank")
    for _, snapshot in questions(people, 1):
        if snapshot["version"] > 12:
            break
    guide.sit_down(people[0])
    expect(guide.page.get_by_role("region", name=guide.said("Since you last looked"))).to_be_visible()


def replay(guide: Guide) -> None:
    people = guide.over()
    guide.sit_down(people[0])
    guide.press("Watch it back")
    bar = guide.page.get_by_role("region", name=guide.said("Watch it back"))
    guide.press("Pause", bar)
    bar.get_by_role("slider").fill("5")
    guide.page.wait_for_url("**/*at=*")


def the_end(guide: Guide) -> None:
    guide.sit_down(guide.over()[0])
    guide.page.get_by_role("table").wait_for()


def the_end_on_the_plain_table(guide: Guide) -> None:
    guide.sit_down(guide.over(POKER)[0])
    guide.page.get_by_role("table").wait_for()


def turning_points(guide: Guide) -> None:
    guide.sit_down(guide.over()[0])
    turning = guide.page.get_by_role("region", name=guide.said("Where it turned"))
    guide.press("Find out", turning)
    expect(turning.get_by_role("listitem").first).to_be_visible()


def the_curtain(guide: Guide) -> None:
    people_at_one_device(guide)
    guide.press("Play now")
    expect(guide.page.get_by_role("button", name=guide.said("I am"))).to_be_visible()


def the_big_screen(guide: Guide) -> None:
    anna = begin(guide.http, [ANNA, OPEN], game=LONG_GAME.name, seed=1)
    guide.visitor.go(f"/table/{anna.table}?screen=1")
    expect(guide.page.get_by_role("region", name=guide.said("One seat is open"))).to_be_visible()


def the_big_screen_in_play(guide: Guide) -> None:
    guide.visitor.go(f"/table/{guide.two()[0].table}?screen=1").wait_for_selector(".frame")


def an_unknown_table(guide: Guide) -> None:
    guide.visitor.go("/table/0")
    expect(guide.page.get_by_role("link", name=guide.said("Home"))).to_be_visible()


def a_refused_token(guide: Guide) -> None:
    table = begin(guide.http, [ANNA, OPEN], game=LONG_GAME.name).table
    guide.visitor.go(f"/table/{table}#wrong")
    expect(guide.page.get_by_text(guide.said("You hold no seat here now. You can look on."))).to_be_visible()


def a_table_that_cannot_be_drawn(guide: Guide) -> None:
    """What draws it does not come."""
    anna = begin(guide.http, [ANNA, OPEN], game=POKER.name)
    guide.visitor.expect_faults("ERR_FAILED")
    guide.page.route("**/plain-*.js", lambda route: route.abort())
    guide.visitor.go(f"/table/{anna.table}#{anna.token}")
    expect(guide.page.get_by_role("link", name=guide.said("Home"))).to_be_visible()


def a_table_that_opens(guide: Guide) -> None:
    anna = guide.two()[0]
    guide.page.route(f"**/api/games/{LONG_GAME.name}/words*", _never)
    guide.visitor.go(f"/table/{anna.table}#{anna.token}")
    expect(guide.page.get_by_role("status")).to_have_text(guide.said("Lighting the candles …"))


def a_table_out_of_reach(guide: Guide) -> None:
    anna = guide.two()[0]
    guide.page.route_web_socket("**/stream", lambda socket: socket.close())
    guide.visitor.go(f"/table/{anna.table}#{anna.token}")
    expect(guide.page.get_by_role("status")).to_contain_text(guide.said("No connection."))


def a_lost_connection(guide: Guide) -> None:
    sockets = list[Any]()

    def serve(socket: Any) -> None:
        if sockets:
            socket.close()
        else:
            socket.connect_to_server()
        sockets.append(socket)

    guide.page.route_web_socket("**/stream", serve)
    guide.sit_down(guide.two()[0])
    sockets[0].close()
    expect(guide.page.get_by_text(guide.said("No connection."))).to_be_visible()


def a_refusal(guide: Guide) -> None:
    """The server says no to what somebody wants: here, to a move on a table that has moved on."""
    first, _ = guide.two()
    guide.sit_down(first)
    guide.visitor.expect_faults("401")
    guide.page.route("**/away", lambda route: route.fulfill(**_problem(first, "away")))
    guide.press("Let a bot play for me", guide.menu())
    expect(guide.page.get_by_role("button", name=guide.said("Got it"))).to_be_visible()


def _problem(person: Person, what: str) -> dict[str, Any]:
    """What the server says to somebody who looks on and wants to do this."""
    answer = Person(person.http, person.table).post(what, command=command())
    return {"status": answer.status_code, "json": answer.json()}


def _never(_: Route) -> None:
    """Answer nothing, ever."""


PLACES: Final[dict[str, Callable[[Guide], None]]] = {
    one.__name__.replace("_", " "): one
    for one in (
        home,
        people_at_one_device,
        my_tables_and_the_lobby,
        a_wrong_link,
        the_closed_inn,
        own_name_and_link,
        a_carried_person,
        anothers_link,
        joining,
        joining_one_seat,
        inviting,
        rules,
        menu,
        keys,
        log,
        notices,
        the_table_as_text,
        phrases,
        people_with_clocks,
        a_stand_in_for_another,
        a_stand_in_for_oneself,
        asking_to_take_back,
        asked_to_agree,
        a_hint,
        what_happened_meanwhile,
        replay,
        the_end,
        the_end_on_the_plain_table,
        turning_points,
        the_curtain,
        the_big_screen,
        the_big_screen_in_play,
        an_unknown_table,
        a_refused_token,
        a_table_that_cannot_be_drawn,
        a_table_that_opens,
        a_table_out_of_reach,
        a_lost_connection,
        a_refusal,
    )
}
