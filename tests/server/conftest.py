from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server import postgres
from tests.server.homes import Home
from tests.server.running import Person, running, two_people

DATABASES = ["sqlite", "postgresql"] if postgres.programs() else ["sqlite"]

collect_ignore = [] if postgres.programs() else ["test_neighbours.py"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if "postgresql" not in DATABASES:
        terminalreporter.write_line(postgres.MISSING, red=True, bold=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    home = postgres.programs()
    assert home is not None
    with postgres.cluster(home) as cluster:
        yield cluster


@pytest.fixture(scope="session", params=DATABASES)
def database(request: pytest.FixtureRequest) -> postgres.Cluster | None:
    """The tests run on every database that the server can keep its tables in; None is SQLite."""
    cluster: postgres.Cluster | None = request.getfixturevalue("cluster") if request.param == "postgresql" else None
    return cluster


@pytest.fixture
def home(database: postgres.Cluster | None, tmp_path: Path) -> Home:
    """A place for one test's own servers to keep their tables in."""
    return Home(tmp_path, database.new_database() if database else "")


@pytest.fixture(scope="session")
def address(database: postgres.Cluster | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests that only need their own tables."""
    home = Home(tmp_path_factory.mktemp("data"), database.new_database() if database else "")
    with running(home.settings()) as address:
        yield address


@pytest.fixture
def http(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=30) as client:
        yield client


@pytest.fixture
def people(http: httpx.Client) -> tuple[Person, Person]:
    """Anna, who is asked first, and Bram: a game of three deals in which nobody has moved."""
    return two_people(http, options={"deals": "three"}, seed=1)
