# Overbooked, in English.

game-summary = Seat couples, children, teams and friends, and leave as few as you can on the steps. For 1 to 4 airlines.
game-trust = Checked against an independent oracle; the passenger cards are reconstructed

# --- Options

option-symbols = Symbols
option-symbols-no = Do not count
option-symbols-yes = Replace, bridge, ignore and bonus
option-difficult = Extra difficult cards
option-difficult-no = Stay in the box
option-difficult-yes = Are shuffled in
option-event = Event
option-event-none = None
option-event-random = A random one
option-event-adorable_kids = Adorable Kids
option-event-buddy_time = Buddy Time
option-event-corner_seats = Corner Seats
option-event-couples_retreat = Couples Retreat
option-event-emergency_exit_assistance = Emergency Exit Assistance
option-event-family_vacation = Family Vacation
option-event-full_flight = Full Flight
option-event-kids_gone_wild = Kids Gone Wild
option-event-lonely_christmas = Lonely Christmas
option-event-low_season_blues = Low Season Blues
option-event-beautiful_sunset = Beautiful Sunset
option-event-missing_friends = Missing Friends
option-event-school_holidays = School Holidays
option-event-threes_company = Three’s Company
option-event-like_sardines = Like Sardines
option-second_event = Second event
option-second_event-none = None
option-second_event-random = A random one
option-second_event-adorable_kids = Adorable Kids
option-second_event-buddy_time = Buddy Time
option-second_event-corner_seats = Corner Seats
option-second_event-couples_retreat = Couples Retreat
option-second_event-emergency_exit_assistance = Emergency Exit Assistance
option-second_event-family_vacation = Family Vacation
option-second_event-full_flight = Full Flight
option-second_event-kids_gone_wild = Kids Gone Wild
option-second_event-lonely_christmas = Lonely Christmas
option-second_event-low_season_blues = Low Season Blues
option-second_event-beautiful_sunset = Beautiful Sunset
option-second_event-missing_friends = Missing Friends
option-second_event-school_holidays = School Holidays
option-second_event-threes_company = Three’s Company
option-second_event-like_sardines = Like Sardines
option-scenario = Scenario
option-scenario-friends_weekend = Friends Weekend
option-scenario-romantic_city_trip = Romantic City Trip
option-scenario-school_trip = School Trip
option-level = Level
option-level-beginner = Beginner: 6 vouchers
option-level-experienced = Experienced: 4 vouchers
option-level-expert = Expert: 2 vouchers
option-missing_friends = Missing Friends
option-missing_friends-every = Every small group counts
option-missing_friends-largest = Only the largest group of each colour
option-sardines = Like Sardines
option-sardines-full_only = Blocks overlap in a full 3 × 5 area only
option-sardines-overlap = Blocks may always overlap
option-low_season = Low Season Blues
option-low_season-largest = The largest set of empty seats counts
option-low_season-all = All empty seats beside another one count
option-most_overbooked = Most overbooked
option-most_overbooked-someone = Costs 2 if anybody is overbooked
option-most_overbooked-always = Costs 2, also if nobody is
option-bridge = Bridge
option-bridge-no_width = The aisle has no width
option-bridge-aisle_column = The aisle takes up a column of the card
option-preferences = Seating preferences
option-preferences-binding = Must be granted
option-preferences-offer = May be disregarded
option-first_player = First player
option-first_player-random = By lot
option-first_player-seat_0 = The first seat

# --- Passengers, symbols, events, scenarios

wish-red-window = passenger in love at a window
wish-red-aisle = passenger in love at an aisle
wish-red-middle = passenger in love in the middle
wish-white-window = child at a window
wish-white-aisle = child at an aisle
wish-white-middle = child in the middle
wish-blue-window = rugby player at a window
wish-blue-aisle = rugby player at an aisle
wish-blue-middle = rugby player in the middle
wish-yellow-window = friend at a window
wish-yellow-aisle = friend at an aisle
wish-yellow-middle = friend in the middle
wish-green-window = senior at a window
wish-green-aisle = senior at an aisle
wish-green-middle = senior in the middle
effect-red = A couple: exactly two side by side bring 5 points. Three’s a crowd.
effect-white = Brings 3 points with an adult on every side. Wall, window and aisle do no harm.
effect-blue = One point for each of your largest team, two if no rival’s team is larger.
effect-yellow = One point for each of your largest group of friends, two if no rival’s group is larger.
effect-green = One point for each of your largest group of seniors, two if no rival’s group is larger.

symbol-replace = Replace
symbol-bridge = Bridge
symbol-ignore = Ignore
symbol-bonus = Bonus
symbol-none = no symbol
effect-replace = Whoever has to get up goes back to the supply instead of to the steps.
effect-bridge = The card may lie across aisles.
effect-ignore = One passenger of the card may stay away.
effect-bonus = A point at the end.

happening-adorable_kids = Adorable Kids
happening-buddy_time = Buddy Time
happening-corner_seats = Corner Seats
happening-couples_retreat = Couples Retreat
happening-emergency_exit_assistance = Emergency Exit Assistance
happening-family_vacation = Family Vacation
happening-full_flight = Full Flight
happening-kids_gone_wild = Kids Gone Wild
happening-lonely_christmas = Lonely Christmas
happening-low_season_blues = Low Season Blues
happening-beautiful_sunset = Beautiful Sunset
happening-missing_friends = Missing Friends
happening-school_holidays = School Holidays
happening-threes_company = Three’s Company
happening-like_sardines = Like Sardines
effect-adorable_kids = 4 points for each surrounded child away from window, aisle, first and last row.
effect-buddy_time = 5 points for each area with a blue, a yellow and a green group of three or more.
effect-corner_seats = 6 points for four colours in the four corners of the plane.
effect-couples_retreat = 4 points for each area with three couples or more.
effect-emergency_exit_assistance = 10 points if the whole middle row is taken.
effect-family_vacation = 3 points for each couple beside a surrounded child.
effect-full_flight = 4 points for each full column, from the first row to the last.
effect-kids_gone_wild = 2 points less for each child that is not surrounded.
effect-lonely_christmas = 3 points less for each passenger in love who is alone.
effect-low_season_blues = 5 points for most empty seats side by side.
effect-beautiful_sunset = 1 point for every two window seats taken.
effect-missing_friends = 5 points for each blue, yellow or green group of one, two or three.
effect-school_holidays = 4 points for each area with three surrounded children or more.
effect-threes_company = 3 points for each blue, yellow or green group of exactly three.
effect-like_sardines = 3 points for each full block of three by three seats; 9 for a full area of 3 × 5.

scenario-friends_weekend = Friends Weekend
scenario-romantic_city_trip = Romantic City Trip
scenario-school_trip = School Trip

# --- Prompts

prompt-wait = It is somebody else’s turn.
prompt-card = { $alone ->
    [yes] Choose any card ({ $vouchers ->
        [one] 1 voucher left
       *[other] { $vouchers } vouchers left
    })
   *[no] Choose a card: the first is free, each one skipped costs a voucher ({ $vouchers ->
        [0] you have none
        [one] you have 1
       *[other] you have { $vouchers }
    })
}
prompt-drop = Too few passengers are left: choose who of card { $position } is missing
prompt-place = Seat the passengers of card { $position }
prompt-seat = { $kind ->
    [window] Choose a window seat
    [aisle] Choose an aisle seat
    [middle] Choose a middle seat
   *[any] Choose a seat
} { $colour ->
    [red] for a passenger in love
    [white] for a child
    [blue] for a rugby player
    [yellow] for a friend
   *[green] for a senior
}
prompt-steps = { $count ->
    [one] Somebody has to get up and can go back to the supply. Or to the steps?
   *[other] { $count } passengers have to get up and can go back to the supply. Is any of them to go to the steps?
}
prompt-nothing = Nothing is asked.

# --- Choices

action-place = { $bumped ->
    [0] Card { $position }, turned { $turn }°, from seat { $seat }
    [one] Card { $position }, turned { $turn }°, from seat { $seat }: somebody has to get up
   *[other] Card { $position }, turned { $turn }°, from seat { $seat }: { $bumped } have to get up
}
action-take = { $price ->
    [0] Take card { $position }
    [one] Take card { $position } for a voucher
   *[other] Take card { $position } for { $price } vouchers
}
action-take-nothing = Take card { $position }
action-seat = Seat { $seat }
action-ignore = Ignore { $colour ->
    [red] a passenger in love
    [white] a child
    [blue] a rugby player
    [yellow] a friend
    [green] a senior
   *[none] a passenger
} (suitcase { $suitcase } of card { $position })
action-drop = Drop { $colour ->
    [red] a passenger in love
    [white] a child
    [blue] a rugby player
    [yellow] a friend
    [green] a senior
   *[none] a passenger
} (suitcase { $suitcase } of card { $position })
action-steps = { $colour ->
    [red] The passenger in love
    [white] The child
    [blue] The rugby player
    [yellow] The friend
    [green] The senior
   *[none] The passenger
} on { $seat } goes to the steps
action-done = The others go back to the supply
action-remove = Put card { $position } back into the box for a voucher
action-remove-nothing = Put card { $position } back into the box

# --- Why not

refused-over = The game is over.
refused-not-asked = It is { $player } who is asked now.
refused-not-now = { $action } is not what is asked now.
refused-other-card = This move is about card { $position } already.
refused-no-card = There is no card at { $position }: { $cards ->
    [0] the hall is empty.
    [one] there is one.
   *[other] there are { $cards }.
}
refused-price = Card { $position } costs { $price ->
    [one] a voucher
   *[other] { $price } vouchers
}; you have { $vouchers ->
    [0] none
    [one] one
   *[other] { $vouchers }
}.
refused-take = The passengers of card { $position } have to be seated: say where.
refused-preference = Card { $position } names kinds of seats: take it, then choose the seats one by one.
refused-nobody-left = Nobody on card { $position } is left: just take it.
refused-drop-first = { $left ->
    [one] Only one { $colour ->
        [red] passenger in love
        [white] child
        [blue] rugby player
        [yellow] friend
       *[green] senior
    } is left
   *[other] Only { $left } { $colour ->
        [red] passengers in love
        [white] children
        [blue] rugby players
        [yellow] friends
       *[green] seniors
    } are left
}: first say who is missing.
refused-misfit = With its first passenger on { $seat } the card crosses an aisle or the wall: all must sit in one area.
refused-no-area = Turned { $turn }° the card fits no seating area.
refused-same-turn = Turned { $turn }° the card seats the same passengers as turned { $other }°.
refused-no-symbols = Symbols do not count in this game.
refused-no-ignore = Nobody on this card can be ignored: it has no such symbol.
refused-no-suitcase = There is no suitcase { $suitcase }: the card has { $count }.
refused-ignore-late = Somebody can be ignored only at the beginning of a move, and one at most.
refused-gone = There is no such { $colour ->
    [red] passenger in love
    [white] child
    [blue] rugby player
    [yellow] friend
   *[green] senior
} to be seated any more.
refused-enough = There are enough { $colour ->
    [red] passengers in love
    [white] children
    [blue] rugby players
    [yellow] friends
   *[green] seniors
}: all of them have to be seated.
refused-remove-together = Cards are put back into the box only in a game for one.
refused-remove-midway = A card can be put back only before one is taken.
refused-no-seat = There is no seat { $seat } in these planes.
refused-own = Somebody of this card sits on { $seat } already.
refused-kind = { $seat } is no { $kind ->
    [window] window
    [aisle] aisle
   *[middle] middle
} seat, which this { $colour ->
    [red] passenger in love
    [white] child
    [blue] rugby player
    [yellow] friend
   *[green] senior
} asks for.
refused-steps = Nobody on { $seat } is waiting for a decision.

# --- What happened

event-first = { $player } begins.
event-posted = Event: { $event }.
event-draw = Card { $card } comes into the hall.
event-take = { $player } takes card { $card }{ $paid ->
    [0] { "" }
    [one] , pays a voucher
   *[other] , pays { $paid } vouchers
}{ $got ->
    [0] { "" }
    [one] , finds a voucher on it
   *[other] , finds { $got } vouchers on it
}.
event-ignore = { $player } ignores { $colour ->
    [red] a passenger in love.
    [white] a child.
    [blue] a rugby player.
    [yellow] a friend.
   *[green] a senior.
}
event-drop = { $colour ->
    [red] No passenger in love is left for one suitcase.
    [white] No child is left for one suitcase.
    [blue] No rugby player is left for one suitcase.
    [yellow] No friend is left for one suitcase.
   *[green] No senior is left for one suitcase.
}
event-seat = { $player } seats { $count ->
    [one] { $colour ->
        [red] a passenger in love
        [white] a child
        [blue] a rugby player
        [yellow] a friend
       *[green] a senior
    }
   *[other] { $count } { $colour ->
        [red] passengers in love
        [white] children
        [blue] rugby players
        [yellow] friends
       *[green] seniors
    }
}: { $seats }.
event-bump = { $colour ->
    [red] The passenger in love
    [white] The child
    [blue] The rugby player
    [yellow] The friend
   *[green] The senior
} of { $player } on { $seat } is overbooked.
event-return = { $colour ->
    [red] The passenger in love
    [white] The child
    [blue] The rugby player
    [yellow] The friend
   *[green] The senior
} of { $player } on { $seat } goes back to the supply.
event-full = Area { $area } of { $player } is full.
event-last-round = { $colour ->
    [red] The passengers in love
    [white] The children
    [blue] The rugby players
    [yellow] The friends
   *[green] The seniors
} have run out: this is the last round.
event-void = { $player } finds no card.
event-remove = { $player } puts card { $card } back into the box.
event-pay = { $player } pays { $count ->
    [one] a voucher
   *[other] { $count } vouchers
} for overbooked passengers; { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
event-gain = { $player } gets { $count ->
    [one] a voucher
   *[other] { $count } vouchers
} for a full area.
event-won = { $player } has done it.
event-lost = { $player } has lost: { $why }.

lost-vouchers = no vouchers are left
lost-colour = a colour has run out
lost-cards = no cards are left

# --- The end

source-couples = Couples
source-children = Surrounded children
source-rugby = Rugby team
source-friends = Friends
source-seniors = Seniors
source-vouchers = Vouchers
source-overbooked = Overbooked
source-most_overbooked = Most overbooked
source-empty = Empty seats
source-bonus = Bonus symbols
source-event = Event
source-second_event = Second event
source-won = Scenario
verdict-won = The scenario is won.
verdict-lost = The scenario is lost: { $why }.

# --- Zones and pieces, for the plain table and for reading aloud

zone-clock = Round { $round }{ $last ->
    [yes] , the last one
   *[no] { "" }
}; { $first } is first player. Not seated yet: { $red } in love (R), { $white } children (W), { $blue } rugby players (B), { $yellow } friends (Y), { $green } seniors (G); { $unseen } cards to come
zone-hall = Departure hall, from the gate
zone-events = Events
zone-goals = { $scenario }
zone-desk = { $player }: { $score ->
    [one] one point
   *[other] { $score } points
}, { $vouchers ->
    [0] no vouchers
    [one] a voucher
   *[other] { $vouchers } vouchers
}, { $overbooked ->
    [0] nobody
   *[other] { $overbooked }
} overbooked
zone-plane = Plane of { $player }: { $taken ->
    [0] no seats
    [one] one seat
   *[other] { $taken } seats
} taken, { $empty } empty

piece-card = { $suitcases } (card { $card }{ $symbols ->
    [yes] , { $symbol }
   *[no] { "" }
}), { $vouchers ->
    [0] no vouchers
    [one] a voucher
   *[other] { $vouchers } vouchers
} on it, { $price ->
    [0] free
    [one] for a voucher
   *[other] for { $price } vouchers
}
piece-preference = { $suitcases } (card { $card }{ $symbols ->
    [yes] , { $symbol }
   *[no] { "" }
}), any areas, { $vouchers ->
    [0] no vouchers
    [one] a voucher
   *[other] { $vouchers } vouchers
} on it, { $price ->
    [0] free
    [one] for a voucher
   *[other] for { $price } vouchers
}
piece-goal = { $goal ->
    [couples] { $reached } of { $least } couples
    [surrounded_children] { $reached } of { $least } surrounded children
   *[group] { $colour ->
        [blue] { $reached } of { $least } rugby players together
        [yellow] { $reached } of { $least } friends together
        [green] { $reached } of { $least } seniors together
       *[any] { $reached } of { $least } of one group together
    }
}{ $choice ->
    [yes] { " (one of these)" }
   *[no] { "" }
}
piece-chair = { $seat }: { $colour ->
    [red] passenger in love
    [white] child
    [blue] rugby player
    [yellow] friend
    [green] senior
   *[none] empty
}

# --- The table in the browser

table-players = Airlines
table-first = First player
table-your-move = your move
table-thinking = thinking
table-points = { $points } points
table-look = Look at the plane of { $name }
table-plane-of = The plane of { $name }
table-voucher = { $count ->
    [one] voucher
   *[other] vouchers
}
table-vouchers = { $count ->
    [0] No vouchers
    [one] One voucher
   *[other] { $count } vouchers
}
table-overbooked = { $count ->
    [0] Nobody overbooked
    [one] One passenger overbooked
   *[other] { $count } passengers overbooked
}
table-steps = { $count ->
    [0] Nobody stands on the steps
    [one] One passenger stands on the steps: { $points } points
   *[other] { $count } passengers stand on the steps: { $points } points
}
table-round = Round { $round }
table-last-round = Last round
table-to-board = Still to board
table-left = { $colour ->
    [red] { $count ->
        [one] 1 passenger in love left
       *[other] { $count } passengers in love left
    }
    [white] { $count ->
        [one] 1 child left
       *[other] { $count } children left
    }
    [blue] { $count ->
        [one] 1 rugby player left
       *[other] { $count } rugby players left
    }
    [yellow] { $count ->
        [one] 1 friend left
       *[other] { $count } friends left
    }
   *[green] { $count ->
        [one] 1 senior left
       *[other] { $count } seniors left
    }
}
table-gate = Gate 7
table-deck = { $count ->
    [0] No cards to come
    [one] One card to come
   *[other] { $count } cards to come
}
table-free = free
table-coming = { $sitting }; here comes { $colour ->
    [red] a passenger in love
    [white] a child
    [blue] a rugby player
    [yellow] a friend
   *[green] a senior
}
table-price = { $price ->
    [0] Costs nothing.
    [one] Costs a voucher.
   *[other] Costs { $price } vouchers.
}
table-lying = { $vouchers ->
    [0] No vouchers lie on it.
    [one] A voucher lies on it.
   *[other] { $vouchers } vouchers lie on it.
}
table-card = Card { $position }: { $passengers }. { $price ->
    [0] Costs nothing.
    [one] Costs a voucher.
   *[other] Costs { $price } vouchers.
}
table-remove = Put back into the box for a voucher: { $passengers }
table-people = { $colour ->
    [red] { $count ->
        [one] a passenger in love
       *[other] { $count } passengers in love
    }
    [white] { $count ->
        [one] a child
       *[other] { $count } children
    }
    [blue] { $count ->
        [one] a rugby player
       *[other] { $count } rugby players
    }
    [yellow] { $count ->
        [one] a friend
       *[other] { $count } friends
    }
   *[green] { $count ->
        [one] a senior
       *[other] { $count } seniors
    }
}
table-seat-these = { $count ->
    [one] Seat this one passenger.
   *[other] Seat these { $count } passengers.
}
table-short = Too few are left: who stays behind?
table-nobody = Nobody on this card can be seated.
table-seat-them = Seat them
table-put-down = Put the card down
table-turn = Turn
table-one-turn = It can be seated in one direction only.
table-leave-out = Leave one out
table-who-stays = Who stays at home?
table-all-free = Nobody has to get up.
table-bumped = { $colour ->
    [red] the passenger in love on { $seat }
    [white] the child on { $seat }
    [blue] the rugby player on { $seat }
    [yellow] the friend on { $seat }
    [green] the senior on { $seat }
   *[none] the passenger on { $seat }
}
table-bumps = { $count ->
    [one] Has to get up, for { $cost } points less: { $who }.
   *[other] Have to get up, for { $cost } points less: { $who }.
}
table-bumps-alone = { $count ->
    [one] Has to get up, for a voucher: { $who }.
   *[other] Have to get up, for { $count } vouchers: { $who }.
}
table-bumps-free = { $count ->
    [one] Goes back to the supply: { $who }.
   *[other] Go back to the supply: { $who }.
}
table-score = Score if the game ended now
table-if-now = If we landed now
table-team = { $name }, { $size }
table-twice = counts twice: no rival has more
table-behind = { $names }: { $size }
table-worth = { $points ->
    [one] Now 1 point.
   *[other] Now { $points } points.
}
table-level = { $level ->
    [beginner] Beginner
    [experienced] Experienced
   *[expert] Expert
}
table-one-of-these = And one of these
table-met = reached
table-area = Show seating area { $number }
table-nearer = Come nearer
table-skip = Skip
table-landed = All planes have landed
table-alone-end = { $vouchers ->
    [0] No vouchers left
    [one] One voucher left
   *[other] { $vouchers } vouchers left
} after { $round ->
    [one] one round
   *[other] { $round } rounds
}
