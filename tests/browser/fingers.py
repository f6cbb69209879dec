"""How somebody touches what a page offers: by mouse, by finger, by keyboard."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from playwright.sync_api import Locator, Page, TimeoutError  # noqa: A004 - theirs is no builtin one

FREE_POINT: Final = """async (element) => {
    const frame = () => new Promise(requestAnimationFrame)
    const place = () => Object.values(element.getBoundingClientRect().toJSON()).join()
    const still = async () => {
        for (let before = ''; before !== place(); await frame()) before = place()
    }
    const find = () => {
        const box = element.getBoundingClientRect()
        for (const y of [0.5, 0.25, 0.75, 0.1, 0.9])
            for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) {
                const point = [box.x + box.width * x, box.y + box.height * y]
                if (element.contains(document.elementFromPoint(...point))) return point
            }
        return null
    }
    await still()
    if (find()) return find()
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await still()
    return find()
}"""
"""A point of the element that nothing covers, once it lies still and is in sight; null if there is none."""

KEY_TOWARDS: Final = """(element) => {
    const here = document.activeElement
    if (here === element) return null
    const middle = (place) => {
        const { x, y, width, height } = place.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
    }
    const [x, y] = middle(element)
    const [fromX, fromY] = middle(here)
    const sideways = Math.abs(x - fromX) > Math.abs(y - fromY)
    return sideways ? (x > fromX ? 'ArrowRight' : 'ArrowLeft') : (y > fromY ? 'ArrowDown' : 'ArrowUp')
}"""
"""The arrow that leads towards the element; null when the focus is there."""

ARROWS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
MOST_STEPS: Final = 200


class Fingers(Protocol):
    """Touches an element of the page."""

    def touch(self, element: Locator) -> None: ...


def free_point(element: Locator) -> tuple[float, float]:
    """Where somebody can touch the element, once nothing flies over it any more."""
    try:
        point = element.page.wait_for_function(FREE_POINT, arg=element.element_handle()).json_value()
    except TimeoutError as error:
        html = element.evaluate("element => element.outerHTML")
        raise AssertionError(f"nothing of it can be touched: {html}") from error
    return point[0], point[1]


def paste(page: Page) -> str:
    """What comes out where somebody pastes: asked for what was copied, a browser may wait for a permission for ever."""
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))")
    field = page.locator("#paste")
    field.press("ControlOrMeta+v")
    return field.input_value()


class Mouse:
    """Clicks."""

    def touch(self, element: Locator) -> None:
        element.page.mouse.click(*free_point(element))


class Finger:
    """Taps."""

    def touch(self, element: Locator) -> None:
        element.page.touchscreen.tap(*free_point(element))


class Keyboard:
    """Walks there with the arrow keys, now and then astray, and presses Enter or Space."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def touch(self, element: Locator) -> None:
        keyboard = element.page.keyboard
        for step in range(MOST_STEPS):
            key = element.evaluate(KEY_TOWARDS)
            if key is None:
                keyboard.press(self.chance.choice(("Enter", "Space")))
                return
            astray = step > 2 and self.chance.random() < 0.3
            keyboard.press(self.chance.choice(ARROWS) if astray else key)
        raise AssertionError(f"the arrow keys do not lead there: {element.evaluate('element => element.outerHTML')}")
