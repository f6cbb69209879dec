"""What fingers touch on a page, and whether it is large enough for them."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

TARGET: Final = 44
"""CSS pixels that a finger needs."""

OFFERED: Final = """
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const kinds = 'a[href], button, input, select, textarea, summary, [role=button]'
    const dialog = document.querySelector('dialog[open]')
    // What is disabled does nothing; a choice that is refused says why, when it is touched.
    const isOff = (place) => place.matches(':disabled')
        || (place.ariaDisabled === 'true' && !place.hasAttribute('aria-description'))
    // A link in running text is as high as its line, as WCAG 2.5.8 lets it be.
    const isInText = (place) => place.tagName === 'A' && getComputedStyle(place).display === 'inline'
    const isOffered = (place) => place.checkVisibility({ visibilityProperty: true })
        && !isOff(place) && !isInText(place) && (!dialog || dialog.contains(place))
    await drawn()
    const offered = [...document.querySelectorAll(kinds)].filter(isOffered)
"""
"""Whatever can be pressed, filled in or followed, refused choices included."""

SMALL: Final = f"""async (least) => {{
    {OFFERED}
    const reach = (place, part) => {{
        const {{ content, position, pointerEvents, width, height }} = getComputedStyle(place, part)
        const reaches = content !== 'none' && position === 'absolute' && pointerEvents !== 'none'
        return reaches ? [{{ width: parseFloat(width), height: parseFloat(height) }}] : []
    }}
    const sizeOf = (place) => {{
        const boxes = [place, ...(place.labels ?? [])].map((one) => one.getBoundingClientRect())
        for (const part of ['::before', '::after']) boxes.push(...reach(place, part))
        return ['width', 'height'].map((side) => Math.max(...boxes.map((box) => box[side])))
    }}
    return offered.map((place) => [place, sizeOf(place)])
        .filter(([, size]) => Math.min(...size) < least - 0.5)
        .map(([place, size]) => `${{size.map(Math.round).join(' x ')}}: ${{place.outerHTML.slice(0, 300)}}`)
}}"""
"""What is smaller than that. Its label counts, and the room around it that answers in its stead."""

AWAY: Final = f"""async () => {{
    {OFFERED}
    const isAway = (place) => {{
        place.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }})
        const {{ x, y, width, height }} = (place.labels?.[0] ?? place).getBoundingClientRect()
        const [left, top] = [x + width / 2, y + height / 2]
        return left < 0 || top < 0 || left > innerWidth || top > innerHeight
    }}
    return offered.filter(isAway).map((place) => place.outerHTML.slice(0, 300))
}}"""
"""What no scrolling brings into the window."""


def small_targets(page: Page) -> list[str]:
    """What is too small on this page: its size and what it is."""
    found: list[str] = page.evaluate(SMALL, TARGET)
    return found


def out_of_reach(page: Page) -> list[str]:
    """What is cut off on this page, and nobody can scroll to."""
    found: list[str] = page.evaluate(AWAY)
    return found
