# The Bloody Inn, in English.

game-summary = A night with no witnesses, for 1 to 4 innkeepers.
game-trust = Checked against an independent oracle, rule by rule

# --- Options

option-length = Length
option-length-short = Short game
option-length-long = Long game
option-welcome = Welcoming
option-welcome-choice = The first player chooses the rooms
option-welcome-first_come = First come, first served
option-wealth = Wealth
option-wealth-limited = Coins up to 40 francs
option-wealth-unlimited = Unlimited
option-reshuffle = Second season
option-reshuffle-lazy = Begins when a traveler is needed
option-reshuffle-immediate = Begins as soon as the stack is empty
option-doors = First keys
option-doors-default = On the first doors
option-doors-chosen = Chosen by the players
option-first_player = First player
option-first_player-random = By lot
option-first_player-seat_0 = The first seat
option-checks = Checks
option-checks-unlimited = As many as needed
option-checks-thirty = Only the 30 of the box

# --- Guests, types, annexes and what they do

type-merchant = merchant
type-artisan = artisan
type-police = police
type-religious = religious
type-noble = noble
type-peasant = peasant
type-none = no type

guest-cultivator = Cultivator
guest-mechanic = Mechanic
guest-distiller = Distiller
guest-gardener = Gardener
guest-landscaper = Landscaper
guest-butcher = Butcher
guest-newsboy = Newsboy
guest-representative = Representative
guest-concierge = Concierge
guest-grocer = Grocer
guest-shopkeeper = Shopkeeper
guest-brewer = Brewer
guest-novice = Novice
guest-monk = Monk
guest-abbot = Abbot
guest-priest = Priest
guest-archbishop = Archbishop
guest-bishop = Bishop
guest-baron = Baron
guest-viscount = Viscount
guest-count = Count
guest-duke = Duke
guest-prince = Prince
guest-marquis = Marquis
guest-peacekeeper = Peacekeeper
guest-brigadier = Brigadier
guest-brigadier_chief = Brigadier Chief
guest-major = Major
guest-peasant = Peasant
guest-barn = Barn

annex-cultivator = Vegetable Garden
annex-mechanic = Workshop
annex-distiller = Distillery
annex-gardener = Gardens
annex-landscaper = Park
annex-butcher = Butcher Shop
annex-newsboy = Kiosk
annex-representative = Parlor
annex-concierge = Room Service
annex-grocer = Grocery
annex-shopkeeper = Shop
annex-brewer = Brewery
annex-novice = Altar
annex-monk = Bedroom
annex-abbot = Cellar
annex-priest = Chapel
annex-archbishop = Crypt
annex-bishop = Bishopric
annex-baron = Grand Chandelier
annex-viscount = King Size Bed
annex-count = Dining Room
annex-duke = Stables
annex-prince = Greenhouse
annex-marquis = Pavilion
annex-peacekeeper = no annex
annex-brigadier = no annex
annex-brigadier_chief = no annex
annex-major = no annex
annex-peasant = no annex
annex-barn = Barn

effect-cultivator = When built: 1 F for each of your artisan annexes, this one included.
effect-mechanic = Build with one accomplice fewer.
effect-distiller = At wages, one accomplice need not be paid.
effect-gardener = 2 F more every morning.
effect-landscaper = 4 F when built. At the end 4 F for each artisan who has gone.
effect-butcher = Kill several travelers in one action.
effect-newsboy = When built: 1 F for each of your merchant annexes, this one included.
effect-representative = Bribe with one accomplice fewer.
effect-concierge = Put your room service at a room: each traveler who arrives there pays you its rank.
effect-grocer = 4 F when built. At the end 4 F for each merchant who has gone.
effect-shopkeeper = Bribe several travelers in one action.
effect-brewer = Bribe up to four peasants in one action.
effect-novice = When built: 1 F for each of your religious annexes, this one included.
effect-monk = Replace a white key by one of yours.
effect-abbot = Bury with one accomplice fewer.
effect-priest = When you bury, keep any accomplices you played.
effect-archbishop = Bury several corpses in one action.
effect-bishop = 4 F when built. At the end 4 F for each religious who has gone.
effect-baron = 4 F when built.
effect-viscount = 6 F when built.
effect-count = 9 F when built.
effect-duke = 4 F when built. At the end 4 F for each noble who has gone.
effect-prince = At the end 3 F for each of your checks.
effect-marquis = 18 F when built.
effect-peacekeeper = Police: in a room at dawn, they investigate.
effect-brigadier = Police: in a room at dawn, they investigate.
effect-brigadier_chief = Police: in a room at dawn, they investigate.
effect-major = Police: in a room at dawn, they investigate.
effect-peasant = Goes back to the bistro when played.
effect-barn = Room for one corpse.

# --- Prompts

prompt-wait = It is somebody else’s turn.
prompt-door = Choose a door for your key
prompt-room = Choose a room for the { $guest }
prompt-deed = { $action ->
    [1] Your first action tonight
   *[2] Your second action tonight
}
prompt-target = { $deed ->
    [bribe] { $chosen ->
        [0] Choose a guest to bribe
       *[other] Choose another guest to bribe, or stop here
    }
    [build] Choose a card to build
    [kill] { $chosen ->
        [0] Choose a guest to kill
       *[other] Choose another guest to kill, or stop here
    }
   *[bury] { $chosen ->
        [0] Choose a corpse to bury
       *[other] Choose another corpse to bury, or stop here
    }
}
prompt-accomplice = { $missing ->
    [0] Play { $most ->
        [one] one more accomplice
       *[other] up to { $most } more accomplices
    }, or be content
    [one] Play an accomplice
   *[other] Play { $missing } accomplices
}
prompt-discard = Discard accomplices, or keep the rest
prompt-grave = Bury the { $guest } ({ $money } F): under which annex?
prompt-token = { $token ->
    [key] Choose a white key to replace by yours
   *[service] Choose a room for your room service
}
prompt-launder = Launder money?
prompt-gravedigger = Pay the gravedigger for { $corpses ->
    [one] your corpse
   *[other] your { $corpses } corpses
}
prompt-unpaid = How many accomplices do you leave unpaid?
prompt-dismiss = { $owed ->
    [one] Let an unpaid accomplice go
   *[other] Let { $owed } unpaid accomplices go
}

# --- Choices

action-bribe = Bribe
action-build = Build
action-kill = Kill
action-bury = Bury
action-pass = Pass
action-bistro = { $deed ->
    [kill] Kill a peasant in the bistro
   *[bribe] Bribe a peasant in the bistro
}
action-room = Room { $room }
action-room-guest = { $deed ->
    [kill] Kill the { $guest }, rank { $rank }, room { $room }
   *[bribe] Bribe the { $guest }, rank { $rank }, room { $room }
}
action-card = Build the { $annex } ({ $guest }, rank { $rank })
action-card-none = Make the { $guest } an annex
action-corpse = Bury the { $guest }, rank { $rank }, { $money } F
action-play = Play the { $guest }
action-discard = Discard the { $guest }
action-dismiss = Let the { $guest } go
action-under = { $own ->
    [yes] Under your { $annex }: { $money } F for you
   *[no] Under the { $annex } of { $owner }: { $money } F each
}
action-done-target = That is all of them
action-done-accomplice = That is enough
action-done-discard = Keep the rest
action-done-launder = Just pass
action-done-door = Done
action-done-room = Done
action-done-deed = Done
action-done-grave = Done
action-done-token = Done
action-done-gravedigger = Done
action-done-unpaid = Done
action-done-dismiss = Done
action-done-nothing = Done
action-buy = { $count ->
    [one] Buy a check for 10 F
   *[other] Buy { $count } checks for { $money } F
}
action-cash = { $count ->
    [one] Cash a check for 10 F
   *[other] Cash { $count } checks for { $money } F
}
action-pay = { $count ->
    [0] Pay in coins
    [one] Pay with a check
   *[other] Pay with { $count } checks
}
action-unpaid = { $count ->
    [0] Pay everybody
    [one] Leave one unpaid
   *[other] Leave { $count } unpaid
}

# --- Why not

refused-over = The game is over.
refused-not-asked = It is { $player } who is asked now.
refused-not-now = { $action } is not what is asked now.
refused-bribe = You hold { $hand ->
    [0] no accomplices
    [one] one accomplice
   *[other] { $hand } accomplices
}, too few for anybody in the inn.
refused-kill = You hold { $hand ->
    [0] no accomplices
    [one] one accomplice
   *[other] { $hand } accomplices
}, too few to kill anybody in the inn.
refused-build = Each of your cards asks for more other cards than you hold.
refused-no-annex = You hold no card that can become an annex: police and peasants cannot.
refused-bury = You hold { $hand ->
    [0] no accomplices
    [one] one accomplice
   *[other] { $hand } accomplices
}, too few to bury any of your corpses.
refused-no-corpse = You have no corpse to bury.
refused-no-place = Every annex is full: there must be a free place to bury somebody.
refused-chosen = You have chosen that one already.
refused-mixed = Travelers and peasants cannot be taken in one action.
refused-rank = The { $guest } is rank { $rank } and asks for { $rank ->
    [one] one accomplice
   *[other] { $rank } accomplices
}; you can { $chosen ->
    [0] pay for
   *[other] still pay for
} { $most }.
refused-no-house = The { $guest } cannot become an annex: only merchants, artisans, religious and nobles can.
refused-done = { $missing ->
    [one] One more accomplice is needed.
   *[other] { $missing } more accomplices are needed.
}
refused-full = The { $annex } { $places ->
    [0] has no room for corpses: its rank is 0.
    [one] is full: it holds one corpse.
   *[other] is full: it holds { $places } corpses.
}
refused-door = There is a key on door { $room } already.
refused-closed = Room { $room } is closed: it has no key.
refused-taken = Room { $room } is taken by the { $guest }.
refused-no-white-key = The key of room { $room } is not white: only a white key can be replaced.
refused-service = Room { $room } has room service already.
refused-buy = { $count ->
    [one] A check costs
   *[other] { $count } checks cost
} { $money } F, more than you can change.
refused-supply = { $left ->
    [0] No check is left in the box.
    [one] Only one check is left in the box.
   *[other] Only { $left } checks are left in the box.
}
refused-nobody = { $room ->
    [0] Nobody is in the bistro.
   *[other] Nobody is in room { $room }.
}
refused-cash = You do not have { $count ->
    [one] a check.
   *[other] { $count } checks.
}

# --- What happened

event-round = { $player } is first player.
    .section = Evening { $round }
event-night = Night falls.
    .section = Night { $round }
event-morning = Day breaks.
    .section = Morning { $round }
event-door = { $player } puts a key on door { $room }.
event-place = { $player } gives room { $room } to the { $guest }.
event-service = { $player } earns { $money } F by the room service of room { $room }.
event-season = The second season: { $count } travelers come back.
event-last-round = The road in is empty: this is the last round.
event-bribe = { $room ->
    [0] { $player } bribes a Peasant in the bistro.
   *[other] { $player } bribes the { $guest } in room { $room }.
}
event-build = { $player } builds the { $annex }.
event-gain = { $player } gains { $money } F by the { $annex }.
event-key = { $player } takes over the key of room { $room }.
event-token = { $player } puts room service at room { $room }.
event-kill = { $room ->
    [0] { $player } kills a Peasant in the bistro.
   *[other] { $player } kills the { $guest } in room { $room }.
}
event-bury = { $own ->
    [yes] { $player } buries the { $guest } under the { $annex } and gains { $share } F.
   *[no] { $player } buries the { $guest } under the { $annex } of { $owner }: { $share } F each.
}
event-discard = { $player } discards the { $guest }.
event-pass = { $player } passes.
event-buy = { $player } buys { $checks ->
    [one] a check
   *[other] { $checks } checks
} for { $money } F.
event-cash = { $player } cashes { $checks ->
    [one] a check
   *[other] { $checks } checks
} for { $money } F.
event-police = The police investigate.
event-gravedigger = { $player } pays the gravedigger { $checks ->
    [0] { $money } F
    [one] { $money ->
        [0] a check
       *[other] { $money } F and a check
    }
   *[other] { $money ->
        [0] { $checks } checks
       *[other] { $money } F and { $checks } checks
    }
} for { $corpses ->
    [one] a corpse.
   *[other] { $corpses } corpses.
}
event-income = { $player } gains { $money } F from { $rooms ->
    [one] a room.
   *[other] { $rooms } rooms.
}
event-gardens = { $player } gains { $money } F by the Gardens.
event-leave = { $count ->
    [one] A traveler leaves.
   *[other] { $count } travelers leave.
}
event-wages = { $exempt ->
    [0] { $player } pays { $money } F in wages.
   *[other] { $player } pays { $money } F in wages; the Distillery keeps { $exempt } for free.
}
event-dismiss = { $player } cannot pay the { $guest }, who goes.
event-abrupt = Too few travelers come: the game is over.
event-final-gravedigger = { $player } pays the gravedigger { $checks ->
    [0] { $money } F
    [one] { $money ->
        [0] a check
       *[other] { $money } F and a check
    }
   *[other] { $money ->
        [0] { $checks } checks
       *[other] { $money } F and { $checks } checks
    }
} for { $corpses ->
    [one] a last corpse.
   *[other] { $corpses } last corpses.
}
event-final-annex = { $player } gains { $money } F by the { $annex } at the end.
event-lost-police = The police find a corpse: { $player } is arrested.
event-lost-end = A corpse is left over: { $player } is arrested.

# --- The end

source-start = Start
source-corpses = Corpses buried
source-annexes = Annexes, at once
source-annexes_end = Annexes, at the end
source-rooms = Rooms let
source-wages = Wages
source-gravedigger = Gravedigger
source-spilt = Spilt over 40 F
verdict-lost = Arrested: the game is lost.
verdict-none = No title below 110 francs.
verdict-troubling = A Troubling Innkeeper.
verdict-dangerous = A Dangerous Innkeeper.
verdict-evil = An Evil Innkeeper.
verdict-demonic = A Demonic Innkeeper.

# --- Zones and pieces, for the plain table and for reading aloud

phase-doors = doors
phase-evening = evening
phase-night = night
phase-morning = morning
phase-over = over
key-white = a white key
key-closed = closed

zone-clock = Round { $round }, { $phase }, season { $season }; { $first } is first player{ $last ->
    [yes] ; this is the last round
   *[no] { "" }
}
zone-roads = Road in: { $coming } to come. Road out: { $gone } gone
zone-rooms = Rooms
zone-bistro = Bistro: { $count ->
    [0] empty
    [one] one peasant
   *[other] { $count } peasants
}
zone-purse = { $player } has { $cash } F and { $checks ->
    [0] no checks
    [one] one check
   *[other] { $checks } checks
}; after the morning { $wake } F (rooms +{ $rent }, wages −{ $wages }, police −{ $police })
zone-hand = Hand of { $player }
zone-annexes = Annexes of { $player }
zone-corpses = Unburied corpses of { $player }

piece-guest = { $guest }, { $type }, rank { $rank }, { $money } F
piece-corpse = { $guest }, rank { $rank }, { $money } F
piece-arriving = At the door: { $guest }, { $type }, rank { $rank }, { $money } F
piece-top = Next: { $guest }, { $type }, rank { $rank }, { $money } F
piece-gone = Gone: { $copies } × { $guest }, { $type }
piece-peasant = Peasant
piece-room = Room { $room } ({ $key }): { $guest }, { $type }, rank { $rank }, { $money } F{ $service ->
    [yes] , room service of { $waiter }
   *[no] { "" }
}
piece-room-empty = Room { $room } ({ $key }): empty{ $service ->
    [yes] , room service of { $waiter }
   *[no] { "" }
}
piece-annex = { $annex } ({ $guest }): { $bodies } of { $places } graves

# --- The table in the browser

table-inn = The Bloody Inn
table-rank = rank { $rank }
table-who = { $type }, rank { $rank }, { $money } F in the pocket
table-graves = Graves taken: { $used } of { $places }
table-dead-meaning = Buried under an annex, this body pays { $money } F, shared with the owner of the annex. Above ground it costs 10 F if the police come, and at the end.
table-room-shut = Room { $room }, closed
table-room-white = Room { $room }, nobody’s
table-room-of = Room { $room }, { $name }’s
table-bistro = Bistro
table-bistro-count = { $count ->
    [0] empty tonight
    [one] 1 peasant
   *[other] { $count } peasants
  }
table-bistro-peasant = A peasant in the bistro, rank 0
table-road-in = Road in
table-road-out = Road out
table-to-come = to come
table-gone = gone
table-look-out = { $count } gone: look down the road out
table-gone-title = Gone by the road out
table-nobody = nobody
table-look-in = { $count } to come: see who it may be
table-coming-title = Still to come
table-coming-note = { $boxed ->
    [0] All of them are on their way.
    [one] { $hidden } of these { $all } are on their way; one stays in the box.
   *[other] { $hidden } of these { $all } are on their way; the others stay in the box.
}
table-police-came = Round { $round }: the police came.
table-wealth = Wealth: { $wealth }
table-wealth-of = { $name } { $money } F
table-rivals = The other innkeepers
table-first = First player
table-first-short = first
table-thinking = thinking
table-away = away
table-francs = F
table-checks = { $count ->
    [one] 1 check of 10 F
   *[other] { $count } checks of 10 F
  }
table-dawn = dawn
table-dawn-long = At dawn: rooms +{ $rooms }, gardens +{ $gardens }, wages −{ $wages }, police −{ $police }; wakes with { $wake } F and { $checks } checks
table-hand-of = { $count ->
    [0] { $name } holds no cards
    [one] { $name } holds 1 card
   *[other] { $name } holds { $count } cards
  }
table-unburied-guest = Unburied: { $guest }
table-rooms-at-dawn = Rooms at dawn
table-gardens-at-dawn = Gardens
table-wages-at-dawn = Wages at dawn
table-unpaid-at-dawn = Unpaid, they leave
table-checks-at-dawn = Police, in checks
table-police-at-dawn = { $bodies ->
    [one] Police, 1 body
   *[other] Police, { $bodies } bodies
  }
table-spilt-at-dawn = Over { $cap } F, lost
table-wake = You would wake with
table-warn-spilt = { $lost } F would be lost: coins end at { $cap } F.
table-warn-unpaid = { $count ->
    [one] One accomplice would go unpaid at dawn and leave: wages are paid in coins.
   *[other] { $count } accomplices would go unpaid at dawn and leave: wages are paid in coins.
}
table-hand = Hand
table-no-hand = Nobody works for you tonight.
table-comes-back = comes back
table-annexes = Annexes
table-unburied = Unburied
table-danger = { $bodies ->
    [one] The police will ask. Bury the body tonight.
   *[other] The police will ask. Bury the bodies tonight.
  }
table-no-danger = { $bodies ->
    [one] No police in the house: the body can wait.
   *[other] No police in the house: the bodies can wait.
  }
table-set-up = The keys
table-round = Round { $round }
table-evening = Evening
table-night = Night
table-morning = Morning
table-action = { $action ->
    [1] first actions
   *[other] second actions
  }
table-season = Season { $season } of 2
table-last-round = Last round
table-remembered = Remembered
table-memory-grave = Richest grave
table-memory-grave-told = { $own ->
    [yes] The { $guest } under { $owner }’s { $annex }
   *[no] The { $guest } under { $owner }’s { $annex }, buried by { $name }
}
table-memory-guest = Worst guest
table-memory-guest-told = The { $guest }: { $name } paid the gravedigger { $money } F
table-memory-wing = Finest wing
table-memory-wing-told = { $name }’s { $annex } brought { $money } F

# --- The end page, in the words of this game

end-kick = The morning after
end-winner = { $count ->
    [one] { $names } keeps the inn
   *[other] { $names } share the inn
}
end-lead = { $score ->
    [one] franc, { $lead } more than { $name }
   *[other] francs, { $lead } more than { $name }
}
end-points = { $score ->
    [one] franc
   *[other] francs
}
end-total = Francs
end-curve = Francs, round by round
end-picture = What each inn was built from
