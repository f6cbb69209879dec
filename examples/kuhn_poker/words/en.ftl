# Kuhn poker, in English.

card-jack = the Jack
card-queen = the Queen
card-king = the King
card-hidden = a face-down card

option-deals = How many deals a game has
option-deals-one = One deal
option-deals-three = Three deals

zone-hand = Hand of { $player }
zone-pot = The pot
piece-chips = { $chips ->
    [one] 1 chip of { $player }
   *[other] { $chips } chips of { $player }
}

prompt-unbet = Check, or bet one chip?
prompt-bet-made = There is a bet: call it, or fold?
prompt-wait = It is the other player’s turn.

action-check = Check
action-bet = Bet one chip
action-call = Call with one chip
action-fold = Fold

refused-over = The game is over.
refused-turn = It is the turn of { $player }.
refused-bet-made = There is a bet: it can be called, or you fold.
refused-no-bet = There is no bet yet: you can check or bet.

event-deal = { $player } is dealt { $card }.
event-deal-hidden = { $player } is dealt a card.
event-check = { $player } checks.
event-bet = { $player } bets one chip.
event-call = { $player } calls.
event-fold = { $player } folds.
event-show = { $player } shows { $card }.
event-take = { $player } takes the pot and is { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} up on this deal.

source-showdowns = Won by showing cards
source-folds = Won by folds
