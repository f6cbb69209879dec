# Kuhn-poker, in het Nederlands.

card-jack = de boer
card-queen = de vrouw
card-king = de heer
card-hidden = een gesloten kaart

option-deals = Hoeveel keer er gedeeld wordt
option-deals-one = Eén keer
option-deals-three = Drie keer

zone-hand = Hand van { $player }
zone-pot = De pot
piece-chips = { $chips ->
    [one] 1 fiche van { $player }
   *[other] { $chips } fiches van { $player }
}

prompt-unbet = Passen, of één fiche inzetten?
prompt-bet-made = Er is ingezet: meegaan, of weggooien?
prompt-wait = De ander is aan zet.

action-check = Passen
action-bet = Eén fiche inzetten
action-call = Meegaan met één fiche
action-fold = Weggooien

refused-over = Het spel is uit.
refused-turn = { $player } is aan zet.
refused-bet-made = Er is ingezet: je kunt meegaan of weggooien.
refused-no-bet = Er is nog niet ingezet: je kunt passen of inzetten.

event-deal = { $player } krijgt { $card }.
event-deal-hidden = { $player } krijgt een kaart.
event-check = { $player } past.
event-bet = { $player } zet één fiche in.
event-call = { $player } gaat mee.
event-fold = { $player } gooit weg.
event-show = { $player } toont { $card }.
event-take = { $player } wint de pot en staat { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
} voor in deze ronde.

source-showdowns = Gewonnen door te tonen
source-folds = Gewonnen doordat de ander weggooide
