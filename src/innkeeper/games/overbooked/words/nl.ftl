# Overbooked, in het Nederlands.
#
# Woordenlijst: één woord voor één ding.
#   aisle       gangpad              area         vak                 card          kaart
#   couple      stel                 deck         trekstapel          drop          weglaten
#   event       gebeurtenis          first player startspeler         gate          gate
#   group, team groep, ploeg         hall         vertrekhal          ignore        negeren
#   in love     verliefd             overbooked   overboekt           plane         vliegtuig
#   row, column rij, kolom           seat         stoel (ding), plaatsen (doen)     steps  trap
#   suitcase    koffer               supply       voorraad            surrounded    omringd
#   turn (a card) draaien            voucher      waardebon           window        raam
# Letters in een patroon zijn die van de spelnotatie: R verliefd, W kind, B rugbyspeler, Y vriend, G senior.

game-summary = Zet stellen, kinderen, ploegen en vrienden op hun plek, en laat zo weinig mogelijk mensen op de trap staan. Voor 1 tot 4 luchtvaartmaatschappijen.
game-trust = Vergeleken met een onafhankelijk orakel; de passagierskaarten zijn gereconstrueerd

# --- Opties

option-symbols = Symbolen
option-symbols-no = Tellen niet
option-symbols-yes = Vervangen, overbruggen, negeren en bonus
option-difficult = Extra moeilijke kaarten
option-difficult-no = Blijven in de doos
option-difficult-yes = Worden meegeschud
option-event = Gebeurtenis
option-event-none = Geen
option-event-random = Door loting
option-event-adorable_kids = Schattige kinderen
option-event-buddy_time = Onder vrienden
option-event-corner_seats = Hoekplaatsen
option-event-couples_retreat = Stelletjesweekend
option-event-emergency_exit_assistance = Hulp bij de nooduitgang
option-event-family_vacation = Gezinsvakantie
option-event-full_flight = Volle vlucht
option-event-kids_gone_wild = Wilde kinderen
option-event-lonely_christmas = Eenzame kerst
option-event-low_season_blues = Laagseizoendip
option-event-beautiful_sunset = Mooie zonsondergang
option-event-missing_friends = Verloren vrienden
option-event-school_holidays = Schoolvakantie
option-event-threes_company = Met z’n drieën
option-event-like_sardines = Als haringen in een ton
option-second_event = Tweede gebeurtenis
option-second_event-none = Geen
option-second_event-random = Door loting
option-second_event-adorable_kids = Schattige kinderen
option-second_event-buddy_time = Onder vrienden
option-second_event-corner_seats = Hoekplaatsen
option-second_event-couples_retreat = Stelletjesweekend
option-second_event-emergency_exit_assistance = Hulp bij de nooduitgang
option-second_event-family_vacation = Gezinsvakantie
option-second_event-full_flight = Volle vlucht
option-second_event-kids_gone_wild = Wilde kinderen
option-second_event-lonely_christmas = Eenzame kerst
option-second_event-low_season_blues = Laagseizoendip
option-second_event-beautiful_sunset = Mooie zonsondergang
option-second_event-missing_friends = Verloren vrienden
option-second_event-school_holidays = Schoolvakantie
option-second_event-threes_company = Met z’n drieën
option-second_event-like_sardines = Als haringen in een ton
option-scenario = Scenario
option-scenario-friends_weekend = Vriendenweekend
option-scenario-romantic_city_trip = Romantische stedentrip
option-scenario-school_trip = Schoolreis
option-level = Niveau
option-level-beginner = Beginner: 6 waardebonnen
option-level-experienced = Gevorderd: 4 waardebonnen
option-level-expert = Expert: 2 waardebonnen
option-missing_friends = Verloren vrienden
option-missing_friends-every = Elke kleine groep telt
option-missing_friends-largest = Alleen de grootste groep van elke kleur
option-sardines = Als haringen in een ton
option-sardines-full_only = Overlap alleen in een vol vak van 3 × 5
option-sardines-overlap = Overlap mag altijd
option-low_season = Laagseizoendip
option-low_season-largest = De grootste groep lege stoelen telt
option-low_season-all = Elke lege stoel naast een andere telt
option-most_overbooked = Meeste overboekt
option-most_overbooked-someone = Kost 2 als er iemand overboekt is
option-most_overbooked-always = Kost 2, ook als niemand het is
option-bridge = Overbruggen
option-bridge-no_width = Het gangpad heeft geen breedte
option-bridge-aisle_column = Het gangpad neemt een kolom van de kaart in
option-preferences = Voorkeurskaarten
option-preferences-binding = Voorkeuren gelden altijd
option-preferences-offer = Voorkeuren mag je negeren
option-first_player = Startspeler
option-first_player-random = Door loting
option-first_player-seat_0 = De eerste plaats

# --- Passagiers, symbolen, gebeurtenissen, scenario’s

wish-red-window = verliefde aan het raam
wish-red-aisle = verliefde aan het gangpad
wish-red-middle = verliefde in het midden
wish-white-window = kind aan het raam
wish-white-aisle = kind aan het gangpad
wish-white-middle = kind in het midden
wish-blue-window = rugbyspeler aan het raam
wish-blue-aisle = rugbyspeler aan het gangpad
wish-blue-middle = rugbyspeler in het midden
wish-yellow-window = vriend aan het raam
wish-yellow-aisle = vriend aan het gangpad
wish-yellow-middle = vriend in het midden
wish-green-window = senior aan het raam
wish-green-aisle = senior aan het gangpad
wish-green-middle = senior in het midden
effect-red = Een stel, precies twee naast elkaar, levert 5 punten op. Drie is te veel.
effect-white = Levert 3 punten op met aan elke kant een volwassene. Wand, raam en gangpad kunnen geen kwaad.
effect-blue = Eén punt voor elk lid van je grootste ploeg, twee als geen andere ploeg groter is.
effect-yellow = Eén punt voor elk lid van je grootste vriendengroep, twee als geen andere groter is.
effect-green = Eén punt voor elk lid van je grootste groep senioren, twee als geen andere groter is.

symbol-replace = Vervangen
symbol-bridge = Overbruggen
symbol-ignore = Negeren
symbol-bonus = Bonus
symbol-none = geen symbool
effect-replace = Wie moet opstaan gaat terug naar de voorraad in plaats van naar de trap.
effect-bridge = De kaart mag over gangpaden heen liggen.
effect-ignore = Eén passagier van de kaart mag wegblijven.
effect-bonus = Op het einde een punt.

happening-adorable_kids = Schattige kinderen
happening-buddy_time = Onder vrienden
happening-corner_seats = Hoekplaatsen
happening-couples_retreat = Stelletjesweekend
happening-emergency_exit_assistance = Hulp bij de nooduitgang
happening-family_vacation = Gezinsvakantie
happening-full_flight = Volle vlucht
happening-kids_gone_wild = Wilde kinderen
happening-lonely_christmas = Eenzame kerst
happening-low_season_blues = Laagseizoendip
happening-beautiful_sunset = Mooie zonsondergang
happening-missing_friends = Verloren vrienden
happening-school_holidays = Schoolvakantie
happening-threes_company = Met z’n drieën
happening-like_sardines = Als haringen in een ton
effect-adorable_kids = 4 punten voor elk omringd kind dat niet aan raam of gangpad en niet op de eerste of laatste rij zit.
effect-buddy_time = 5 punten voor elk vak met een blauwe, een gele en een groene groep van minstens drie.
effect-corner_seats = 6 punten voor vier kleuren in de vier hoeken van het vliegtuig.
effect-couples_retreat = 4 punten voor elk vak met minstens drie stellen.
effect-emergency_exit_assistance = 10 punten als de hele middelste rij bezet is.
effect-family_vacation = 3 punten voor elk stel naast een omringd kind.
effect-full_flight = 4 punten voor elke volle kolom, van de eerste tot de laatste rij.
effect-kids_gone_wild = 2 punten minder voor elk kind dat niet omringd is.
effect-lonely_christmas = 3 punten minder voor elke verliefde die alleen zit.
effect-low_season_blues = 5 punten voor de meeste lege stoelen naast elkaar.
effect-beautiful_sunset = 1 punt voor elke twee bezette stoelen aan het raam.
effect-missing_friends = 5 punten voor elke blauwe, gele of groene groep van één, twee of drie.
effect-school_holidays = 4 punten voor elk vak met minstens drie omringde kinderen.
effect-threes_company = 3 punten voor elke blauwe, gele of groene groep van precies drie.
effect-like_sardines = 3 punten voor elk vol blok van drie bij drie stoelen; 9 voor een vol vak van 3 × 5.

scenario-friends_weekend = Vriendenweekend
scenario-romantic_city_trip = Romantische stedentrip
scenario-school_trip = Schoolreis

# --- Vragen

prompt-wait = Iemand anders is aan de beurt.
prompt-card = { $alone ->
    [yes] Kies een van de kaarten ({ $vouchers ->
        [one] nog 1 waardebon
       *[other] nog { $vouchers } waardebonnen
    })
   *[no] Kies een kaart: de eerste is gratis, elke overgeslagen kaart kost een waardebon ({ $vouchers ->
        [0] je hebt er geen
        [one] je hebt er 1
       *[other] je hebt er { $vouchers }
    })
}
prompt-drop = Er zijn te weinig passagiers over: kies wie van kaart { $position } je weglaat
prompt-place = Zet de passagiers van kaart { $position } op hun plek
prompt-seat = { $kind ->
    [window] Kies een stoel aan het raam
    [aisle] Kies een stoel aan het gangpad
    [middle] Kies een stoel in het midden
   *[any] Kies een stoel
} { $colour ->
    [red] voor een verliefde
    [white] voor een kind
    [blue] voor een rugbyspeler
    [yellow] voor een vriend
   *[green] voor een senior
}
prompt-steps = { $count ->
    [one] Iemand moet opstaan en mag terug naar de voorraad. Of toch naar de trap?
   *[other] { $count } passagiers moeten opstaan en mogen terug naar de voorraad. Moet er iemand naar de trap?
}
prompt-nothing = Er wordt niets gevraagd.

# --- Keuzes

action-place = { $bumped ->
    [0] Kaart { $position }, { $turn }° gedraaid, vanaf stoel { $seat }
    [one] Kaart { $position }, { $turn }° gedraaid, vanaf stoel { $seat }: iemand moet opstaan
   *[other] Kaart { $position }, { $turn }° gedraaid, vanaf stoel { $seat }: { $bumped } moeten opstaan
}
action-take = { $price ->
    [0] Neem kaart { $position }
    [one] Neem kaart { $position } voor een waardebon
   *[other] Neem kaart { $position } voor { $price } waardebonnen
}
action-take-nothing = Neem kaart { $position }
action-seat = Stoel { $seat }
action-ignore = Negeer { $colour ->
    [red] een verliefde
    [white] een kind
    [blue] een rugbyspeler
    [yellow] een vriend
    [green] een senior
   *[none] een passagier
} (koffer { $suitcase } van kaart { $position })
action-drop = Laat { $colour ->
    [red] een verliefde
    [white] een kind
    [blue] een rugbyspeler
    [yellow] een vriend
    [green] een senior
   *[none] een passagier
} weg (koffer { $suitcase } van kaart { $position })
action-steps = { $colour ->
    [red] De verliefde
    [white] Het kind
    [blue] De rugbyspeler
    [yellow] De vriend
    [green] De senior
   *[none] De passagier
} op { $seat } gaat naar de trap
action-done = De anderen gaan terug naar de voorraad
action-remove = Leg kaart { $position } terug in de doos voor een waardebon
action-remove-nothing = Leg kaart { $position } terug in de doos

# --- Waarom niet

refused-over = Het spel is uit.
refused-not-asked = De vraag is nu aan { $player }.
refused-not-now = { $action } is nu niet aan de orde.
refused-other-card = Deze zet gaat al over kaart { $position }.
refused-no-card = Er is geen kaart { $position }: { $cards ->
    [0] de hal is leeg.
    [one] er ligt er maar één.
   *[other] er liggen er { $cards }.
}
refused-price = Kaart { $position } kost { $price ->
    [one] een waardebon
   *[other] { $price } waardebonnen
}; je hebt er { $vouchers ->
    [0] geen
    [one] één
   *[other] { $vouchers }
}.
refused-take = De passagiers van kaart { $position } moeten een stoel krijgen: zeg waar.
refused-preference = Kaart { $position } is een voorkeurskaart: neem de kaart en kies dan de stoelen, één voor één.
refused-nobody-left = Van kaart { $position } is niemand over: neem gewoon de kaart.
refused-drop-first = { $left ->
    [one] Er is nog maar één { $colour ->
        [red] verliefde
        [white] kind
        [blue] rugbyspeler
        [yellow] vriend
       *[green] senior
    } over
   *[other] Er zijn nog maar { $left } { $colour ->
        [red] verliefden
        [white] kinderen
        [blue] rugbyspelers
        [yellow] vrienden
       *[green] senioren
    } over
}: zeg eerst wie je weglaat.
refused-misfit = Met de eerste passagier op { $seat } komt de kaart over een gangpad of door de wand: iedereen moet in één vak zitten.
refused-no-area = { $turn }° gedraaid past de kaart in geen enkel vak.
refused-same-turn = { $turn }° gedraaid krijgen dezelfde passagiers dezelfde stoelen als { $other }° gedraaid.
refused-no-symbols = Symbolen tellen niet in dit spel.
refused-no-ignore = Op deze kaart kun je niemand negeren: dat symbool staat er niet op.
refused-no-suitcase = Er is geen koffer { $suitcase }: de kaart heeft er { $count }.
refused-ignore-late = Negeren kan alleen aan het begin van een zet, en hoogstens één passagier.
refused-gone = Zo’n { $colour ->
    [red] verliefde
    [white] kind
    [blue] rugbyspeler
    [yellow] vriend
   *[green] senior
} hoeft geen stoel meer te krijgen.
refused-enough = Er zijn genoeg { $colour ->
    [red] verliefden
    [white] kinderen
    [blue] rugbyspelers
    [yellow] vrienden
   *[green] senioren
}: ze moeten allemaal een stoel krijgen.
refused-remove-together = Kaarten gaan alleen terug in de doos als je alleen speelt.
refused-remove-midway = Een kaart terugleggen kan alleen voor je er een neemt.
refused-no-seat = In deze vliegtuigen is er geen stoel { $seat }.
refused-own = Op { $seat } zit al iemand van deze kaart.
refused-kind = { $colour ->
    [red] Deze verliefde wil
    [white] Dit kind wil
    [blue] Deze rugbyspeler wil
    [yellow] Deze vriend wil
   *[green] Deze senior wil
} { $kind ->
    [window] aan het raam
    [aisle] aan het gangpad
   *[middle] in het midden
} zitten: dat is { $seat } niet.
refused-steps = Niemand op { $seat } wacht op een beslissing.

# --- Wat er gebeurde

event-first = { $player } begint.
event-posted = Gebeurtenis: { $event }.
event-draw = Kaart { $card } komt in de vertrekhal.
event-take = { $player } neemt kaart { $card }{ $paid ->
    [0] { "" }
    [one] , betaalt een waardebon
   *[other] , betaalt { $paid } waardebonnen
}{ $got ->
    [0] { "" }
    [one] { " " }en vindt er een waardebon op
   *[other] { " " }en vindt er { $got } waardebonnen op
}.
event-ignore = { $player } negeert { $colour ->
    [red] een verliefde.
    [white] een kind.
    [blue] een rugbyspeler.
    [yellow] een vriend.
   *[green] een senior.
}
event-drop = { $colour ->
    [red] Voor één koffer is er geen verliefde meer.
    [white] Voor één koffer is er geen kind meer.
    [blue] Voor één koffer is er geen rugbyspeler meer.
    [yellow] Voor één koffer is er geen vriend meer.
   *[green] Voor één koffer is er geen senior meer.
}
event-seat = { $player } plaatst { $count ->
    [one] { $colour ->
        [red] een verliefde
        [white] een kind
        [blue] een rugbyspeler
        [yellow] een vriend
       *[green] een senior
    }
   *[other] { $count } { $colour ->
        [red] verliefden
        [white] kinderen
        [blue] rugbyspelers
        [yellow] vrienden
       *[green] senioren
    }
}: { $seats }.
event-bump = { $colour ->
    [red] De verliefde
    [white] Het kind
    [blue] De rugbyspeler
    [yellow] De vriend
   *[green] De senior
} van { $player } op { $seat } is overboekt.
event-return = { $colour ->
    [red] De verliefde
    [white] Het kind
    [blue] De rugbyspeler
    [yellow] De vriend
   *[green] De senior
} van { $player } op { $seat } gaat terug naar de voorraad.
event-full = Vak { $area } van { $player } is vol.
event-last-round = { $colour ->
    [red] De verliefden
    [white] De kinderen
    [blue] De rugbyspelers
    [yellow] De vrienden
   *[green] De senioren
} zijn op: dit is de laatste ronde.
event-void = { $player } vindt geen kaart.
event-remove = { $player } legt kaart { $card } terug in de doos.
event-pay = { $player } betaalt { $count ->
    [one] een waardebon
   *[other] { $count } waardebonnen
} voor overboekte passagiers; { $left ->
    [0] er is er geen over.
    [one] er is er één over.
   *[other] er zijn er { $left } over.
}
event-gain = { $player } krijgt { $count ->
    [one] een waardebon
   *[other] { $count } waardebonnen
} voor een vol vak.
event-won = { $player } heeft het gehaald.
event-lost = { $player } heeft verloren: { $why }.

lost-vouchers = er zijn geen waardebonnen meer
lost-colour = een kleur is op
lost-cards = er zijn geen kaarten meer

# --- Het einde

source-couples = Stellen
source-children = Omringde kinderen
source-rugby = Rugbyploeg
source-friends = Vrienden
source-seniors = Senioren
source-vouchers = Waardebonnen
source-overbooked = Overboekt
source-most_overbooked = Meeste overboekt
source-empty = Lege stoelen
source-bonus = Bonussymbolen
source-event = Gebeurtenis
source-second_event = Tweede gebeurtenis
source-won = Scenario
verdict-won = Het scenario is gehaald.
verdict-lost = Het scenario is verloren: { $why }.

# --- Zones en stukken, voor de gewone tafel en om voor te lezen

zone-clock = Ronde { $round }{ $last ->
    [yes] , de laatste
   *[no] { "" }
}; { $first } is startspeler. Nog niet aan boord: { $red } verliefden (R), { $white } kinderen (W), { $blue } rugbyspelers (B), { $yellow } vrienden (Y), { $green } senioren (G); { $unseen ->
    [one] nog 1 kaart
   *[other] nog { $unseen } kaarten
} op komst
zone-hall = Vertrekhal, vanaf de gate
zone-events = Gebeurtenissen
zone-goals = { $scenario }
zone-desk = { $player }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}, { $vouchers ->
    [one] 1 waardebon
   *[other] { $vouchers } waardebonnen
}, { $overbooked } overboekt
zone-plane = Vliegtuig van { $player }: { $taken ->
    [one] 1 stoel bezet
   *[other] { $taken } stoelen bezet
}, { $empty } leeg

piece-card = { $suitcases } (kaart { $card }{ $symbols ->
    [yes] , { $symbol }
   *[no] { "" }
}), { $vouchers ->
    [0] geen waardebonnen erop
    [one] een waardebon erop
   *[other] { $vouchers } waardebonnen erop
}, { $price ->
    [0] gratis
    [one] voor een waardebon
   *[other] voor { $price } waardebonnen
}
piece-preference = { $suitcases } (kaart { $card }{ $symbols ->
    [yes] , { $symbol }
   *[no] { "" }
}), vakken naar keuze, { $vouchers ->
    [0] geen waardebonnen erop
    [one] een waardebon erop
   *[other] { $vouchers } waardebonnen erop
}, { $price ->
    [0] gratis
    [one] voor een waardebon
   *[other] voor { $price } waardebonnen
}
piece-goal = { $goal ->
    [couples] { $reached } van { $least } stellen
    [surrounded_children] { $reached } van { $least } omringde kinderen
   *[group] { $colour ->
        [blue] { $reached } van { $least } rugbyspelers bijeen
        [yellow] { $reached } van { $least } vrienden bijeen
        [green] { $reached } van { $least } senioren bijeen
       *[any] { $reached } van { $least } van één groep bijeen
    }
}{ $choice ->
    [yes] { " (een van deze)" }
   *[no] { "" }
}
piece-chair = { $seat }: { $colour ->
    [red] verliefde
    [white] kind
    [blue] rugbyspeler
    [yellow] vriend
    [green] senior
   *[none] leeg
}

# --- De tafel in de browser

table-players = Luchtvaartmaatschappijen
table-first = Startspeler
table-your-move = aan zet
table-thinking = denkt na
table-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
table-look = Bekijk het vliegtuig van { $name }
table-plane-of = Het vliegtuig van { $name }
table-voucher = { $count ->
    [one] waardebon
   *[other] waardebonnen
}
table-vouchers = { $count ->
    [0] Geen waardebonnen
    [one] Eén waardebon
   *[other] { $count } waardebonnen
}
table-overbooked = { $count ->
    [0] Niemand overboekt
    [one] Eén passagier overboekt
   *[other] { $count } passagiers overboekt
}
table-steps = { $count ->
    [0] Niemand staat op de trap
    [one] Er staat één passagier op de trap: { $points } punten
   *[other] Er staan { $count } passagiers op de trap: { $points } punten
}
table-round = Ronde { $round }
table-last-round = Laatste ronde
table-to-board = Moeten nog aan boord
table-left = { $colour ->
    [red] { $count ->
        [one] Nog 1 verliefde
       *[other] Nog { $count } verliefden
    }
    [white] { $count ->
        [one] Nog 1 kind
       *[other] Nog { $count } kinderen
    }
    [blue] { $count ->
        [one] Nog 1 rugbyspeler
       *[other] Nog { $count } rugbyspelers
    }
    [yellow] { $count ->
        [one] Nog 1 vriend
       *[other] Nog { $count } vrienden
    }
   *[green] { $count ->
        [one] Nog 1 senior
       *[other] Nog { $count } senioren
    }
}
table-gate = Gate 7
table-deck = { $count ->
    [0] Geen kaarten op komst
    [one] Nog één kaart op komst
   *[other] Nog { $count } kaarten op komst
}
table-free = gratis
table-coming = { $sitting }; hier komt { $colour ->
    [red] een verliefde
    [white] een kind
    [blue] een rugbyspeler
    [yellow] een vriend
   *[green] een senior
}
table-price = { $price ->
    [0] Kost niets.
    [one] Kost een waardebon.
   *[other] Kost { $price } waardebonnen.
}
table-lying = { $vouchers ->
    [0] Er liggen geen waardebonnen op.
    [one] Er ligt een waardebon op.
   *[other] Er liggen { $vouchers } waardebonnen op.
}
table-card = Kaart { $position }: { $passengers }. { $price ->
    [0] Kost niets.
    [one] Kost een waardebon.
   *[other] Kost { $price } waardebonnen.
}
table-remove = Voor een waardebon terug in de doos: { $passengers }
table-people = { $colour ->
    [red] { $count ->
        [one] een verliefde
       *[other] { $count } verliefden
    }
    [white] { $count ->
        [one] een kind
       *[other] { $count } kinderen
    }
    [blue] { $count ->
        [one] een rugbyspeler
       *[other] { $count } rugbyspelers
    }
    [yellow] { $count ->
        [one] een vriend
       *[other] { $count } vrienden
    }
   *[green] { $count ->
        [one] een senior
       *[other] { $count } senioren
    }
}
table-seat-these = { $count ->
    [one] Geef deze ene passagier een stoel.
   *[other] Geef deze { $count } passagiers een stoel.
}
table-short = Er zijn er te weinig: wie blijft achter?
table-nobody = Niemand van deze kaart kan een stoel krijgen.
table-seat-them = Plaats ze
table-put-down = Leg de kaart neer
table-turn = Draai
table-one-turn = Deze kaart past maar in één richting.
table-leave-out = Laat er één weg
table-who-stays = Wie blijft thuis?
table-all-free = Niemand moet opstaan.
table-bumped = { $colour ->
    [red] de verliefde op { $seat }
    [white] het kind op { $seat }
    [blue] de rugbyspeler op { $seat }
    [yellow] de vriend op { $seat }
    [green] de senior op { $seat }
   *[none] de passagier op { $seat }
}
table-bumps = { $count ->
    [one] Moet opstaan, voor { $cost } punten minder: { $who }.
   *[other] Moeten opstaan, voor { $cost } punten minder: { $who }.
}
table-bumps-alone = { $count ->
    [one] Moet opstaan, voor een waardebon: { $who }.
   *[other] Moeten opstaan, voor { $count } waardebonnen: { $who }.
}
table-bumps-free = { $count ->
    [one] Gaat terug naar de voorraad: { $who }.
   *[other] Gaan terug naar de voorraad: { $who }.
}
table-score = Score als het spel nu eindigde
table-if-now = Als we nu landden
table-team = { $name }, { $size }
table-twice = telt dubbel: niemand anders heeft er meer
table-behind = { $names }: { $size }
table-worth = { $points ->
    [one] Nu 1 punt.
   *[other] Nu { $points } punten.
}
table-level = { $level ->
    [beginner] Beginner
    [experienced] Gevorderd
   *[expert] Expert
}
table-one-of-these = En een van deze
table-met = gehaald
table-area = Toon vak { $number }
table-nearer = Dichterbij
table-skip = Overslaan
table-landed = Alle vliegtuigen zijn geland
table-alone-end = { $vouchers ->
    [0] Geen waardebonnen over
    [one] Eén waardebon over
   *[other] { $vouchers } waardebonnen over
} na { $round ->
    [one] één ronde
   *[other] { $round } rondes
}
