"""Every place of the page is for everybody: who touches, who listens, who reads it large, who wants no motion."""

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import PHONE
from tests.browser.conftest import Welcome
from tests.browser.places import PLACES, Guide
from tests.browser.targets import small_targets
from tests.browser.test_comfort import TWICE, expect_legible

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
NARROW: ViewportSize = {"width": 320, "height": 640}

MOVING = "document.getAnimations().filter(({ playState }) => playState === 'running').map(String)"

every_place = pytest.mark.parametrize("place", PLACES)


def at(place: str, http: httpx.Client, welcome: Welcome) -> Page:
    """The place on a phone."""
    guide = Guide(welcome(**PHONE), http)
    PLACES[place](guide)
    return guide.page


@every_place
def test_it_is_large_enough_for_fingers_and_clear_in_both_lights(
    place: str, http: httpx.Client, welcome: Welcome
) -> None:
    page = at(place, http, welcome)
    for size in (UPRIGHT, ON_ITS_SIDE):
        page.set_viewport_size(size)
        assert small_targets(page) == [], size
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        page.wait_for_selector(f"html[data-theme={light}]", state="attached")
        expect_accessible(page)
    assert page.evaluate(MOVING) == []


@every_place
def test_text_of_twice_the_size_loses_nothing_there(place: str, http: httpx.Client, welcome: Welcome) -> None:
    page = at(place, http, welcome)
    page.evaluate(TWICE)
    for size in (UPRIGHT, ON_ITS_SIDE, NARROW):
        page.set_viewport_size(size)
        expect_legible(page)
