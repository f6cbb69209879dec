"""The rulebook's three worked examples. Orange is seat 0, blue seat 1, green seat 2."""

from tests.oracle.overbooking_table import at, choices, discarded, keep_everything, lodged, opened, say, table, tokens


def test_example_1_thirteen_places_and_no_special_rules() -> None:
    oracle = opened("1.A", "0:bird.soldiers 1:bird.noblewomen 1:fish.soldiers 0:stag.merchants")
    assert lodged(oracle) == [{"bird.soldiers", "stag.merchants"}, {"fish.soldiers"}]
    assert discarded(oracle) == [set(), {"bird.noblewomen"}]


def test_example_2_monks_first_and_merchants_at_the_door() -> None:
    queue = "0:bird.monk 1:fish.noblewomen 0:stag.maids 0:boar.merchants"
    oracle = opened("2.A", queue, "1:stag.merchants")
    assert lodged(oracle) == [{"bird.monk", "stag.maids", "boar.merchants"}, {"fish.noblewomen"}]
    assert discarded(oracle) == [set(), {"stag.merchants"}]
    without = opened("2.A", queue)
    assert lodged(without) == [{"bird.monk", "stag.maids"}, {"fish.noblewomen"}]


def test_example_3_noblewomen_and_a_monk_at_the_door_of_two_families() -> None:
    hands = ["bird.maids stag.noblewomen", "fish.noblewomen boar.monk", "fish.laborers bird.soldiers"]
    oracle = table(3, "3.A 1.A 6.A", hands)
    for card in ("bird.maids", "fish.noblewomen", "fish.laborers"):
        say(oracle, f"card:{card} queue:1")
    say(oracle, "card:stag.noblewomen door:1 card:boar.monk door:1 card:bird.soldiers queue:1")
    assert tokens(oracle) == [1, 0, 0]
    keep_everything(oracle)
    assert (oracle.phase, oracle.acting(), choices(oracle)) == ("checking", [0], {"pick:1", "decline"})
    assert at(oracle, "queue") == ["0:bird.maids", "1:fish.noblewomen", "2:fish.laborers", "2:bird.soldiers"]
    say(oracle, "pick:1")
    assert lodged(oracle) == [{"bird.maids"}, {"boar.monk"}, {"fish.laborers", "bird.soldiers"}]
    assert discarded(oracle) == [{"stag.noblewomen"}, {"fish.noblewomen"}, set()]


def test_example_3_without_the_pick_the_maids_find_no_places() -> None:
    queue = "2:fish.laborers 0:bird.maids 2:bird.soldiers 1:fish.noblewomen"
    oracle = opened("3.A", queue, "0:stag.noblewomen 1:boar.monk", seats=3)
    say(oracle, "decline")
    assert lodged(oracle) == [set(), {"fish.noblewomen"}, {"fish.laborers", "bird.soldiers"}]
    assert discarded(oracle) == [{"stag.noblewomen", "bird.maids"}, {"boar.monk"}, set()]
