# The Bloody Inn, in het Nederlands.
#
# Woordenlijst: één woord voor één ding.
#   accomplice  medeplichtige        annex     bijgebouw           bribe     omkopen
#   bury        begraven             check     cheque              coins     contant (geld)
#   corpse      lijk                 dawn      ochtend             discard   afleggen
#   first player startspeler         franc     frank, F            grave     graf
#   gravedigger doodgraver           guest     gast (wie dan ook)  inn       herberg
#   key         sleutel              launder   witwassen           let go    laten gaan
#   peasant     boer                 rank      rang                road in   aankomst
#   road out    vertrek              room      kamer               season    seizoen
#   traveler    reiziger (geen boer) wages     loon
# Gasten zijn mensen, dus altijd ‘de’. Een bijgebouw is ‘de’ of ‘het’: zijn .the zegt het met het lidwoord,
# en staat in een zin als { $annex-the }.

game-summary = Een nacht zonder getuigen, voor 1 tot 4 herbergiers.
game-trust = Regel voor regel vergeleken met een onafhankelijk orakel

# --- Opties

option-length = Duur
option-length-short = Kort spel
option-length-long = Lang spel
option-welcome = Ontvangst
option-welcome-choice = De startspeler kiest de kamers
option-welcome-first_come = Wie het eerst komt, krijgt de eerste kamer
option-wealth = Rijkdom
option-wealth-limited = Contant tot 40 frank
option-wealth-unlimited = Onbeperkt
option-reshuffle = Tweede seizoen
option-reshuffle-lazy = Begint zodra er een reiziger nodig is
option-reshuffle-immediate = Begint zodra de stapel leeg is
option-doors = Eerste sleutels
option-doors-default = Op de eerste deuren
option-doors-chosen = De spelers kiezen
option-first_player = Startspeler
option-first_player-random = Door loting
option-first_player-seat_0 = De eerste plaats
option-checks = Cheques
option-checks-unlimited = Zoveel als nodig
option-checks-thirty = Alleen de 30 uit de doos

# --- Gasten, soorten, bijgebouwen en wat ze doen

type-merchant = handelaar
type-artisan = ambachtsman
type-police = politie
type-religious = geestelijke
type-noble = edelman
type-peasant = boer
type-none = geen soort

guest-cultivator = Tuinder
guest-mechanic = Monteur
guest-distiller = Stoker
guest-gardener = Tuinman
guest-landscaper = Tuinarchitect
guest-butcher = Slager
guest-newsboy = Krantenjongen
guest-representative = Colporteur
guest-concierge = Conciërge
guest-grocer = Kruidenier
guest-shopkeeper = Winkelier
guest-brewer = Brouwer
guest-novice = Novice
guest-monk = Monnik
guest-abbot = Abt
guest-priest = Priester
guest-archbishop = Aartsbisschop
guest-bishop = Bisschop
guest-baron = Baron
guest-viscount = Burggraaf
guest-count = Graaf
guest-duke = Hertog
guest-prince = Prins
guest-marquis = Markies
guest-peacekeeper = Veldwachter
guest-brigadier = Brigadier
guest-brigadier_chief = Hoofdbrigadier
guest-major = Majoor
guest-peasant = Boer
guest-barn = Schuur

annex-cultivator = Moestuin
    .the = de Moestuin
annex-mechanic = Werkplaats
    .the = de Werkplaats
annex-distiller = Stokerij
    .the = de Stokerij
annex-gardener = Tuin
    .the = de Tuin
annex-landscaper = Park
    .the = het Park
annex-butcher = Slagerij
    .the = de Slagerij
annex-newsboy = Kiosk
    .the = de Kiosk
annex-representative = Salon
    .the = de Salon
annex-concierge = Roomservice
    .the = de Roomservice
annex-grocer = Kruidenierszaak
    .the = de Kruidenierszaak
annex-shopkeeper = Winkel
    .the = de Winkel
annex-brewer = Brouwerij
    .the = de Brouwerij
annex-novice = Altaar
    .the = het Altaar
annex-monk = Slaapkamer
    .the = de Slaapkamer
annex-abbot = Kelder
    .the = de Kelder
annex-priest = Kapel
    .the = de Kapel
annex-archbishop = Crypte
    .the = de Crypte
annex-bishop = Bisdom
    .the = het Bisdom
annex-baron = Kroonluchter
    .the = de Kroonluchter
annex-viscount = Hemelbed
    .the = het Hemelbed
annex-count = Eetzaal
    .the = de Eetzaal
annex-duke = Stallen
    .the = de Stallen
annex-prince = Oranjerie
    .the = de Oranjerie
annex-marquis = Paviljoen
    .the = het Paviljoen
annex-peacekeeper = geen bijgebouw
annex-brigadier = geen bijgebouw
annex-brigadier_chief = geen bijgebouw
annex-major = geen bijgebouw
annex-peasant = geen bijgebouw
annex-barn = Schuur
    .the = de Schuur

effect-cultivator = Bij het bouwen: 1 F voor elk bijgebouw van een ambachtsman dat je hebt, dit meegeteld.
effect-mechanic = Bouw met één medeplichtige minder.
effect-distiller = Eén medeplichtige hoeft geen loon.
effect-gardener = Elke ochtend 2 F extra.
effect-landscaper = 4 F bij het bouwen. Op het einde 4 F voor elke ambachtsman die vertrokken is.
effect-butcher = Vermoord meer dan één reiziger in één actie.
effect-newsboy = Bij het bouwen: 1 F voor elk bijgebouw van een handelaar dat je hebt, dit meegeteld.
effect-representative = Koop om met één medeplichtige minder.
effect-concierge = Leg je roomservice bij een kamer: elke reiziger die daar aankomt betaalt je zijn rang.
effect-grocer = 4 F bij het bouwen. Op het einde 4 F voor elke handelaar die vertrokken is.
effect-shopkeeper = Koop meer dan één reiziger om in één actie.
effect-brewer = Koop tot vier boeren om in één actie.
effect-novice = Bij het bouwen: 1 F voor elk bijgebouw van een geestelijke dat je hebt, dit meegeteld.
effect-monk = Vervang een witte sleutel door een van jou.
effect-abbot = Begraaf met één medeplichtige minder.
effect-priest = Als je begraaft, houd je van de gespeelde medeplichtigen wie je wilt.
effect-archbishop = Begraaf meer dan één lijk in één actie.
effect-bishop = 4 F bij het bouwen. Op het einde 4 F voor elke geestelijke die vertrokken is.
effect-baron = 4 F bij het bouwen.
effect-viscount = 6 F bij het bouwen.
effect-count = 9 F bij het bouwen.
effect-duke = 4 F bij het bouwen. Op het einde 4 F voor elke edelman die vertrokken is.
effect-prince = Op het einde 3 F voor elk van je cheques.
effect-marquis = 18 F bij het bouwen.
effect-peacekeeper = Politie: is die er ’s ochtends nog, dan volgt er onderzoek.
effect-brigadier = Politie: is die er ’s ochtends nog, dan volgt er onderzoek.
effect-brigadier_chief = Politie: is die er ’s ochtends nog, dan volgt er onderzoek.
effect-major = Politie: is die er ’s ochtends nog, dan volgt er onderzoek.
effect-peasant = Gaat na gebruik terug naar de bistro.
effect-barn = Plaats voor één lijk.

# --- Vragen

prompt-wait = Iemand anders is aan de beurt.
prompt-door = Kies een deur voor je sleutel
prompt-room = Kies een kamer voor de { $guest }
prompt-deed = { $action ->
    [1] Je eerste actie vannacht
   *[2] Je tweede actie vannacht
}
prompt-target = { $deed ->
    [bribe] { $chosen ->
        [0] Kies wie je omkoopt
       *[other] Kies wie je nog omkoopt, of stop hier
    }
    [build] Kies wat je bouwt
    [kill] { $chosen ->
        [0] Kies wie je vermoordt
       *[other] Kies wie je nog vermoordt, of stop hier
    }
   *[bury] { $chosen ->
        [0] Kies wie je begraaft
       *[other] Kies wie je nog begraaft, of stop hier
    }
}
prompt-accomplice = { $missing ->
    [0] { $most ->
        [one] Speel nog één medeplichtige, of laat het hierbij
       *[other] Speel nog hoogstens { $most } medeplichtigen, of laat het hierbij
    }
    [one] Speel een medeplichtige
   *[other] Speel { $missing } medeplichtigen
}
prompt-discard = Leg medeplichtigen af, of houd de rest
prompt-grave = Begraaf de { $guest } ({ $money } F): onder welk bijgebouw?
prompt-token = { $token ->
    [key] Kies een witte sleutel die van jou wordt
   *[service] Kies een kamer voor je roomservice
}
prompt-launder = Geld witwassen?
prompt-gravedigger = { $corpses ->
    [one] Betaal de doodgraver voor je lijk
   *[other] Betaal de doodgraver voor je { $corpses } lijken
}
prompt-unpaid = Hoeveel medeplichtigen krijgen geen loon?
prompt-dismiss = { $owed ->
    [one] Laat een onbetaalde medeplichtige gaan
   *[other] Laat { $owed } onbetaalde medeplichtigen gaan
}

# --- Keuzes

action-bribe = Omkopen
action-build = Bouwen
action-kill = Vermoorden
action-bury = Begraven
action-pass = Passen
action-bistro = { $deed ->
    [kill] Vermoord een boer in de bistro
   *[bribe] Koop een boer in de bistro om
}
action-room = Kamer { $room }
action-room-guest = { $deed ->
    [kill] Vermoord de { $guest }, rang { $rank }, kamer { $room }
   *[bribe] Koop de { $guest } om, rang { $rank }, kamer { $room }
}
action-card = Bouw { $annex-the } ({ $guest }, rang { $rank })
action-card-none = Maak van de { $guest } een bijgebouw
action-corpse = Begraaf de { $guest }, rang { $rank }, { $money } F
action-play = Speel de { $guest }
action-discard = Leg de { $guest } af
action-dismiss = Laat de { $guest } gaan
action-under = { $own ->
    [yes] Onder je eigen { $annex }: { $money } F voor jou
   *[no] Onder { $annex-the } van { $owner }: elk { $money } F
}
action-done-target = Dat zijn ze allemaal
action-done-accomplice = Zo is het genoeg
action-done-discard = Houd de rest
action-done-launder = Alleen passen
action-done-door = Klaar
action-done-room = Klaar
action-done-deed = Klaar
action-done-grave = Klaar
action-done-token = Klaar
action-done-gravedigger = Klaar
action-done-unpaid = Klaar
action-done-dismiss = Klaar
action-done-nothing = Klaar
action-buy = { $count ->
    [one] Koop een cheque voor 10 F
   *[other] Koop { $count } cheques voor { $money } F
}
action-cash = { $count ->
    [one] Wissel een cheque in voor 10 F
   *[other] Wissel { $count } cheques in voor { $money } F
}
action-pay = { $count ->
    [0] Betaal contant
    [one] Betaal met een cheque
   *[other] Betaal met { $count } cheques
}
action-unpaid = { $count ->
    [0] Betaal iedereen
    [one] Laat er één onbetaald
   *[other] Laat er { $count } onbetaald
}

# --- Waarom niet

refused-over = Het spel is uit.
refused-not-asked = De vraag is nu aan { $player }.
refused-not-now = { $action } is nu niet aan de orde.
refused-bribe = { $hand ->
    [0] Je hebt geen medeplichtigen: te weinig voor wie dan ook in de herberg.
    [one] Je hebt één medeplichtige: te weinig voor wie dan ook in de herberg.
   *[other] Je hebt { $hand } medeplichtigen: te weinig voor wie dan ook in de herberg.
}
refused-kill = { $hand ->
    [0] Je hebt geen medeplichtigen: te weinig om iemand in de herberg te vermoorden.
    [one] Je hebt één medeplichtige: te weinig om iemand in de herberg te vermoorden.
   *[other] Je hebt { $hand } medeplichtigen: te weinig om iemand in de herberg te vermoorden.
}
refused-build = Elk van je kaarten vraagt meer andere kaarten dan je in je hand hebt.
refused-no-annex = Geen kaart in je hand kan een bijgebouw worden: politie en boeren kunnen dat niet.
refused-bury = { $hand ->
    [0] Je hebt geen medeplichtigen: te weinig om een van je lijken te begraven.
    [one] Je hebt één medeplichtige: te weinig om een van je lijken te begraven.
   *[other] Je hebt { $hand } medeplichtigen: te weinig om een van je lijken te begraven.
}
refused-no-corpse = Je hebt geen lijk om te begraven.
refused-no-place = Elk bijgebouw is vol: om te begraven moet er een plaats vrij zijn.
refused-chosen = Die heb je al gekozen.
refused-mixed = Reizigers en boeren gaan niet samen in één actie.
refused-rank = De { $guest } heeft rang { $rank } en vraagt { $rank ->
    [one] één medeplichtige
   *[other] { $rank } medeplichtigen
}; je kunt er { $most ->
    [0] { $chosen ->
        [0] geen
       *[other] geen meer
    }
   *[other] { $chosen ->
        [0] maar { $most }
       *[other] nog maar { $most }
    }
} betalen.
refused-no-house = De { $guest } kan geen bijgebouw worden: dat kunnen alleen handelaars, ambachtslieden, geestelijken en edellieden.
refused-done = { $missing ->
    [one] Er is nog één medeplichtige nodig.
   *[other] Er zijn nog { $missing } medeplichtigen nodig.
}
refused-full = { $places ->
    [0] Onder { $annex-the } is geen plaats voor lijken: de rang is 0.
    [one] Onder { $annex-the } is geen plaats meer: er ligt al een lijk.
   *[other] Onder { $annex-the } is geen plaats meer: er liggen al { $places } lijken.
}
refused-door = Op deur { $room } ligt al een sleutel.
refused-closed = Kamer { $room } is gesloten: er ligt geen sleutel.
refused-taken = In kamer { $room } slaapt de { $guest } al.
refused-no-white-key = De sleutel van kamer { $room } is niet wit: alleen een witte kun je vervangen.
refused-service = Kamer { $room } heeft al roomservice.
refused-buy = { $count ->
    [one] Een cheque kost { $money } F: meer dan je kunt wisselen.
   *[other] { $count } cheques kosten { $money } F: meer dan je kunt wisselen.
}
refused-supply = { $left ->
    [0] Er zit geen cheque meer in de doos.
    [one] Er zit nog maar één cheque in de doos.
   *[other] Er zitten nog maar { $left } cheques in de doos.
}
refused-nobody = { $room ->
    [0] Er is niemand in de bistro.
   *[other] Er is niemand in kamer { $room }.
}
refused-cash = { $count ->
    [one] Je hebt geen cheque.
   *[other] Je hebt geen { $count } cheques.
}

# --- Wat er gebeurde

event-round = { $player } is startspeler.
    .section = Avond { $round }
event-night = De nacht valt.
    .section = Nacht { $round }
event-morning = De dag breekt aan.
    .section = Ochtend { $round }
event-door = { $player } legt een sleutel op deur { $room }.
event-place = { $player } geeft kamer { $room } aan de { $guest }.
event-service = { $player } verdient { $money } F met de roomservice van kamer { $room }.
event-season = Het tweede seizoen: { $count ->
    [one] één reiziger komt terug.
   *[other] { $count } reizigers komen terug.
}
event-last-round = Er komt niemand meer aan: dit is de laatste ronde.
event-bribe = { $room ->
    [0] { $player } koopt een Boer in de bistro om.
   *[other] { $player } koopt de { $guest } in kamer { $room } om.
}
event-build = { $player } bouwt { $annex-the }.
event-gain = { $player } krijgt { $money } F dankzij { $annex-the }.
event-key = { $player } neemt de sleutel van kamer { $room } over.
event-token = { $player } legt roomservice bij kamer { $room }.
event-kill = { $room ->
    [0] { $player } vermoordt een Boer in de bistro.
   *[other] { $player } vermoordt de { $guest } in kamer { $room }.
}
event-bury = { $own ->
    [yes] { $player } begraaft de { $guest } onder { $annex-the } en krijgt { $share } F.
   *[no] { $player } begraaft de { $guest } onder { $annex-the } van { $owner }: elk { $share } F.
}
event-discard = { $player } legt de { $guest } af.
event-pass = { $player } past.
event-buy = { $checks ->
    [one] { $player } koopt een cheque voor { $money } F.
   *[other] { $player } koopt { $checks } cheques voor { $money } F.
}
event-cash = { $checks ->
    [one] { $player } wisselt een cheque in voor { $money } F.
   *[other] { $player } wisselt { $checks } cheques in voor { $money } F.
}
event-police = De politie doet onderzoek.
event-gravedigger = { $player } betaalt de doodgraver { $checks ->
    [0] { $money } F
    [one] { $money ->
        [0] een cheque
       *[other] { $money } F en een cheque
    }
   *[other] { $money ->
        [0] { $checks } cheques
       *[other] { $money } F en { $checks } cheques
    }
} voor { $corpses ->
    [one] een lijk.
   *[other] { $corpses } lijken.
}
event-income = { $player } krijgt { $money } F van { $rooms ->
    [one] een kamer.
   *[other] { $rooms } kamers.
}
event-gardens = { $player } krijgt { $money } F dankzij de Tuin.
event-leave = { $count ->
    [one] Een reiziger vertrekt.
   *[other] { $count } reizigers vertrekken.
}
event-wages = { $exempt ->
    [0] { $player } betaalt { $money } F loon.
   *[other] { $player } betaalt { $money } F loon; dankzij de Stokerij { $exempt ->
        [one] werkt er één
       *[other] werken er { $exempt }
    } gratis.
}
event-dismiss = { $player } kan de { $guest } niet betalen en laat die gaan.
event-abrupt = Er komen te weinig reizigers: het spel is uit.
event-final-gravedigger = { $player } betaalt de doodgraver { $checks ->
    [0] { $money } F
    [one] { $money ->
        [0] een cheque
       *[other] { $money } F en een cheque
    }
   *[other] { $money ->
        [0] { $checks } cheques
       *[other] { $money } F en { $checks } cheques
    }
} voor { $corpses ->
    [one] een laatste lijk.
   *[other] { $corpses } laatste lijken.
}
event-final-annex = { $player } krijgt op het einde { $money } F dankzij { $annex-the }.
event-lost-police = De politie vindt een lijk: { $player } wordt opgepakt.
event-lost-end = Er blijft een lijk over: { $player } wordt opgepakt.

# --- Het einde

source-start = Begin
source-corpses = Begraven lijken
source-annexes = Bijgebouwen, meteen
source-annexes_end = Bijgebouwen, op het einde
source-rooms = Verhuurde kamers
source-wages = Loon
source-gravedigger = Doodgraver
source-spilt = Verloren boven 40 F
verdict-lost = Opgepakt: het spel is verloren.
verdict-none = Geen titel onder 110 frank.
verdict-troubling = Een verontrustende herbergier.
verdict-dangerous = Een gevaarlijke herbergier.
verdict-evil = Een kwaadaardige herbergier.
verdict-demonic = Een duivelse herbergier.

# --- Zones en stukken, voor de gewone tafel en om voor te lezen

phase-doors = deuren
phase-evening = avond
phase-night = nacht
phase-morning = ochtend
phase-over = uit
key-white = witte sleutel
key-closed = gesloten

zone-clock = Ronde { $round }, { $phase }, seizoen { $season }; { $first } is startspeler{ $last ->
    [yes] ; dit is de laatste ronde
   *[no] { "" }
}
zone-roads = Aankomst: { $coming } op weg. Vertrek: { $gone } weg
zone-rooms = Kamers
zone-bistro = Bistro: { $count ->
    [0] leeg
    [one] één boer
   *[other] { $count } boeren
}
zone-purse = { $player } heeft { $cash } F en { $checks ->
    [0] geen cheques
    [one] één cheque
   *[other] { $checks } cheques
}; na de ochtend { $wake } F (kamers +{ $rent }, loon −{ $wages }, politie −{ $police })
zone-hand = Hand van { $player }
zone-annexes = Bijgebouwen van { $player }
zone-corpses = Onbegraven lijken van { $player }

piece-guest = { $guest }, { $type }, rang { $rank }, { $money } F
piece-corpse = { $guest }, rang { $rank }, { $money } F
piece-arriving = Aan de deur: { $guest }, { $type }, rang { $rank }, { $money } F
piece-top = Volgende: { $guest }, { $type }, rang { $rank }, { $money } F
piece-gone = Weg: { $copies } × { $guest }, { $type }
piece-peasant = Boer
piece-room = Kamer { $room } ({ $key }): { $guest }, { $type }, rang { $rank }, { $money } F{ $service ->
    [yes] , roomservice van { $waiter }
   *[no] { "" }
}
piece-room-empty = Kamer { $room } ({ $key }): leeg{ $service ->
    [yes] , roomservice van { $waiter }
   *[no] { "" }
}
piece-annex = { $annex } ({ $guest }): { $bodies } van { $places } graven bezet

# --- De tafel in de browser

table-inn = The Bloody Inn
table-rank = rang { $rank }
table-who = { $type }, rang { $rank }, { $money } F op zak
table-graves = Graven bezet: { $used } van { $places }
table-dead-meaning = Begraven onder een bijgebouw levert dit lijk { $money } F op, te delen met wie het bijgebouw heeft. Boven de grond kost het 10 F als de politie komt, en aan het einde.
table-room-shut = Kamer { $room }, gesloten
table-room-white = Kamer { $room }, van niemand
table-room-of = Kamer { $room }, van { $name }
table-bistro = Bistro
table-bistro-count = { $count ->
    [0] leeg vannacht
    [one] 1 boer
   *[other] { $count } boeren
  }
table-bistro-peasant = Een boer in de bistro, rang 0
table-road-in = Aankomst
table-road-out = Vertrek
table-to-come = op weg
table-gone = weg
table-look-out = { $count } weg: kijk wie
table-gone-title = Vertrokken gasten
table-nobody = niemand
table-look-in = { $count } op weg: kijk wie het kan zijn
table-coming-title = Nog op weg
table-coming-note = { $boxed ->
    [0] Ze zijn allemaal op weg.
    [one] Van deze { $all } zijn er { $hidden } op weg; één blijft in de doos.
   *[other] Van deze { $all } zijn er { $hidden } op weg; de andere blijven in de doos.
}
table-police-came = Ronde { $round }: de politie kwam.
table-wealth = Rijkdom: { $wealth }
table-wealth-of = { $name } { $money } F
table-rivals = De andere herbergiers
table-first = Startspeler
table-first-short = start
table-thinking = denkt na
table-away = weg
table-francs = F
table-checks = { $count ->
    [one] 1 cheque van 10 F
   *[other] { $count } cheques van 10 F
  }
table-dawn = ochtend
table-dawn-long = ’s Ochtends: kamers +{ $rooms }, tuin +{ $gardens }, loon −{ $wages }, politie −{ $police }; ontwaakt met { $wake } F en { $checks ->
    [one] 1 cheque
   *[other] { $checks } cheques
  }
table-hand-of = { $count ->
    [0] { $name } heeft geen kaarten in de hand
    [one] { $name } heeft 1 kaart in de hand
   *[other] { $name } heeft { $count } kaarten in de hand
  }
table-unburied-guest = Onbegraven: { $guest }
table-rooms-at-dawn = Kamers, ’s ochtends
table-gardens-at-dawn = Tuin
table-wages-at-dawn = Loon, ’s ochtends
table-unpaid-at-dawn = Onbetaald: ze gaan
table-checks-at-dawn = Politie, in cheques
table-police-at-dawn = { $bodies ->
    [one] Politie, 1 lijk
   *[other] Politie, { $bodies } lijken
  }
table-spilt-at-dawn = Boven { $cap } F, verloren
table-wake = Je zou ontwaken met
table-warn-spilt = Je zou { $lost } F verliezen: contant gaat tot { $cap } F.
table-warn-unpaid = { $count ->
    [one] Eén medeplichtige zou ’s ochtends zonder loon blijven en gaan: loon betaal je contant.
   *[other] { $count } medeplichtigen zouden ’s ochtends zonder loon blijven en gaan: loon betaal je contant.
}
table-hand = Hand
table-no-hand = Niemand werkt vannacht voor je.
table-comes-back = komt terug
table-annexes = Bijgebouwen
table-unburied = Onbegraven
table-danger = { $bodies ->
    [one] De politie gaat vragen stellen. Begraaf het lijk vannacht.
   *[other] De politie gaat vragen stellen. Begraaf de lijken vannacht.
  }
table-no-danger = { $bodies ->
    [one] Geen politie in huis: het lijk kan wachten.
   *[other] Geen politie in huis: de lijken kunnen wachten.
  }
table-set-up = De sleutels
table-round = Ronde { $round }
table-evening = Avond
table-night = Nacht
table-morning = Ochtend
table-action = { $action ->
    [1] eerste acties
   *[other] tweede acties
  }
table-season = Seizoen { $season } van 2
table-last-round = Laatste ronde
table-remembered = Om nooit te vergeten
table-memory-grave = Rijkste graf
table-memory-grave-told = { $own ->
    [yes] De { $guest }, begraven bij { $owner } ({ $annex })
   *[no] De { $guest }, door { $name } begraven bij { $owner } ({ $annex })
}
table-memory-guest = Ergste gast
table-memory-guest-told = De { $guest }: { $name } betaalde de doodgraver { $money } F
table-memory-wing = Mooiste vleugel
table-memory-wing-told = { $annex } van { $name }: goed voor { $money } F

# --- De laatste bladzijde, in de woorden van dit spel

end-kick = De ochtend erna
end-winner = { $count ->
    [one] { $names } houdt de herberg
   *[other] { $names } delen de herberg
}
end-lead = frank, { $lead } meer dan { $name }
end-points = frank
end-total = Frank
end-curve = Frank, ronde voor ronde
end-picture = Waarmee elke herberg gebouwd is
