"""Finds text on a page that is in no catalogue, where every catalogue has accents on all its letters."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Page

from tests.words.accented import CODE

WATCH: Final = """([names, code]) => {
    globalThis.plain = new Set()
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
    const parts = names.flatMap((name) => /^(The (?:.+ of )?)?(.+)$/.exec(name).slice(1)).map((part) => part?.trim())
    const and = new Intl.ListFormat(navigator.language).format(['', ''])
    const units = ['second', 'minute', 'hour', 'day'].flatMap((unit) => [2, 1].flatMap((count) =>
        new Intl.NumberFormat(navigator.language, { style: 'unit', unit, unitDisplay: 'long' })
            .formatToParts(count).filter((part) => part.type === 'unit').map((part) => part.value)))
    const isPlain = (text) => {
        if (parts.includes(text.trim())) return false
        for (const name of [...names, and, ...units]) text = text.replaceAll(name, '')
        return /[a-z]/i.test(text.replace(new RegExp(code, 'g'), ''))
    }
    const isOwn = (place) => {
        const other = place.closest('[lang]')?.lang
        return place.closest('script, style, pre, [translate=no]') || (other && other !== document.documentElement.lang)
    }
    const note = (text, place) => {
        if (!text || !place || !isPlain(text) || isOwn(place)) return
        plain.add(`${text.trim()}  <<  ${place.outerHTML.slice(0, 160)}`)
    }
    const look = (node) => {
        if (node.nodeType === Node.TEXT_NODE) note(node.data, node.parentElement)
        if (node.nodeType !== Node.ELEMENT_NODE) return
        for (const name of attributes) note(node.getAttribute(name), node)
        node.childNodes.forEach(look)
    }
    const wanted = { subtree: true, childList: true, characterData: true, attributeFilter: attributes }
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes, attributeName } of changes) {
            if (type === 'childList') addedNodes.forEach(look)
            else if (type === 'characterData') look(target)
            else note(target.getAttribute(attributeName), target)
        }
    }).observe(document, wanted)
}"""
"""Note from now on whatever text comes on the page, seen or heard, without accents: what and where.

But for the text of the terminal (`pre`), with notation among its words: tests/cli/test_every_word.py reads that.
"""

TELL_ALL: Final = """async () => {
    for (const place of document.querySelectorAll('[data-about]')) {
        place.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }))
        await new Promise(requestAnimationFrame)
    }
}"""
"""Open the note of everything that has one, one after the other."""


def watch(page: Page, names: list[str]) -> None:
    """Note plain text on this page from its next load on."""
    page.add_init_script(f"({WATCH})({json.dumps([names, CODE])})")


def tell_all(page: Page) -> None:
    """Open the note of everything that has one."""
    page.evaluate(TELL_ALL)
    page.keyboard.press("Escape")


def found(page: Page) -> list[str]:
    """The plain text noted since the page was loaded."""
    texts: list[str] = page.evaluate("[...plain]")
    return texts


def expect_none(page: Page) -> None:
    """Nothing plain was on the page since it was loaded."""
    assert found(page) == [], "\n".join(["Not out of a catalogue:", *found(page)])
