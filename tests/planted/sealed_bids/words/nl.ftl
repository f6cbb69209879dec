prompt = Wat bied je?
phrase = { $word }
refused = Nu niet.
table = De tafel
cup = Een beker over { $number }
event-bid = { $player } biedt.
event-peek = { $player } gluurt.
source-bids = Bieden
