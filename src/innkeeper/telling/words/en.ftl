# A game told in plain text, in English.

text-title = { $title }, version { $version }
text-you = You are { $player }, at seat { $seat }.
text-watching = You are watching.
text-happened = What has happened:
text-happened-since = What has happened since version { $version }:
text-table = The table:
text-times = { $count } × { $piece }
text-so-far = So far: { $parts }
text-refused = Not allowed now:
text-allowed = { $move } is allowed now.
text-why = { $move }: { $reason }
text-why-rule = { $move }: { $reason } (rule { $rule })
text-over = The game is over.
text-place = { $place }. { $player }: { $score }
text-source = { "   " }{ $source }: { $points }
