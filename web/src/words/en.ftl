# Words of the house. Words of a game are in its own catalogue.

house = Innkeeper
home = Home
close = Close
done = Done
empty = empty
on = On
off = Off
yes = Yes
no = No
got-it = Got it

# --- The table

title-yours = ● Your turn: { $prompt } · { $game }
title-other = { $prompt } · { $game }
opening = Lighting the candles …
offline = No connection. Your half-made move is kept; trying again …
offline-move = No connection: the move was not made. Try again in a moment.
unsure = No answer yet: it is not known whether this has arrived. Asking again …
no-answer = The server does not answer. Try again in a moment.
refused-elsewhere = Something on the way to the server refuses this ({ $status }).
cannot-load = This table cannot be drawn. Load the page anew.
stale = The table moved on meanwhile. Look again, then choose.
stale-news = Meanwhile: { $news } Look again, then choose.
bot = Bot
program = A program
away = away
seat-open = Open seat
seat-turn = { $name }, to play
tools = Tools
log = Log
log-empty = Nothing has happened yet.
sound = Sound
rules = Rules
menu = Menu

people = The people at this table
speak = Say something
stood-in = a bot plays
stood-in-for = A bot plays for { $name }
stood-in-you = A bot plays for you.
come-back = Take my seat back
hand-over = Let a bot play for me
clock-of = { $name } has { $left } left
undo-ask = Ask to take it back
undo-waits = You have asked to take your move back: waiting for the others.
undo-asked = { $name } asks to take a move back.
undo-agree = Go ahead
undo-refuse = Rather not
notices = Tell me when it is my turn
notices-browser = By this browser, while I look elsewhere
notices-refused = The browser does not allow it: allow notifications for this page in its settings. It takes a page served over HTTPS.
notice-title = Your turn: { $game }
webhook = By a chat
webhook-how = The address of an incoming webhook, as Slack, Discord, Mattermost and others give them. It is told once a turn, and never while you look.
webhook-whose = Of what
webhook-person = All my tables
webhook-seat = This table
webhook-table = Everybody's turns here
webhook-address = Address of the webhook
webhook-kept = Kept: you will hear of it there.
webhook-gone = Removed.
webhook-remove = Remove
keep = Keep
hint = Hint
hint-sure =
    { $sure ->
        [sure] The Thinker is sure:
        [leaning] The Thinker leans to this:
       *[torn] The Thinker is torn:
    }
offline-act = No connection: nothing was done. Try again in a moment.

prompt = What is asked
sending = On its way …
looking = One moment …
ready = Shall it be so?
which-of-these = Which of these?
do-it = Do it
drop = Start over
undo = Undo
not-now = Not now.
rule = rule { $number }

rules-of = { $game }: rules
rules-search = Search the rules
rules-none = No rule speaks of “{ $wanted }”.
rules-in-english = The rules are told in English.
rules-gone = The rules cannot be reached. Try again in a moment.

theme = Light or dark
theme-light = Light
theme-dark = Dark
theme-system = As the system
confirm = Ask before a move that cannot be taken back
language = Language
copy-watch-link = Copy the link to this table
record = Save the record
closed-record = The record can be studied with the version of Innkeeper that it was played with.
closed-moves = { $count ->
    [one] The one move of this game
   *[other] The { $count } moves of this game
}
closed-own-moves = { $count ->
    [one] Your one move so far
   *[other] Your { $count } moves so far
}
leave = Leave the table

as-text = Read the table as text
show-screen = Show on a big screen
fill-screen = Fill the screen
way-in-scan = Point a phone here to sit down.
way-in-code = The link to this table, for phones
shortcuts = Keys
key-arrows = Walk to the next place that can be touched
key-space = Space
key-touch = Touch it
key-about = Tell what it is
key-drop = Drop the half-made move
key-undo = Take back the last part, or the last move
key-step = Watching it back: a move back or on
key-turn = Watching it back: a round back or on
key-play = Watching it back: play or pause
key-letters = Keys of one letter, wherever one is
key-log = Log
key-rules = Rules
key-shortcuts = This list

since-you-looked = Since you last looked
news = Since you last looked, { $count } things have happened.
show-news = Show me
watch-back = Watch it back
back-to-end = Back to the scores
back-to-table = Back to the table
step = Where in the game
step-of = Move { $step } of { $count }
round = Round
round-nth = Round { $round }
eyes = Through whose eyes
eyes-of = Seen by { $name }
eyes-open = Seen by all
points-now = Points at this moment
copy-moment = Link to this moment
cannot-copy = The link cannot be copied here. It is { $link }
previous = Back
next = Next
play = Play
pause = Pause
skip = Skip
pace = { NUMBER($seconds) } s
pace-label = { NUMBER($seconds) } s a move

open-seats =
    { $count ->
        [one] One seat is open
       *[other] { $count } seats are open
    }
waiting-for =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
share-link = Send this link. Whoever opens it can sit down.
share-listed = The table is in the lobby. Send the link to whom you want to have there.
invite-link = The link to this table
seat-links = A link for each seat
seat-link = The link to seat { $number }
seat-for-you = This link is for seat { $number }
no-seat-now = You hold no seat here now. You can look on.
who-sits = Who sits here
stand-up = Stand up
free-seat = Free the seat
free-seat-of = Free the seat of { $name }
bot-for = A bot for seat { $number }
copy = Copy
copied = Copied
sit-down = Sit down
your-name = Your name
name-example = Anna
your-colour = Your colour
colour-coral = Coral circle
colour-teal = Teal diamond
colour-gold = Gold star
colour-violet = Violet square
colour-sky = Sky triangle
colour-slate = Slate cross

# --- The end. A game's catalogue may say these (end-…) in its own way.

end-kick = The game is over
end-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
end-lead =
    { $score ->
        [one] point
       *[other] points
    }, { $lead } more than { $name }
end-points =
    { $score ->
        [one] point
       *[other] points
    }
end-picture = The final standing
end-source = Source
end-total = Total
end-curve = Points, round by round
curve-label = { $list }
name-score = { $name } { $score }
turning-points = Where it turned
turning-find = Find out
turning-none = No choice stands out.
turning-thinking = Thinking the game over …
turning-missed = { $name } chose “{ $chosen }”. “{ $other }” looked better: { $otherReward } of 100 against { $reward }.
turning-found = { $name } chose “{ $chosen }”: { $reward } of 100. The next best, “{ $other }”, looked like { $otherReward }.
play-again =
    { $count ->
        [1] Play again
       *[other] Play again together
    }
join-rematch = Join the next game

# --- The home page

home-call =
    { $count ->
        [0] The tables are being laid.
        [one] One table is set.
        [2] Two tables are set.
        [3] Three tables are set.
        [4] Four tables are set.
        [5] Five tables are set.
       *[other] { $count } tables are set.
    }
home-ask = Who is coming?
games = Games
players = players
play-now = Play now
invite-friends = Invite friends
my-tables = My tables
tables-all = Show all { $count } tables
tables-fewer = Show fewer
no-tables = The tables you play at will stand here.
your-turn = Your turn
turn-of =
    { $count ->
        [one] { $name } is thinking
       *[other] { $count } players are thinking
    }
game-done = Over
waits = Waiting for players
table-closed = Closed
gone = Cannot be reached now
forget = Take { $game } off the list
carry = On another device
carry-how = A link that you open there brings your tables along. It is as good as a key: keep it to yourself.
carry-link = The link to your tables
carry-make = Make the link
carry-lost = Lost a device, or the link?
carry-lost-how = Then be somebody new at all your tables: every link that was made before, and every device that came by one, loses them. This browser keeps them.
carry-renew = Make the old links worthless
carry-renewed = Done: only this browser has your tables now.
offered = Take another seat?
offered-ask = You have a seat at this table already. This link is somebody else’s, or an older one of yours.
offered-yes = Take the seat of the link
offered-no = Stay in my seat
carried = Bring your tables here?
carried-ask = This link makes this browser yours: the tables of the device it comes from will stand here. Go on only if you made it yourself.
carried-yes = Yes, these are mine
carried-no = No
join-by-link = Join by link
join-label = Paste the link you were sent
join-example = …/table/
join = Join
join-bad = That is no link to a table.
bring-in = Bring in a saved game
bring-about = The file that “{ $record }” gave at the end of a game. Choose it, or drop it anywhere on this page.
bring-let-go = Let go of it here.
bring-choose = Choose a file
bring-none = “{ $file }” is no saved game. A saved game is the file that “{ $record }” gives at the end of one.
bring-refused = “{ $file }” cannot be brought in: { $why }
alone = alone
opponent-nth = Opponent { $number }
bot-random = Random
bot-house = House
bot-search = Thinker
curtain-turn = { $name }, it is your turn
curtain-undo = { $name }, { $asker } asks to take a move back
curtain-look-away = Take the device. The others look away.
curtain-open = I am { $name }
bot-here = On this device
player-nth = Player { $number }
name-nth = Name of player { $number }
bot-open = A friend
options = Options
options-changed =
    { $count ->
        [one] Options: one changed
       *[other] Options: { $count } changed
    }
terms = Table
terms-are = Table: { $terms }
terms-who = Who finds the table
terms-link = Whoever has the link
terms-lobby = Everybody, in the lobby
terms-reveal = Spectators see what was hidden, once the game is over
terms-public = public
terms-stand-in = a bot stands in after { $time }
terms-known-deal = whoever began it may know what is dealt
terms-no-hints = no hints
terms-no-reveal = nothing hidden is shown
clock = Clock
span-day =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hour =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-minute =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-second =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
clock-hours = { $time } h
clock-none = No clock
clock-move = { $move } a move
clock-reserve = { $move } a move, { $reserve } in reserve
stand-in = A bot stands in for who is away
stand-in-never = Never
stand-in-after = After { $time }
hints = Hints
lobby = Tables with a seat for you
more = Opponent
fewer = Take opponent { $number } away
you = You
nobody = Innkeeper
server-away = The inn is closed just now. Trying again …
