"""The tools that a language model is given, with what it is told of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from mcp.server.mcpserver import MCPServer
from mcp_types import ToolAnnotations
from pydantic import Field

from innkeeper import __version__
from innkeeper.mcp.guest import Guest
from innkeeper.mcp.links import TableLink, invite_link

LONGEST_WAIT: Final = 300

INSTRUCTIONS: Final = """\
You play a tabletop game at a table with people and bots. Take a seat with join_table, when somebody gave you a link,
or begin_table; list_games says which games there are. Then, until the game is over: wait_for_my_turn, read what you
see and may do, decide, and do_it with the notation in parentheses. When a bot plays for you, as your clock ran out or
you were away, take_my_seat_back. When somebody asks you to let them take a move back, answer_taking_back. Read the
rules before your first move. What is refused says why, and has changed nothing."""

Name = Annotated[str, Field(description="The name that the others see.", min_length=1, max_length=40)]
Parts = Annotated[
    str, Field(description="The first parts of a move, with spaces between; empty to begin one.", max_length=4000)
]


class Tools:
    """What a guest can do; each method is a tool, and its docstring what the model reads of it."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest

    # --- Around the game

    async def list_games(self) -> str:
        """List the games of this server: name, title, number of seats, options with their choices, and bots."""
        games = (await self._guest.ask("GET", "/games")).json()
        return "\n\n".join("\n".join(self._game(game)) for game in games)

    def _game(self, game: dict[str, Any]) -> Iterator[str]:
        say = self._guest.say
        yield say("game", **{name: game[name] for name in ("name", "title", "summary", "fewest_seats", "most_seats")})
        for option in game["options"]:
            yield say("option", **{name: option[name] for name in ("name", "text", "default")})
            for choice in option["choices"]:
                yield say("option-choice", **choice)
        yield say("bots", bots=", ".join(game["bots"]))

    async def read_the_rules(
        self,
        game: Annotated[str, Field(description="The game's name, as list_games gives it.", max_length=100)],
        number: Annotated[
            str, Field(description="Only the rules whose number begins so, as BI-4 or BI-4.2.", max_length=20)
        ] = "",
    ) -> str:
        """Read a game's rules, or some of them by number. Refused moves name the rule that they are against."""
        book = (await self._guest.ask("GET", f"/games/{game}/rules")).json()
        lines = []
        for section in book["sections"]:
            rules = [rule for rule in section["rules"] if _is_under(rule["number"], number)]
            lines += [section["title"], *(f"{rule['number']}  {rule['text']}" for rule in rules), ""] if rules else []
        if not lines:
            raise self._guest.no("no-rule", number=number)
        return "\n".join(lines)

    async def begin_table(
        self,
        game: Annotated[str, Field(description="The game's name, as list_games gives it.", max_length=100)],
        name: Name,
        others: Annotated[
            list[str],
            Field(description="The other seats in order: a bot such as house or search:1s, or open for whoever joins."),
        ],
        options: Annotated[
            dict[str, str] | None, Field(description="Choices of the game's options that differ from the usual.")
        ] = None,
    ) -> str:
        """Begin a new table and take its first seat. Gives the link to invite others by, and what you see."""
        seats: list[dict[str, Any]] = [{"kind": "me", "name": name, "program": True}]
        seats += [{"kind": "open"} if other == "open" else {"kind": "bot", "bot": other} for other in others]
        wish = {"game": game, "seats": seats, "options": options or {}}
        held = (await self._guest.ask("POST", "/tables", json=wish)).json()
        self._guest.hold(held["table"], held["token"])
        invite = self._guest.say("invite", link=invite_link(self._guest.server, held["table"]))
        return f"{invite}\n\n{await self._guest.read()}"

    async def join_table(
        self,
        link: Annotated[str, Field(description="The invite link: it ends in /table/ and the table's id.")],
        name: Name,
    ) -> str:
        """Take an open seat of the table that a link leads to. Gives what you see there."""
        await self._guest.sit_down(self._guest.leads_to(link), name)
        return await self._guest.read()

    # --- The game

    async def what_do_i_see(
        self,
        whole_story: Annotated[
            bool, Field(description="Tell everything that has happened, not only what is new since you last looked.")
        ] = False,
    ) -> str:
        """See the table as your seat sees it: what has happened, what lies there, what you are asked and may do."""
        return await self._guest.read(whole_story)

    async def what_may_i_do(self, draft: Parts = "") -> str:
        """See your choices now, each with its notation in parentheses, and why not for the others.

        Moves of several parts are chosen part by part: give the parts so far as the draft to see what can follow.
        """
        return await self._guest.choices(draft)

    async def do_it(
        self,
        move: Annotated[
            str, Field(description="A whole move: the notations of its parts, with spaces between.", max_length=4000)
        ],
    ) -> str:
        """Make your move. Gives what came of it.

        A move is refused, and nothing changes, when it is against the rules, only the beginning of a move, or chosen
        for what is no longer asked.
        """
        await self._guest.move(move)
        return await self._guest.read()

    async def wait_for_my_turn(
        self,
        seconds: Annotated[int, Field(description="How long to wait at most.", ge=1, le=LONGEST_WAIT)] = 60,
    ) -> str:
        """Wait until you are asked for a move, or the game is over. Gives what you see then.

        It ends as well when a bot plays for you, or somebody asks you to let them take a move back. When nothing of
        this comes in time it says so: wait again.
        """
        if await self._guest.my_turn(seconds):
            return await self._guest.read()
        waited = self._guest.say("waited", seconds=seconds)
        return f"{await self._guest.read()}\n{waited}"

    # --- Among people

    async def take_my_seat_back(self) -> str:
        """Play your seat yourself again, when a bot plays for you. Gives what you see then.

        Where your clock has run out, the bot makes the move it ran out over first.
        """
        await self._guest.do("back")
        return await self._guest.read()

    async def answer_taking_back(
        self, agree: Annotated[bool, Field(description="Whether they may; false when you would rather not.")]
    ) -> str:
        """Answer who asks you to let them take a move back. Gives what came of it."""
        await self._guest.do("undo/answer", agree=agree)
        return await self._guest.read()

    async def take_my_move_back(self) -> str:
        """Take back your last move, where it showed nothing hidden and nobody has moved since."""
        await self._guest.undo()
        return await self._guest.read()

    async def ask_to_take_back(self) -> str:
        """Ask the others to let you take back your last move, when they have moved since; bots agree at once."""
        await self._guest.do("undo/ask")
        return await self._guest.read()

    async def say_phrase(
        self,
        phrase: Annotated[
            str, Field(description="Its name, as hello or well_played; any other tells which there are.", max_length=50)
        ],
    ) -> str:
        """Say a phrase to all at the table; there is no other chat."""
        await self._guest.do("phrases", phrase=phrase)
        return await self._guest.read()


def serve(server: str, link: TableLink | None, language: str) -> None:
    """Serve the tools over standard input and output, until that is closed."""
    guest = Guest(server, language)

    @asynccontextmanager
    async def visit(_: MCPServer[None]) -> AsyncIterator[None]:
        async with guest.visiting():
            if link is not None and link.token is not None:
                guest.hold(link.table, link.token)
            yield

    serving = MCPServer(
        "innkeeper",
        title="Innkeeper",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
        lifespan=visit,
    )
    tools = Tools(guest)
    for look in (tools.list_games, tools.read_the_rules, tools.what_do_i_see, tools.what_may_i_do):
        serving.add_tool(look, structured_output=False, annotations=ToolAnnotations(read_only_hint=True))
    playing = (tools.begin_table, tools.join_table, tools.do_it, tools.wait_for_my_turn)
    among_people = (
        tools.take_my_seat_back,
        tools.answer_taking_back,
        tools.take_my_move_back,
        tools.ask_to_take_back,
        tools.say_phrase,
    )
    for act in (*playing, *among_people):
        serving.add_tool(act, structured_output=False, annotations=ToolAnnotations(destructive_hint=False))
    serving.run("stdio")


def _is_under(number: str, wanted: str) -> bool:
    """Whether a rule is the one wanted or below it, as BI-4.2 is below BI-4; all are below nothing."""
    return not wanted or f"{number}.".startswith(f"{wanted.strip().rstrip('.').upper()}.")
