# Overbooking, in English.

game-summary = Four rounds of guests, bluff and back doors, for 2 to 4 players.
game-trust = Checked against an independent oracle; coins and most inns are reconstructed

# --- Options

option-scoring = Coats of arms
option-scoring-beginner = Beginners: 2, 4 or 6 points
option-scoring-expert = Experts: 2, 5 or 10 points
option-scoring-off = No points for coats
option-peek = Own cards
option-peek-yes = May be looked at
option-peek-no = Stay face down for everybody
option-backs = Backs of cards
option-backs-family = Show family and size
option-backs-size = Show the size only
option-picks = Two picked guests
option-picks-order = The first one picked goes first
option-picks-size = The larger group goes first
option-first_player = First player
option-first_player-random = By lot
option-first_player-seat_0 = The first seat

# --- Guests, families, signs

guest-monk = Monk
guest-merchants = Merchants
guest-maids = Maids
guest-noblewomen = Noblewomen
guest-soldiers = Soldiers
guest-laborers = Laborers

effect-monk = At the door: goes to the end of the queue.
effect-merchants = At the door: three places more.
effect-maids = At the door: may take the place of another of your guests in the queue.
effect-noblewomen = At the door: one of your guests in the queue reserves first.
effect-soldiers = At the door: may take the place of any Laborers in the queue.
effect-laborers = At the door: three places fewer.

family-bird = bird
family-fish = fish
family-stag = stag
family-boar = boar

sign-none = no sign
sign-small_groups_only = small groups only
sign-large_groups_only = large groups only
sign-no_soldiers = no Soldiers
sign-two_families = two families only
sign-monks_first = Monks first
sign-soldiers_first = Soldiers first
sign-back_door_closed = back door closed, five may queue
sign-first_card_face_up = first card open
sign-second_card_face_up = second card open

effect-sign-none = The normal rules.
effect-sign-small_groups_only = Only guests of 1 to 3 places may queue here.
effect-sign-large_groups_only = Only guests of 4 to 6 places may queue here.
effect-sign-no_soldiers = Soldiers may not queue here.
effect-sign-two_families = Guests of only two families may queue here.
effect-sign-monks_first = Monks reserve before the others.
effect-sign-soldiers_first = Soldiers reserve before the others.
effect-sign-back_door_closed = Nobody may wait at the back door, but five may queue.
effect-sign-first_card_face_up = The first card of the queue lies open.
effect-sign-second_card_face_up = The second card of the queue lies open.

# --- Prompts

prompt-wait = It is somebody else’s turn.
prompt-card = Choose a guest to place ({ $lap } of { $laps })
prompt-place = { $guest } of the { $coat }: where to?
prompt-pick = Noblewomen at inn { $inn }: which of your guests reserves first?
prompt-soldiers = Soldiers at inn { $inn }: which Laborers do they replace?
prompt-maids = Maids at inn { $inn }: which of your guests do they replace?
prompt-nothing = Nothing is asked.

# --- Choices

action-card = { $guest } of the { $coat }, { $size ->
    [one] 1 place
   *[other] { $size } places
}
action-queue = Into the queue of inn { $inn }
action-door = To the back door of inn { $inn }
action-pass = Pass: none of your cards may go anywhere
action-keep = Keep your fifth card
action-pick = Pick the { $guest } of the { $coat }
action-pick-place = Pick the guest at place { $place }
action-replace = Replace the { $guest } of the { $coat } ({ $owner })
action-replace-place = Replace the guest at place { $place }
action-decline = Do nothing

# --- Why not

refused-over = The game is over.
refused-not-asked = It is { $player } who is asked now.
refused-not-now = { $action } is not what is asked now.
refused-pass = You can place a card, so you must; only the last of the round may keep the fifth card.
refused-nowhere = The { $guest } of the { $coat } may not join any queue now, and every back door is taken.
refused-queue-full = The queue of inn { $inn } is full: { $most } may wait there.
refused-small_groups_only = Inn { $inn } takes small groups only, of 1 to 3 places: { $guest } may wait at its back door.
refused-large_groups_only = Inn { $inn } takes large groups only, of 4 to 6 places: { $guest } may wait at its back door.
refused-no_soldiers = Inn { $inn } takes no Soldiers in its queue; the back door is open to them.
refused-two_families = Two other families queue at inn { $inn } already: the { $coat } may only go to the back door.
refused-door-closed = The back door of inn { $inn } is closed.
refused-door-full = Two cards wait at the back door of inn { $inn } already.
refused-soldiers = Soldiers replace Laborers only, not the { $guest }.
refused-picked = You have picked the { $guest } already.
refused-not-yours = The { $guest } of { $owner }: this works with your own guests only.

# --- What happened

event-draw = { $player } draws { $count } cards.
event-round = { $player } is first player.
    .section = Round { $round }
event-place = { $side ->
    [queue] { $player } puts the { $guest } of the { $coat } into the queue of inn { $inn }.
   *[door] { $player } puts the { $guest } of the { $coat } at the back door of inn { $inn }.
}
event-place-hidden = { $side ->
    [queue] { $player } puts a { $crest ->
        [large] large
       *[small] small
    } { $read ->
        [yes] { $family } card
       *[no] card
    } into the queue of inn { $inn }.
   *[door] { $player } puts a { $crest ->
        [large] large
       *[small] small
    } { $read ->
        [yes] { $family } card
       *[no] card
    } at the back door of inn { $inn }.
}
event-token = { $player } takes the token at inn { $inn }.
event-keep = { $player } keeps the fifth card.
event-pass = { $player } cannot place any card, and passes.
event-open = Inn { $inn } is opened: { $places } places, { $sign }.
    .section = Inn { $inn }
event-monk = The Monk of { $player } goes to the end of the queue.
event-merchants = The Merchants of { $player } bring places: inn { $inn } now has { $places }.
event-laborers = The Laborers of { $player } take up places: inn { $inn } now has { $places }.
event-pick = { $player } picks the { $guest } of the { $coat } to reserve first.
event-replace = The { $guest } of { $player } took the place of the { $other } of { $loser }.
event-decline = The { $guest } of { $player } did nothing.
event-in-vain = The { $guest } of { $player } found nobody to help or to hinder.
event-lodge = The { $guest } of { $player } got { $size ->
    [one] 1 place
   *[other] { $size } places
} in inn { $inn }; { $left ->
    [0] it is full now.
    [one] 1 is left.
   *[other] { $left } are left.
}
event-turned-away = The { $guest } of { $player } asked for { $size ->
    [one] 1 place
   *[other] { $size } places
} in inn { $inn }, and { $left ->
    [0] none was left.
    [one] 1 was left.
   *[other] { $left } were left.
}

# --- The end

source-guests = Coins of lodged guests
source-coats = Coats of arms
source-tokens = Back-door tokens

# --- Zones and pieces, for the plain table and for reading aloud

phase-placing = placing guests
phase-checking = checking in
phase-over = over

zone-clock = Round { $round } of 4, { $phase }, card { $lap } of 5; { $first } is first player
zone-queue = Inn { $inn }, { $places } places, { $sign }: queue, nearest first
zone-door = Inn { $inn }: back door{ $token ->
    [yes] , with a token
   *[no] { "" }
}
zone-hand = { $player }: { $score ->
    [one] one point
   *[other] { $score } points
}, { $tokens ->
    [0] no tokens
    [one] a token
   *[other] { $tokens } tokens
}, { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} in hand, { $deck } in the deck
zone-lodged = Lodged guests of { $player }

piece-card = { $guest } of the { $coat }, { $size ->
    [one] 1 place
   *[other] { $size } places
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
piece-open = { $player }: { $guest } of the { $coat }, { $size ->
    [one] 1 place
   *[other] { $size } places
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
piece-own = { $player }, face down: { $guest } of the { $coat }, { $size ->
    [one] 1 place
   *[other] { $size } places
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
piece-back = { $player }, face down: { $coat }, { $crest ->
    [large] large, 4 to 6 places
   *[small] small, 1 to 3 places
}
piece-back-plain = { $player }, face down: { $crest ->
    [large] large, 4 to 6 places
   *[small] small, 1 to 3 places
}


# --- The table in the browser

inn-1-A = Goose & Bell
inn-1-B = Mother Plum’s
inn-2-A = Little Abbey
inn-2-B = Walled Garden
inn-3-A = Two Cousins
inn-3-B = Three Pillows
inn-4-A = Mousehole
inn-4-B = Long Barn
inn-5-A = Iron Helmet
inn-5-B = Glass Lantern
inn-6-A = Full Moon
inn-6-B = Silent Abbot
inn-7-A = Broken Spear
inn-7-B = Crooked Candle
inn-8-A = Twin Shields
inn-8-B = Blind Alley

table-inn = Inn { $inn }, { $name }: { $places } places, { $sign }
table-inn-number = Inn { $inn }
table-places = { $places ->
    [one] place
   *[other] places
}
table-free = of { $places } free
table-had-places = { $places ->
    [one] 1 place
   *[other] { $places } places
}
table-sign-none = No sign
table-sign-small_groups_only = Small only
table-sign-large_groups_only = Large only
table-sign-no_soldiers = No Soldiers
table-sign-two_families = Two families
table-sign-monks_first = Monks first
table-sign-soldiers_first = Soldiers first
table-sign-back_door_closed = No back door
table-sign-first_card_face_up = First card open
table-sign-second_card_face_up = Second card open
table-door = Back door of inn { $inn }: { $count ->
    [0] nobody waits
    [one] 1 waits
   *[other] { $count } wait
}
table-queue = Queue of inn { $inn }: { $count ->
    [0] nobody waits
    [one] 1 waits
   *[other] { $count } wait
}
table-mat-door = Back door of inn { $inn }, place { $place }
table-mat-queue = Queue of inn { $inn }, place { $place }
table-mat-token = Back door of inn { $inn }: the first one here takes the token
table-full-door = The back door of inn { $inn } has no room
table-full-queue = The queue of inn { $inn } is full
table-shut = The back door of inn { $inn } is closed
table-shut-short = closed
table-token = takes it
table-who = { $family }, { $size ->
    [one] 1 place
   *[other] { $size } places
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
table-back = A { $crest ->
    [large] large group, 4 to 6 places,
   *[small] small group, 1 to 3 places,
} of the { $family }.
table-back-plain = A { $crest ->
    [large] large group, 4 to 6 places.
   *[small] small group, 1 to 3 places.
}
table-acting = acts now
table-did-monk = joins
table-did-merchants = +3 places
table-did-laborers = −3 places
table-did-pick = has picked
table-did-replace = swapped in
table-did-decline = does nothing
table-did-in-vain = finds nobody
table-picked = { $order ->
    [1] goes first
   *[other] picked, { $order }
}
table-no-room = No room
table-why = Needs { $size }, { $left ->
    [0] none left
   *[other] only { $left } left
}
table-skip = Skip to the end
table-players = Players
table-your-move = your move
table-thinking = thinking
table-away = away
table-passed = passed
table-first = First player
table-points = { $points ->
    [one] point
   *[other] points
}
table-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-in-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
table-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
table-bonus = { $points } for coats of arms
table-coat = { $family } { $count }
table-lodged = Lodged by { $name }: { $coats }
table-lodged-title = { $count ->
    [0] { $name } has lodged nobody yet
    [one] { $name } has lodged 1 group
   *[other] { $name } has lodged { $count } groups
}
table-sum = Coins { $coins }, tokens { $tokens }, coats of arms { $coats }
table-sets-beginner = Four, five or six of a family bring 2, 4 or 6 points.
table-sets-expert = Four, five or six of a family bring 2, 5 or 10 points.
table-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
table-no-hand = Your hand is empty.
table-book = The guest book
table-book-of = Guest book, round { $round }
table-book-empty = Nobody has checked in yet.
table-rounds = Rounds
table-round = Round { $round }
table-round-of = Round { $round } of 4
table-placing = Placing, card { $lap } of 5
table-checking = Checking in at inn { $inn }
table-look = Who got in at inn { $inn }
table-still-open = The door is still busy.
table-nobody-queued = Nobody queued.
table-entry = { $guest } of the { $family }, { $name }
table-in = Got { $size ->
    [one] 1 place
   *[other] { $size } places
}; { $left ->
    [0] full
   *[other] { $left } left
}
table-out = Needed { $size }, { $left ->
    [0] none was left
    [one] only 1 was left
   *[other] only { $left } were left
}
table-in-short = in
table-out-short = out
table-hosted = { $name }: { $lodged } got in, { $away } did not
table-read = Read it
table-at-the-door = At the back door
table-able-monk = joins queue
table-able-merchants = places
table-able-maids = swaps own
table-able-noblewomen = picks first
table-able-soldiers = ousts a 6
table-able-laborers = places

end-kick = The last lamp is out
end-picture = Who slept where
