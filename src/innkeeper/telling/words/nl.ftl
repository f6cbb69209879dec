# Een spel in gewone tekst, in het Nederlands.

text-title = { $title }, versie { $version }
text-you = Jij bent { $player }, op plaats { $seat }.
text-watching = Je kijkt toe.
text-happened = Wat er gebeurd is:
text-happened-since = Wat er sinds versie { $version } gebeurd is:
text-table = De tafel:
text-times = { $count } × { $piece }
text-so-far = Tot nu toe: { $parts }
text-refused = Mag nu niet:
text-allowed = { $move } mag nu.
text-why = { $move }: { $reason }
text-why-rule = { $move }: { $reason } (regel { $rule })
text-over = Het spel is uit.
text-place = { $place }. { $player }: { $score }
text-source = { "   " }{ $source }: { $points }
