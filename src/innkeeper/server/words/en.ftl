# The server's own sentences, in English.

table-open-seat = Open seat { $number }
table-bot-names = Anna, Bram, Chiara, Dirk
table-waiting = { $count ->
    [one] One seat is still open: send the link to a friend.
   *[other] { $count } seats are still open: send the link to friends.
}
table-awaited = { $player } is thinking.
table-awaited-many = { $count } players are thinking.
table-undo-asked = { $player } asks to take a move back: do you agree?
table-over = The game is over.
table-player = Player { $number }
event-undo = { $player } takes the last move back.
event-said = { $player }: “{ $phrase }”
event-handed = { $reason ->
    [clock] The clock of { $player } has run out: a bot plays on.
    [away] { $player } is away: a bot plays on.
   *[self] { $player } lets a bot play on.
}
event-returned = { $player } is back.
event-left = Seat { $number } is free again.
event-asked_undo = { $player } asks to take a move back.
event-agreed = { $player } agrees.
event-refused = { $player } would rather not.

phrase-hello = Hello!
phrase-have_fun = Have fun!
phrase-well_played = Well played!
phrase-good_game = Good game!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-thinking = Let me think.
phrase-your_turn = It is your turn.
phrase-back_soon = I am back in a moment.
phrase-again = Another game?
notice-turn = It is your turn at { $title }: { $link }
notice-turn-of = { $player }, it is your turn at { $title }: { $link }

problem-malformed = The request cannot be understood: { $where } { $kind ->
    [missing] is missing
    [extra_forbidden] is not known
    [string_type] is not a text
    [int_type] is not a whole number
    [int_parsing] is not a whole number
    [bool_type] is neither true nor false
    [bool_parsing] is neither true nor false
    [list_type] is not a list
    [dict_type] is not an object
    [model_attributes_type] is not an object
    [literal_error] is none of { $bound }
    [greater_than_equal] is less than { $bound }
    [less_than_equal] is more than { $bound }
    [string_too_long] is longer than { $bound }
    [string_pattern_mismatch] does not match { $bound }
   *[other] is not right ({ $what })
}.
problem-not_json = The request cannot be understood: it is not JSON.
problem-too_large = The request is larger than { $limit } kB.
problem-not_found = There is nothing at { $path }.
problem-method_not_allowed = { $method } is not possible at { $path }.
problem-internal = Something went wrong on the server. Look whether what you wanted is done before you try again; the server’s log says more.
problem-unknown_game = There is no game called “{ $game }” here.
problem-unknown_table = There is no table “{ $table }” here; check the link.
problem-seed_known = Whoever chooses the seed knows every hidden card: a public table for others is dealt by chance. Leave out seed, or public.
problem-two_of_you = You can take one seat of a new table; leave the others open for friends.
problem-no_token = This needs the token of a seat: send it as “Authorization: Bearer TOKEN”.
problem-foreign_token = This token does not belong to a seat of this table.
problem-no_name = Please say your name: up to { $most } letters.
problem-no_open_seat = Every seat of this table is taken; you can watch.
problem-seat_taken = This seat is taken by now.
problem-no_such_seat = This table has no seat { $seat }; they are numbered from 0 to { $last }.
problem-not_begun = The game begins when everybody has sat down.
problem-begun = The game has begun: everybody keeps their seat, and may let a bot play.
problem-over = The game is over.
problem-not_over = The game is not over yet.
problem-stale = The table has moved on meanwhile: this was meant for version { $meant }, and now it is at { $version }.
problem-unheard_of = The table has not come to version { $meant } yet: it is at { $version }.
problem-command_reused = This command id was used for something else.
problem-no_undo = This cannot be taken back: it showed something hidden, or somebody has moved since.
problem-unfinished_move = This is only the beginning of a move; what can follow: { $parts }.
problem-whole_move = This is a whole move already: make it, or leave out its last part.
problem-other_rules = This table was begun by rules version { $then } of { $game }; this server plays version { $now }. It is closed, and kept as it is.
problem-other_components = This table was begun with other components of { $game } than this server has. It is closed, and kept as it is.
problem-unreadable = The moves of this table do not fit the rules of { $game } here.
problem-not_kept = The disk did not take it; try again.
problem-no_hello = The first message on the stream must be the hello: a JSON object with token, since and lang.
problem-too_many = That is more than { $most } a minute from your address: try again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}.
problem-too_much = That is more than { $most } a minute at this table: try again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}.
problem-many_studies = { $most } games are being thought over for your address already: try again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}.
problem-studies_wait = Many games wait to be thought over: try again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}.
problem-slow_bot = A bot may think { $seconds } seconds or { $iterations } iterations about a move here; “{ $bot }” would take longer, and keep others waiting.
problem-no_database = The database does not answer; try again.
problem-malformed_request = The request to { $path } cannot be understood.
problem-stood_in = A bot plays for you: take your seat back first.
problem-not_handed = No bot plays for you: it is your seat.
problem-clock_out = Your time for this choice has run out: the bot makes it; after that you can take your seat back.
problem-no_person = This needs the token of a person: send it as “Authorization: Bearer TOKEN”.
problem-not_host = Only the host of the table can decide this.
problem-no_phrase = There is no phrase “{ $phrase }”; there are { $phrases }.
problem-no_undo_together = Nobody can take this back: it showed something hidden, or you have not moved.
problem-no_wish = Nobody asks you to let them take back.
problem-no_hints = No hints are given at this table.
problem-not_asked = You have nothing to choose now.
problem-hidden = What was hidden is not shown to spectators at this table, or not yet.
problem-bad_webhook = A webhook is an https address on the internet; this is none.
problem-unknown_name = { $detail }
problem-bad_setup = { $detail }
problem-bad_notation = { $detail }
problem-illegal_move = { $detail }
problem-bad_position = { $detail }
problem-bad_record = { $detail }
problem-bad_components = { $detail }
problem-no_hint_now = No hint can be had right now; try again.
