# Overbooking, in het Nederlands.
#
# Woordenlijst: één woord voor één ding.
#   back door   achterdeur           card         kaart               coat of arms  wapenschild
#   coin        munt                 deck         trekstapel          discard       afleggen
#   face down   gedekt               family       familie             first player  startspeler
#   guest       gast                 inn          herberg             lodged        ondergebracht
#   place of an inn  bed             place in a queue  plek           pick          aanwijzen
#   queue       rij                  replace      vervangen           reserve       reserveren
#   round       ronde                sign         bord                token         fiche
# Families staan in het meervoud (vogels, vissen, herten, evers): zo klopt ‘van de { $coat }’ altijd.
# Van de gasten is alleen de Monnik enkelvoud: laat een gast nooit het onderwerp van een werkwoord zijn,
# zeg ‘{ $player } laat de { $guest } …’ of ‘Herberg 2 weigert de { $guest }’.

game-summary = Vier rondes vol gasten, bluf en achterdeuren, voor 2 tot 4 spelers.
game-trust = Vergeleken met een onafhankelijk orakel; munten en de meeste herbergen zijn gereconstrueerd

# --- Opties

option-scoring = Wapenschilden
option-scoring-beginner = Beginners: 2, 4 of 6 punten
option-scoring-expert = Experts: 2, 5 of 10 punten
option-scoring-off = Geen punten voor schilden
option-peek = Eigen kaarten
option-peek-yes = Mag je bekijken
option-peek-no = Blijven gedekt voor iedereen
option-backs = Ruggen van kaarten
option-backs-family = Tonen familie en grootte
option-backs-size = Tonen alleen de grootte
option-picks = Twee aangewezen gasten
option-picks-order = De eerst aangewezene gaat voor
option-picks-size = De grootste groep gaat voor
option-first_player = Startspeler
option-first_player-random = Door loting
option-first_player-seat_0 = De eerste plaats

# --- Gasten, families, borden

guest-monk = Monnik
guest-merchants = Kooplui
guest-maids = Kamermeisjes
guest-noblewomen = Edeldames
guest-soldiers = Soldaten
guest-laborers = Arbeiders

effect-monk = Aan de deur: schuift achteraan in de rij aan.
effect-merchants = Aan de deur: drie bedden meer.
effect-maids = Aan de deur: mogen een andere gast van jou in de rij vervangen.
effect-noblewomen = Aan de deur: een van jouw gasten in de rij reserveert eerst.
effect-soldiers = Aan de deur: mogen Arbeiders in de rij vervangen, van wie ook.
effect-laborers = Aan de deur: drie bedden minder.

family-bird = vogels
family-fish = vissen
family-stag = herten
family-boar = evers

sign-none = geen bord
sign-small_groups_only = alleen kleine groepen
sign-large_groups_only = alleen grote groepen
sign-no_soldiers = geen Soldaten
sign-two_families = maar twee families
sign-monks_first = Monniken eerst
sign-soldiers_first = Soldaten eerst
sign-back_door_closed = achterdeur dicht, vijf in de rij
sign-first_card_face_up = eerste kaart open
sign-second_card_face_up = tweede kaart open

effect-sign-none = De gewone regels.
effect-sign-small_groups_only = Alleen gasten voor 1 tot 3 bedden mogen hier in de rij.
effect-sign-large_groups_only = Alleen gasten voor 4 tot 6 bedden mogen hier in de rij.
effect-sign-no_soldiers = Soldaten mogen hier niet in de rij.
effect-sign-two_families = Gasten van maar twee families mogen hier in de rij.
effect-sign-monks_first = Monniken reserveren voor de anderen.
effect-sign-soldiers_first = Soldaten reserveren voor de anderen.
effect-sign-back_door_closed = Niemand mag aan de achterdeur wachten, maar er mogen er vijf in de rij.
effect-sign-first_card_face_up = De eerste kaart van de rij ligt open.
effect-sign-second_card_face_up = De tweede kaart van de rij ligt open.

# --- Vragen

prompt-wait = Iemand anders is aan de beurt.
prompt-card = Kies een gast om te plaatsen ({ $lap } van { $laps })
prompt-place = { $guest } van de { $coat }: waarheen?
prompt-pick = Edeldames bij herberg { $inn }: welke gast van jou reserveert eerst?
prompt-soldiers = Soldaten bij herberg { $inn }: welke Arbeiders vervangen ze?
prompt-maids = Kamermeisjes bij herberg { $inn }: welke gast van jou vervangen ze?
prompt-nothing = Er wordt niets gevraagd.

# --- Keuzes

action-card = { $guest } van de { $coat }, { $size ->
    [one] 1 bed
   *[other] { $size } bedden
}
action-queue = In de rij van herberg { $inn }
action-door = Naar de achterdeur van herberg { $inn }
action-pass = Passen: geen van je kaarten kan ergens heen
action-keep = Je vijfde kaart houden
action-pick = Wijs de { $guest } van de { $coat } aan
action-pick-place = Wijs de gast op plek { $place } aan
action-replace = Vervang de { $guest } van de { $coat } ({ $owner })
action-replace-place = Vervang de gast op plek { $place }
action-decline = Niets doen

# --- Waarom niet

refused-over = Het spel is uit.
refused-not-asked = De vraag is nu aan { $player }.
refused-not-now = { $action } is nu niet aan de orde.
refused-pass = Je kunt een kaart plaatsen, dus het moet; alleen wie als laatste van de ronde plaatst, mag de vijfde kaart houden.
refused-nowhere = Voor de { $guest } van de { $coat } is er nu geen plek in een rij, en elke achterdeur is bezet.
refused-queue-full = De rij van herberg { $inn } is vol: er mogen er { $most } wachten.
refused-small_groups_only = Herberg { $inn } laat alleen kleine groepen in de rij, voor 1 tot 3 bedden: stuur de { $guest } naar de achterdeur.
refused-large_groups_only = Herberg { $inn } laat alleen grote groepen in de rij, voor 4 tot 6 bedden: stuur de { $guest } naar de achterdeur.
refused-no_soldiers = Herberg { $inn } laat geen Soldaten in de rij; aan de achterdeur mogen ze wel.
refused-two_families = In de rij van herberg { $inn } staan al twee andere families: de { $coat } mogen alleen naar de achterdeur.
refused-door-closed = De achterdeur van herberg { $inn } is dicht.
refused-door-full = Aan de achterdeur van herberg { $inn } wachten al twee kaarten.
refused-soldiers = Soldaten vervangen alleen Arbeiders, niet de { $guest }.
refused-picked = De { $guest } heb je al aangewezen.
refused-not-yours = De { $guest } van { $owner }: dit kan alleen met je eigen gasten.

# --- Wat er gebeurde

event-draw = { $player } trekt { $count } kaarten.
event-round = { $player } is startspeler.
    .section = Ronde { $round }
event-place = { $side ->
    [queue] { $player } zet de { $guest } van de { $coat } in de rij van herberg { $inn }.
   *[door] { $player } zet de { $guest } van de { $coat } aan de achterdeur van herberg { $inn }.
}
event-place-hidden = { $side ->
    [queue] { $player } legt een { $crest ->
        [large] grote
       *[small] kleine
    } kaart { $read ->
        [yes] van de { $family } in de rij van herberg { $inn }.
       *[no] in de rij van herberg { $inn }.
    }
   *[door] { $player } legt een { $crest ->
        [large] grote
       *[small] kleine
    } kaart { $read ->
        [yes] van de { $family } aan de achterdeur van herberg { $inn }.
       *[no] aan de achterdeur van herberg { $inn }.
    }
}
event-token = { $player } pakt het fiche bij herberg { $inn }.
event-keep = { $player } houdt de vijfde kaart.
event-pass = { $player } kan geen kaart plaatsen, en past.
event-open = Herberg { $inn } gaat open: { $places ->
    [one] 1 bed
   *[other] { $places } bedden
}, { $sign }.
    .section = Herberg { $inn }
event-monk = De Monnik van { $player } schuift achteraan in de rij aan.
event-merchants = De Kooplui van { $player } brengen bedden mee: herberg { $inn } heeft er nu { $places }.
event-laborers = De Arbeiders van { $player } nemen bedden in beslag: herberg { $inn } heeft er nu { $places ->
    [0] geen meer.
   *[other] nog { $places }.
}
event-pick = { $player } laat de { $guest } van de { $coat } eerst reserveren.
event-replace = { $player } laat de { $guest } de plek innemen van de { $other } van { $loser }.
event-decline = { $player } laat de { $guest } niets doen.
event-in-vain = Voor de { $guest } van { $player } valt er niemand te helpen of te hinderen.
event-lodge = Herberg { $inn } geeft de { $guest } van { $player } { $size ->
    [one] 1 bed
   *[other] { $size } bedden
}; { $left ->
    [0] nu is het vol.
    [one] er is er nog 1.
   *[other] er zijn er nog { $left }.
}
event-turned-away = Herberg { $inn } weigert de { $guest } van { $player }: { $size ->
    [one] 1 bed nodig,
   *[other] { $size } bedden nodig,
} { $left ->
    [0] en er was er geen meer.
    [one] en er was er nog maar 1.
   *[other] en er waren er nog maar { $left }.
}

# --- Het einde

source-guests = Munten van gasten
source-coats = Wapenschilden
source-tokens = Achterdeurfiches

# --- Zones en stukken, voor de gewone tafel en om voor te lezen

phase-placing = gasten plaatsen
phase-checking = inchecken
phase-over = uit

zone-clock = Ronde { $round } van 4, { $phase }, kaart { $lap } van 5; { $first } is startspeler
zone-queue = Herberg { $inn }, { $places ->
    [one] 1 bed
   *[other] { $places } bedden
}, { $sign }: de rij, vooraan eerst
zone-door = Herberg { $inn }: achterdeur{ $token ->
    [yes] , met een fiche
   *[no] { "" }
}
zone-hand = { $player }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}, { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
}, { $cards ->
    [one] 1 kaart in de hand
   *[other] { $cards } kaarten in de hand
}, { $deck } in de trekstapel
zone-lodged = Ondergebrachte gasten van { $player }

piece-card = { $guest } van de { $coat }, { $size ->
    [one] 1 bed
   *[other] { $size } bedden
}, { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
piece-open = { $player }: { $guest } van de { $coat }, { $size ->
    [one] 1 bed
   *[other] { $size } bedden
}, { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
piece-own = { $player }, gedekt: { $guest } van de { $coat }, { $size ->
    [one] 1 bed
   *[other] { $size } bedden
}, { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
piece-back = { $player }, gedekt: { $coat }, { $crest ->
    [large] groot, 4 tot 6 bedden
   *[small] klein, 1 tot 3 bedden
}
piece-back-plain = { $player }, gedekt: { $crest ->
    [large] groot, 4 tot 6 bedden
   *[small] klein, 1 tot 3 bedden
}


# --- De tafel in de browser

inn-1-A = Gans & Bel
inn-1-B = Moeder Pruim
inn-2-A = Kleine Abdij
inn-2-B = Besloten Hof
inn-3-A = Twee Neven
inn-3-B = Drie Kussens
inn-4-A = Muizenhol
inn-4-B = Lange Schuur
inn-5-A = IJzeren Helm
inn-5-B = Glazen Lamp
inn-6-A = Volle Maan
inn-6-B = Stille Abt
inn-7-A = Gebroken Lans
inn-7-B = Kromme Kaars
inn-8-A = Twee Schilden
inn-8-B = Blinde Steeg

table-inn = Herberg { $inn }, { $name }: { $places ->
    [one] 1 bed
   *[other] { $places } bedden
}, { $sign }
table-inn-number = Herberg { $inn }
table-places = { $places ->
    [one] bed
   *[other] bedden
}
table-free = van { $places } vrij
table-had-places = { $places ->
    [one] 1 bed
   *[other] { $places } bedden
}
table-sign-none = Geen bord
table-sign-small_groups_only = Alleen klein
table-sign-large_groups_only = Alleen groot
table-sign-no_soldiers = Geen Soldaten
table-sign-two_families = Twee families
table-sign-monks_first = Monniken eerst
table-sign-soldiers_first = Soldaten eerst
table-sign-back_door_closed = Deur dicht
table-sign-first_card_face_up = 1e kaart open
table-sign-second_card_face_up = 2e kaart open
table-door = Achterdeur van herberg { $inn }: { $count ->
    [0] niemand wacht
    [one] 1 wacht
   *[other] { $count } wachten
}
table-queue = Rij van herberg { $inn }: { $count ->
    [0] niemand wacht
    [one] 1 wacht
   *[other] { $count } wachten
}
table-mat-door = Achterdeur van herberg { $inn }, plek { $place }
table-mat-queue = Rij van herberg { $inn }, plek { $place }
table-mat-token = Achterdeur van herberg { $inn }: wie hier het eerst komt, pakt het fiche
table-full-door = Aan de achterdeur van herberg { $inn } is geen plek meer
table-full-queue = De rij van herberg { $inn } is vol
table-shut = De achterdeur van herberg { $inn } is dicht
table-shut-short = dicht
table-token = pakt het
table-who = { $family }, { $size ->
    [one] 1 bed
   *[other] { $size } bedden
}, { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
table-back = { $crest ->
    [large] Een grote groep van de { $family }, 4 tot 6 bedden.
   *[small] Een kleine groep van de { $family }, 1 tot 3 bedden.
}
table-back-plain = { $crest ->
    [large] Een grote groep, 4 tot 6 bedden.
   *[small] Een kleine groep, 1 tot 3 bedden.
}
table-acting = nu bezig
table-did-monk = schuift aan
table-did-merchants = +3 bedden
table-did-laborers = −3 bedden
table-did-pick = wijzen aan
table-did-replace = ingewisseld
table-did-decline = doen niets
table-did-in-vain = vinden niemand
table-picked = { $order ->
    [1] als eerste
   *[other] aangewezen, { $order }
}
table-no-room = Geen bed
table-why = { $size } nodig, { $left ->
    [0] niets over
   *[other] maar { $left } over
}
table-skip = Naar het einde
table-players = Spelers
table-your-move = aan zet
table-thinking = denkt na
table-away = weg
table-passed = past
table-first = Startspeler
table-points = { $points ->
    [one] punt
   *[other] punten
}
table-in-hand = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
table-in-deck = { $count ->
    [one] 1 kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
}
table-tokens = { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
}
table-bonus = { $points } voor wapenschilden
table-coat = { $family } { $count }
table-lodged = Ondergebracht door { $name }: { $coats }
table-lodged-title = { $count ->
    [0] { $name } heeft nog niemand ondergebracht
    [one] { $name } heeft 1 groep ondergebracht
   *[other] { $name } heeft { $count } groepen ondergebracht
}
table-sum = Munten { $coins }, fiches { $tokens }, wapenschilden { $coats }
table-sets-beginner = Vier, vijf of zes van een familie zijn 2, 4 of 6 punten waard.
table-sets-expert = Vier, vijf of zes van een familie zijn 2, 5 of 10 punten waard.
table-hand = { $count ->
    [one] Je hand, 1 kaart
   *[other] Je hand, { $count } kaarten
}
table-no-hand = Je hand is leeg.
table-book = Het gastenboek
table-book-of = Gastenboek, ronde { $round }
table-book-empty = Er heeft nog niemand ingecheckt.
table-rounds = Rondes
table-round = Ronde { $round }
table-round-of = Ronde { $round } van 4
table-placing = Plaatsen, kaart { $lap } van 5
table-checking = Inchecken bij herberg { $inn }
table-look = Wie kwam er binnen in herberg { $inn }
table-still-open = Aan de deur is het nog druk.
table-nobody-queued = Er stond niemand in de rij.
table-entry = { $guest } van de { $family }, { $name }
table-in = { $size ->
    [one] 1 bed gekregen
   *[other] { $size } bedden gekregen
}; { $left ->
    [0] nu vol
   *[other] nog { $left } over
}
table-out = { $size } nodig, { $left ->
    [0] niets over
   *[other] nog maar { $left } over
}
table-in-short = binnen
table-out-short = buiten
table-hosted = { $name }: { $lodged } binnen, { $away } niet
table-read = Lees het
table-at-the-door = Aan de achterdeur
table-able-monk = schuift aan
table-able-merchants = bedden
table-able-maids = wisselen eigen
table-able-noblewomen = wijzen aan
table-able-soldiers = verjagen een 6
table-able-laborers = bedden

end-kick = De laatste lamp is uit
end-picture = Wie waar sliep
