from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import DESKTOP, launch
from tests.browser.visitor import PATIENCE, Visitor, visit
from tests.server.served import Process

Welcome = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server process for all tests that only need their own tables."""
    server = Process(tmp_path_factory.mktemp("data"))
    yield server.address
    server.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def http(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=60) as client:
        yield client


@pytest.fixture
def welcome(browser: Browser, address: str) -> Iterator[Welcome]:
    """Welcomes visitors, each with a browser of their own. In the end none may have met a fault."""
    visitors: list[Visitor] = []

    def come(at: str = address, **screen: Any) -> Visitor:
        visitors.append(visit(browser, at, **{**DESKTOP, **screen}))
        return visitors[-1]

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.page.context.close()
    assert faults == []


@pytest.fixture
def visitor(welcome: Welcome) -> Visitor:
    """Somebody at a desktop."""
    return welcome()
