prompt = What do you bid?
phrase = { $word }
refused = Not now.
table = The table
cup = A cup over { $number }
event-bid = { $player } bids.
event-peek = { $player } peeks.
source-bids = Bids
