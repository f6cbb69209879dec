# De woorden van het huis. De woorden van een spel staan in zijn eigen catalogus.

house = Innkeeper
home = Begin
close = Sluiten
done = Klaar
empty = leeg
on = Aan
off = Uit
yes = Ja
no = Nee
got-it = Begrepen

# --- De tafel

title-yours = ● Jij bent aan zet: { $prompt } · { $game }
title-other = { $prompt } · { $game }
opening = De kaarsen gaan aan …
offline = Geen verbinding. Je halve zet is bewaard; we proberen het weer …
offline-move = Geen verbinding: de zet is niet gedaan. Probeer het zo nog eens.
unsure = Nog geen antwoord: het is niet bekend of dit is aangekomen. We vragen het nog eens …
no-answer = De server antwoordt niet. Probeer het zo nog eens.
refused-elsewhere = Iets onderweg naar de server weigert dit ({ $status }).
cannot-load = Deze tafel kan niet getekend worden. Laad de pagina opnieuw.
stale = De tafel is intussen verder. Kijk nog eens en kies dan.
stale-news = Intussen: { $news } Kijk nog eens en kies dan.
bot = Bot
program = Een programma
away = weg
seat-open = Vrije plaats
seat-turn = { $name }, aan zet
tools = Gereedschap
log = Verloop
log-empty = Er is nog niets gebeurd.
sound = Geluid
rules = Regels
menu = Menu
people = De mensen aan deze tafel
speak = Zeg iets
stood-in = een bot speelt
stood-in-for = Een bot speelt voor { $name }
stood-in-you = Een bot speelt voor jou.
come-back = Weer zelf spelen
hand-over = Laat een bot voor mij spelen
clock-of = { $name } heeft nog { $left }
undo-ask = Vraag hem terug te mogen nemen
undo-waits = Je hebt gevraagd of je je zet mag terugnemen: wachten op de anderen.
undo-asked = { $name } vraagt een zet terug te mogen nemen.
undo-agree = Ga je gang
undo-refuse = Liever niet
notices = Zeg me wanneer ik aan zet ben
notices-browser = Via deze browser, als ik ergens anders kijk
notices-refused = De browser staat het niet toe: sta meldingen voor deze pagina toe in de instellingen. Het kan alleen op een pagina via HTTPS.
notice-title = Jij bent aan zet: { $game }
webhook = Via een chat
webhook-how = Het adres van een inkomende webhook, zoals je die krijgt van Slack, Discord, Mattermost en andere. Je hoort het één keer per beurt, en nooit terwijl je kijkt.
webhook-whose = Waarvan
webhook-person = Al mijn tafels
webhook-seat = Deze tafel
webhook-table = Ieders beurten hier
webhook-address = Adres van de webhook
webhook-kept = Bewaard: je hoort het daar.
webhook-gone = Weggehaald.
webhook-remove = Haal weg
keep = Bewaar
hint = Hint
hint-sure =
    { $sure ->
        [sure] De Denker weet het zeker:
        [leaning] De Denker neigt hiernaar:
       *[torn] De Denker twijfelt:
    }
offline-act = Geen verbinding: er is niets gebeurd. Probeer het zo nog eens.

prompt = Wat er gevraagd wordt
sending = Onderweg …
looking = Een ogenblik …
ready = Zo dan maar?
which-of-these = Welke van deze?
do-it = Doen
drop = Opnieuw
undo = Terugnemen
not-now = Nu niet.
rule = regel { $number }

rules-of = { $game }: regels
rules-search = Zoek in de regels
rules-none = Geen regel gaat over ‘{ $wanted }’.
rules-in-english = De regels zijn alleen in het Engels verteld.
rules-gone = De regels zijn niet te bereiken. Probeer het zo nog eens.

theme = Licht of donker
theme-light = Licht
theme-dark = Donker
theme-system = Als het systeem
confirm = Vraag het na voor een zet die niet terug te nemen is
language = Taal
copy-watch-link = Kopieer de link naar deze tafel
record = Bewaar het verslag
closed-record = Het verslag is te bekijken met de versie van Innkeeper waarmee er is gespeeld.
closed-moves = { $count ->
    [one] De ene zet van dit spel
   *[other] De { $count } zetten van dit spel
}
closed-own-moves = { $count ->
    [one] Je ene zet tot nu toe
   *[other] Je { $count } zetten tot nu toe
}
leave = Van tafel gaan

as-text = Lees de tafel als tekst
show-screen = Toon op een groot scherm
fill-screen = Vul het scherm
way-in-scan = Richt een telefoon hierop om te gaan zitten.
way-in-code = De link naar deze tafel, voor telefoons
shortcuts = Toetsen
key-arrows = Loop naar de volgende plek die je kunt aanraken
key-space = Spatie
key-touch = Raak die aan
key-about = Vertel wat het is
key-drop = Laat de halve zet vallen
key-undo = Neem het laatste deel terug, of de laatste zet
key-step = Bij het terugkijken: een zet terug of verder
key-turn = Bij het terugkijken: een ronde terug of verder
key-play = Bij het terugkijken: afspelen of pauze
key-letters = Toetsen van één letter, waar je ook bent
key-log = Verloop
key-rules = Regels
key-shortcuts = Deze lijst

since-you-looked = Sinds je laatst keek
watch-back = Kijk het terug
news = Sinds je laatst keek zijn er { $count } dingen gebeurd.
show-news = Laat zien
back-to-end = Terug naar de uitslag
back-to-table = Terug naar de tafel
step = Waar in het spel
step-of = Zet { $step } van { $count }
round = Ronde
round-nth = Ronde { $round }
eyes = Door wiens ogen
eyes-of = Gezien door { $name }
eyes-open = Gezien door iedereen
points-now = Punten op dit moment
copy-moment = Link naar dit moment
cannot-copy = De link kan hier niet gekopieerd worden. Hij is { $link }
previous = Terug
next = Verder
play = Afspelen
pause = Pauze
skip = Overslaan
pace = { NUMBER($seconds) } s
pace-label = { NUMBER($seconds) } s per zet

open-seats =
    { $count ->
        [one] Eén plaats is nog vrij
       *[other] { $count } plaatsen zijn nog vrij
    }
waiting-for =
    { $count ->
        [one] Wachten op nog één speler
       *[other] Wachten op nog { $count } spelers
    }
share-link = Stuur deze link. Wie hem opent, kan aanschuiven.
share-listed = De tafel staat in de lobby. Stuur de link aan wie je erbij wilt hebben.
invite-link = De link naar deze tafel
seat-links = Een link per plaats
seat-link = De link naar plaats { $number }
seat-for-you = Deze link is voor plaats { $number }
no-seat-now = Je hebt hier nu geen plaats. Je kunt toekijken.
who-sits = Wie hier zit
stand-up = Sta op
free-seat = Maak de plaats vrij
free-seat-of = Maak de plaats van { $name } vrij
bot-for = Een bot voor plaats { $number }
copy = Kopieer
copied = Gekopieerd
sit-down = Schuif aan
your-name = Je naam
name-example = Anna
your-colour = Je kleur
colour-coral = Koraalrode cirkel
colour-teal = Blauwgroene ruit
colour-gold = Gouden ster
colour-violet = Paars vierkant
colour-sky = Hemelsblauwe driehoek
colour-slate = Leigrijs kruis

# --- Het einde. De catalogus van een spel mag deze (end-…) op zijn eigen manier zeggen.

end-kick = Het spel is uit
end-winner =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    }
end-lead =
    { $score ->
        [one] punt
       *[other] punten
    }, { $lead } meer dan { $name }
end-points =
    { $score ->
        [one] punt
       *[other] punten
    }
end-picture = De eindstand
end-source = Bron
end-total = Totaal
end-curve = Punten, ronde voor ronde
curve-label = { $list }
name-score = { $name } { $score }
turning-points = Waar het kantelde
turning-find = Zoek het uit
turning-none = Geen keuze springt eruit.
turning-thinking = Het spel wordt nog eens overdacht …
turning-missed = { $name } koos “{ $chosen }”. “{ $other }” zag er beter uit: { $otherReward } van 100 tegen { $reward }.
turning-found = { $name } koos “{ $chosen }”: { $reward } van 100. Het op een na beste, “{ $other }”, zag eruit als { $otherReward }.
play-again =
    { $count ->
        [1] Nog een keer
       *[other] Nog een keer samen
    }
join-rematch = Schuif aan bij het volgende spel

# --- De beginpagina

home-call =
    { $count ->
        [0] De tafels worden gedekt.
        [one] Er is één tafel gedekt.
        [2] Er zijn twee tafels gedekt.
        [3] Er zijn drie tafels gedekt.
        [4] Er zijn vier tafels gedekt.
        [5] Er zijn vijf tafels gedekt.
       *[other] Er zijn { $count } tafels gedekt.
    }
home-ask = Wie komt er?
games = Spellen
players = spelers
play-now = Speel nu
invite-friends = Met vrienden
my-tables = Mijn tafels
tables-all = Toon alle { $count } tafels
tables-fewer = Toon er minder
no-tables = Hier komen de tafels te staan waaraan je speelt.
your-turn = Jij bent aan zet
turn-of =
    { $count ->
        [one] { $name } denkt na
       *[other] { $count } spelers denken na
    }
game-done = Uit
waits = Wacht op spelers
table-closed = Gesloten
gone = Nu niet te bereiken
forget = Haal { $game } van de lijst
carry = Op een ander apparaat
carry-how = Een link die je daar opent, brengt je tafels mee. Hij is zo goed als een sleutel: houd hem voor jezelf.
carry-link = De link naar je tafels
carry-make = Maak de link
carry-lost = Een apparaat kwijt, of de link?
carry-lost-how = Word dan iemand nieuws aan al je tafels: elke link van daarvoor, en elk apparaat dat er zo bij kwam, is ze kwijt. Deze browser houdt ze.
carry-renew = Maak de oude links waardeloos
carry-renewed = Klaar: alleen deze browser heeft je tafels nog.
offered = Een andere plaats innemen?
offered-ask = Je zit al aan deze tafel. Deze link is van iemand anders, of een oudere van jou.
offered-yes = De plaats van de link innemen
offered-no = Op mijn plaats blijven
carried = Je tafels hierheen halen?
carried-ask = Met deze link wordt deze browser van jou: de tafels van het apparaat waar hij vandaan komt, staan dan hier. Ga alleen door als je hem zelf hebt gemaakt.
carried-yes = Ja, die zijn van mij
carried-no = Nee
join-by-link = Aanschuiven met een link
join-label = Plak de link die je kreeg
join-example = …/table/
join = Schuif aan
join-bad = Dat is geen link naar een tafel.
bring-in = Haal een bewaard spel binnen
bring-about = Het bestand dat “{ $record }” aan het eind van een spel gaf. Kies het, of sleep het naar deze pagina.
bring-let-go = Laat het hier los.
bring-choose = Kies een bestand
bring-none = “{ $file }” is geen bewaard spel. Dat is het bestand dat “{ $record }” aan het eind van een spel geeft.
bring-refused = “{ $file }” kan niet binnengehaald worden: { $why }
alone = alleen
opponent-nth = Tegenstander { $number }
bot-random = Toeval
bot-house = Huis
bot-search = Denker
curtain-turn = { $name }, jij bent aan de beurt
curtain-undo = { $name }, { $asker } vraagt een zet terug te mogen nemen
curtain-look-away = Neem het apparaat. De anderen kijken even weg.
curtain-open = Ik ben { $name }
bot-here = Op dit apparaat
player-nth = Speler { $number }
name-nth = Naam van speler { $number }
bot-open = Een vriend
options = Opties
options-changed =
    { $count ->
        [one] Opties: één veranderd
       *[other] Opties: { $count } veranderd
    }
terms = Tafel
terms-are = Tafel: { $terms }
terms-who = Wie vindt de tafel
terms-link = Wie de link heeft
terms-lobby = Iedereen, in de lobby
terms-reveal = Toeschouwers zien na afloop wat verborgen was
terms-public = openbaar
terms-stand-in = na { $time } valt een bot in
terms-known-deal = wie de tafel opende kan weten hoe er gedeeld is
terms-no-hints = geen hints
terms-no-reveal = wat verborgen was, blijft verborgen
clock = Klok
span-day =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
span-hour =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
span-minute =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
span-second =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
clock-hours = { $time } u
clock-none = Geen klok
clock-move = { $move } per zet
clock-reserve = { $move } per zet, { $reserve } reserve
stand-in = Een bot valt in voor wie weg is
stand-in-never = Nooit
stand-in-after = Na { $time }
hints = Hints
lobby = Tafels met een plaats voor jou
more = Tegenstander
fewer = Haal tegenstander { $number } weg
you = Jij
nobody = Innkeeper
server-away = De herberg is even gesloten. We proberen het weer …
