"""One address may ask for so much a minute, and no more."""

import httpx
import pytest

from innkeeper.server.limits import MOST_ADDRESSES, WINDOW, Limit, household_of
from innkeeper.server.problems import Problem
from tests.server.homes import Home
from tests.server.running import begin, error, running

ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}


def test_who_begins_too_many_tables_is_told_when_to_come_back(home: Home) -> None:
    with running(home.settings(tables_a_minute=2)) as address, httpx.Client(base_url=address, timeout=30) as http:
        for _ in range(2):
            begin(http, [ME, OPEN])
        answer = http.post("/api/tables", json={"game": "kuhn_poker", "seats": [ME, OPEN]})
        said = error(answer, 429, "too_many")
        assert said["message"].startswith("That is more than 2 a minute from your address: try again in ")
        assert int(answer.headers["retry-after"]) == said["retry_after"] <= WINDOW


def test_who_takes_too_many_seats_is_refused_and_takes_none(home: Home) -> None:
    with running(home.settings(seats_a_minute=1)) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna = begin(http, [ME, OPEN])
        again = begin(http, [ME, OPEN])
        assert http.post(f"/api/tables/{anna.table}/seats", json={"name": "Bram"}).status_code == 200
        error(http.post(f"/api/tables/{again.table}/seats", json={"name": "Bram"}), 429, "too_many")
        assert again.look()["status"] == "waiting"


def test_a_minute_later_there_is_room_again_and_others_never_had_to_wait() -> None:
    now = 0.0
    limit = Limit(2, lambda: now)
    limit.count("anna")
    now = 30.0
    limit.count("anna")
    with pytest.raises(Problem) as problem:
        limit.count("anna")
    assert problem.value.further == {"retry_after": 31}
    limit.count("bram")
    now = WINDOW
    limit.count("anna")


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_a_household_is_an_address_or_a_64th_of_ipv6(address: str, household: str) -> None:
    assert household_of(address) == household


def test_all_addresses_of_a_household_are_counted_together() -> None:
    limit = Limit(1, lambda: 0.0)
    limit.count("2001:db8::1")
    limit.count("2001:db8:0:1::1")
    with pytest.raises(Problem):
        limit.count("2001:db8::2")


def sit_from(http: httpx.Client, forwarded: str) -> int:
    """The status for somebody who says, or of whom a proxy says, that they come from there."""
    return http.post("/api/people", headers={"X-Forwarded-For": forwarded}).status_code


def test_a_proxy_on_the_same_machine_is_believed_who_asks_but_not_who_asks_through_it(home: Home) -> None:
    with running(home.settings(seats_a_minute=1)) as address, httpx.Client(base_url=address, timeout=30) as http:
        assert [sit_from(http, "192.0.2.1"), sit_from(http, "192.0.2.2")] == [201, 201]
        assert sit_from(http, "198.51.100.9, 192.0.2.1") == 429


@pytest.mark.parametrize(("proxies", "second"), [("192.0.2.0/24", 429), ("127.0.0.0/8", 201), ("*", 201)])
def test_only_the_proxies_that_were_named_are_believed(
    home: Home, monkeypatch: pytest.MonkeyPatch, proxies: str, second: int
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    with running(home.settings(seats_a_minute=1)) as address, httpx.Client(base_url=address, timeout=30) as http:
        assert [sit_from(http, "198.51.100.1"), sit_from(http, "198.51.100.2")] == [201, second]


def test_only_so_many_addresses_are_remembered() -> None:
    limit = Limit(1, lambda: 0.0)
    for number in range(MOST_ADDRESSES + 1):
        limit.count(str(number))
    limit.count("0")
