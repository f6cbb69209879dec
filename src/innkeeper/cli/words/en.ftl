# The command line, in English.

games-game = { $title } ({ $name }): { $fewest ->
    [1] { $most ->
        [1] alone
       *[other] 1 to { $most } seats
    }
   *[other] { $fewest } to { $most } seats
}; rules version { $version }
games-default = { "      " }default: { $choice }

backup-written = { $count ->
    [one] One table is
   *[other] { $count } tables are
} kept in { $file }.
backup-restored = { $count ->
    [one] One table was
   *[other] { $count } tables were
} restored from { $file }.

stopped = Stopped by Ctrl-C: { $done } of { $planned } games had ended, and count.
simulation-games = { $games } games, { $decisions } decisions, { $speed } decisions a second
simulation-digest = Digest: { $digest }
tournament-games = { $games } games at { $seats } seats; an equal share is { $fair } of the wins for each seat
report-setup = Options: { $options }; { $form ->
    [compiled] the compiled form
   *[interpreted] the interpreted form
}

column-bot = Bot
column-seat = Seat
column-games = Games
column-score = Mean score
column-deviation = Deviation
column-lowest = Lowest
column-highest = Highest
column-wins = Wins
column-interval = 95 % interval
column-rating = Rating
column-place = Mean place

player-0 = Anna
player-1 = Bram
player-2 = Chiara
player-3 = Dirk
player-4 = Emma
player-5 = Farid
player-6 = Greta
player-7 = Hugo

play-title = { $title }. Seed { $seed }. Type ? for help.
play-bot = { $player } is the bot { $bot }, at seat { $seat }.
play-choose = Type a number, or words in parentheses:
play-moves = { $player } moves: { $move }
play-no-choice = There is no choice { $text }. Type a number from 1 to { $most }, or one of: { $could }.
play-whole = { $move } is a whole move already: type it alone.
play-no-move = There is no move { $text }.
play-undone = Taken back: { $move }
play-part-undone = Dropped: { $part }
play-no-undo = Nothing can be taken back: something hidden was shown, or somebody has moved since.
play-no-reasons = All that is in reach is allowed now. Type why and a move to ask about another.
play-rules = The rules. Type rules and a number, such as rules { $example }, for more.
play-rules-in-english = The rules are told in English.
play-no-rule = There is no rule { $number }.
play-saved = The game so far is in { $file }. To go on with it: innkeeper play { $file }
play-recorded = The record is in { $file }.
play-hint = The bot would: { $phrase } ({ $move })
play-help =
    What you can type:
      3            the third choice
      { $example }  a choice, or a whole move, by its words
      table        the table again
      choices      the choices again
      why X        why the move X is not allowed; why alone: all that is refused
      hint         what a bot would do
      rules        the rules; rules N: section or rule N
      undo         drop the last part of a move, or take back the last move
      quit         stop, and write a record to go on with later

replay-title = { $title }: { $seats } seats, seed { $seed }, { $moves } moves, rules version { $version }
replay-move = { $number }. { $player }: { $move }
replay-fine = All { $moves } moves are allowed by the rules.
replay-unfinished = The game is not over.

doctor-form-compiled = The rules and bots run compiled ({ $count } modules).
doctor-form-interpreted = The rules and bots run interpreted: all works, more slowly.
doctor-stale = { $warning }
doctor-fresh = Every compiled module fits its source.
doctor-python = Python { $version } on { $platform }
doctor-data = The data folder { $folder } can be written.
doctor-bundle = The browser's page is built.
doctor-no-bundle = The browser's page is missing in { $folder }: build it with make bundle, or install innkeeper again.
doctor-games = { $count ->
    [one] 1 game: { $names }
   *[other] { $count } games: { $names }
}
doctor-no-games = No game was found: install innkeeper again.
doctor-fault = Wrong: { $text }
