# De zinnen van de server zelf, in het Nederlands.

table-open-seat = Vrije plaats { $number }
table-bot-names = Anna, Bram, Chiara, Dirk
table-waiting = { $count ->
    [one] Er is nog één plaats vrij: stuur de link naar een vriend.
   *[other] Er zijn nog { $count } plaatsen vrij: stuur de link naar vrienden.
}
table-awaited = { $player } denkt na.
table-awaited-many = { $count } spelers denken na.
table-undo-asked = { $player } vraagt een zet terug te mogen nemen: vind je dat goed?
table-over = Het spel is uit.
table-player = Speler { $number }
event-undo = { $player } neemt de laatste zet terug.
event-said = { $player }: ‘{ $phrase }’
event-handed = { $reason ->
    [clock] De klok van { $player } is leeg: een bot speelt verder.
    [away] { $player } is weg: een bot speelt verder.
   *[self] { $player } laat een bot verder spelen.
}
event-returned = { $player } is terug.
event-left = Plaats { $number } is weer vrij.
event-asked_undo = { $player } wil graag een zet terugnemen.
event-agreed = { $player } vindt het goed.
event-refused = { $player } heeft het liever niet.

phrase-hello = Hallo!
phrase-have_fun = Veel plezier!
phrase-well_played = Goed gespeeld!
phrase-good_game = Mooi spel!
phrase-thanks = Dank je wel!
phrase-sorry = Sorry!
phrase-oops = Oeps!
phrase-wow = Wauw!
phrase-thinking = Laat me even denken.
phrase-your_turn = Jij bent aan zet.
phrase-back_soon = Ik ben zo terug.
phrase-again = Nog een spel?
notice-turn = Je bent aan zet bij { $title }: { $link }
notice-turn-of = { $player }, je bent aan zet bij { $title }: { $link }

problem-malformed = Het verzoek is niet te begrijpen: { $where } { $kind ->
    [missing] ontbreekt
    [extra_forbidden] is niet bekend
    [string_type] is geen tekst
    [int_type] is geen geheel getal
    [int_parsing] is geen geheel getal
    [bool_type] is waar noch onwaar
    [bool_parsing] is waar noch onwaar
    [list_type] is geen lijst
    [dict_type] is geen object
    [model_attributes_type] is geen object
    [literal_error] is geen van { $bound }
    [greater_than_equal] is minder dan { $bound }
    [less_than_equal] is meer dan { $bound }
    [string_too_long] is langer dan { $bound }
    [string_pattern_mismatch] past niet op { $bound }
   *[other] klopt niet (in het Engels: { $what })
}.
problem-not_json = Het verzoek is niet te begrijpen: het is geen JSON.
problem-too_large = Het verzoek is groter dan { $limit } kB.
problem-not_found = Er is niets op { $path }.
problem-method_not_allowed = { $method } kan niet op { $path }.
problem-internal = Er ging iets mis op de server. Kijk of gedaan is wat je wilde voor je het nog eens probeert; het logboek van de server weet meer.
problem-unknown_game = Er is hier geen spel dat ‘{ $game }’ heet.
problem-unknown_table = Er is hier geen tafel ‘{ $table }’; kijk de link na.
problem-seed_known = Wie de seed kiest, kent elke verborgen kaart: een openbare tafel voor anderen wordt bij toeval gedeeld. Laat seed weg, of public.
problem-two_of_you = Je kunt één plaats aan een nieuwe tafel nemen; laat de andere vrij voor vrienden.
problem-no_token = Hiervoor is het token van een plaats nodig: stuur het als ‘Authorization: Bearer TOKEN’.
problem-foreign_token = Dit token hoort niet bij een plaats aan deze tafel.
problem-no_name = Zeg hoe je heet, in hoogstens { $most } letters.
problem-no_open_seat = Elke plaats aan deze tafel is bezet; je kunt toekijken.
problem-seat_taken = Deze plaats is inmiddels bezet.
problem-no_such_seat = Deze tafel heeft geen plaats { $seat }; ze zijn genummerd van 0 tot en met { $last }.
problem-not_begun = Het spel begint als iedereen zit.
problem-begun = Het spel is begonnen: iedereen houdt zijn plaats, en kan een bot laten spelen.
problem-over = Het spel is uit.
problem-not_over = Het spel is nog niet uit.
problem-stale = De tafel is intussen verder: dit was bedoeld voor versie { $meant }, en ze is nu bij { $version }.
problem-unheard_of = De tafel is nog niet bij versie { $meant }: ze is bij { $version }.
problem-command_reused = Het id van deze opdracht is al voor iets anders gebruikt.
problem-no_undo = Dit kan niet terug: het liet iets verborgens zien, of er heeft sindsdien iemand gespeeld.
problem-unfinished_move = Dit is pas het begin van een zet; wat erop kan volgen: { $parts }.
problem-other_rules = Deze tafel begon met regelversie { $then } van { $game }; deze server speelt versie { $now }. Ze is gesloten en blijft bewaard zoals ze is.
problem-other_components = Deze tafel begon met ander materiaal van { $game } dan deze server heeft. Ze is gesloten en blijft bewaard zoals ze is.
problem-unreadable = De zetten van deze tafel passen niet bij de regels van { $game } hier.
problem-not_kept = De schijf nam het niet aan; probeer het nog eens.
problem-no_hello = Het eerste bericht op de stroom moet de groet zijn: een JSON-object met token, since en lang.
problem-too_many = Dat is meer dan { $most } per minuut van jouw adres: probeer het over { $wait ->
    [one] één seconde
   *[other] { $wait } seconden
} nog eens.
problem-too_much = Dat is meer dan { $most } per minuut aan deze tafel: probeer het over { $wait ->
    [one] één seconde
   *[other] { $wait } seconden
} nog eens.
problem-many_studies = Voor jouw adres worden al { $most } spellen overdacht: probeer het over { $wait ->
    [one] één seconde
   *[other] { $wait } seconden
} nog eens.
problem-studies_wait = Er wachten veel spellen om overdacht te worden: probeer het over { $wait ->
    [one] één seconde
   *[other] { $wait } seconden
} nog eens.
problem-slow_bot = Een bot mag hier { $seconds } seconden of { $iterations } iteraties over een zet nadenken; ‘{ $bot }’ zou er langer over doen, en anderen laten wachten.
problem-no_database = De database antwoordt niet; probeer het nog eens.
problem-malformed_request = Het verzoek aan { $path } is niet te begrijpen.
problem-stood_in = Een bot speelt voor je: neem eerst je plaats weer in.
problem-not_handed = Er speelt geen bot voor je: het is jouw plaats.
problem-clock_out = Je tijd voor deze keuze is om: de bot maakt hem; daarna kun je je plaats weer innemen.
problem-no_person = Hiervoor is het token van een persoon nodig: stuur het als ‘Authorization: Bearer TOKEN’.
problem-not_host = Alleen wie de tafel opende kan dit beslissen.
problem-no_phrase = Er is geen zinnetje ‘{ $phrase }’; er zijn { $phrases }.
problem-no_undo_together = Niemand kan dit terugnemen: het liet iets verborgens zien, of je hebt nog niet gespeeld.
problem-no_wish = Niemand vraagt je om te mogen terugnemen.
problem-no_hints = Aan deze tafel worden geen tips gegeven.
problem-not_asked = Je hebt nu niets te kiezen.
problem-hidden = Wat verborgen was, krijgen toeschouwers aan deze tafel niet te zien, of nog niet.
problem-bad_webhook = Een webhook is een https-adres op het internet; dit is er geen.
problem-unknown_name = die naam is hier niet bekend; precies, in het Engels: { $detail }
problem-bad_setup = zo kan dit spel niet beginnen; precies, in het Engels: { $detail }
problem-bad_notation = dat is geen zet van dit spel; precies, in het Engels: { $detail }
problem-illegal_move = die zet mag nu niet; precies, in het Engels: { $detail }
problem-bad_position = zo kan een stelling niet zijn; precies, in het Engels: { $detail }
problem-bad_record = dit verslag is hier niet te spelen; precies, in het Engels: { $detail }
problem-bad_components = zo kan spelmateriaal niet zijn; precies, in het Engels: { $detail }
problem-no_hint_now = Er is nu geen tip te geven; probeer het nog eens.
problem-whole_move = Dit is al een hele zet: doe hem, of laat het laatste deel weg.
