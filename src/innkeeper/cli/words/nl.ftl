# De opdrachtregel, in het Nederlands.

games-game = { $title } ({ $name }): { $fewest ->
    [1] { $most ->
        [1] alleen
       *[other] 1 tot { $most } plaatsen
    }
   *[other] { $fewest } tot { $most } plaatsen
}; regelversie { $version }
games-default = { "      " }standaard: { $choice }

backup-written = { $count ->
    [one] Eén tafel is
   *[other] { $count } tafels zijn
} bewaard in { $file }.
backup-restored = { $count ->
    [one] Eén tafel is
   *[other] { $count } tafels zijn
} teruggezet uit { $file }.

stopped = Gestopt met Ctrl-C: { $done } van { $planned } spellen waren uit, en die tellen.
simulation-games = { $games } spellen, { $decisions } beslissingen, { $speed } beslissingen per seconde
simulation-digest = Vingerafdruk: { $digest }
tournament-games = { $games } spellen met { $seats } plaatsen; een gelijk deel is { $fair } van de overwinningen per plaats
report-setup = Opties: { $options }; { $form ->
    [compiled] de gecompileerde vorm
   *[interpreted] de geïnterpreteerde vorm
}

column-bot = Bot
column-seat = Plaats
column-games = Spellen
column-score = Gem. score
column-deviation = Spreiding
column-lowest = Laagste
column-highest = Hoogste
column-wins = Gewonnen
column-interval = 95%-interval
column-rating = Rating
column-place = Gem. rang

player-0 = Anna
player-1 = Bram
player-2 = Chiara
player-3 = Dirk
player-4 = Emma
player-5 = Farid
player-6 = Greta
player-7 = Hugo

play-title = { $title }. Beginwaarde { $seed }. Typ ? voor hulp.
play-bot = { $player } is de bot { $bot }, op plaats { $seat }.
play-choose = Typ een nummer, of woorden tussen haakjes:
play-moves = { $player } speelt: { $move }
play-no-choice = Er is geen keuze { $text }. Typ een nummer van 1 tot { $most }, of een van deze: { $could }.
play-whole = { $move } is al een hele zet: typ die alleen.
play-no-move = Er is geen zet { $text }.
play-undone = Teruggenomen: { $move }
play-part-undone = Weggelaten: { $part }
play-no-undo = Er kan niets terug: er is iets verborgens getoond, of er heeft sindsdien iemand gespeeld.
play-no-reasons = Alles wat in bereik is, mag nu. Typ why en een zet om naar een andere te vragen.
play-rules = De regels. Typ rules en een nummer, zoals rules { $example }, voor meer.
play-rules-in-english = De regels zijn alleen in het Engels verteld.
play-no-rule = Er is geen regel { $number }.
play-saved = Het spel tot nu toe staat in { $file }. Om verder te spelen: innkeeper play { $file }
play-recorded = Het verslag staat in { $file }.
play-hint = De bot zou dit doen: { $phrase } ({ $move })
play-help =
    Wat je kunt typen:
      3            de derde keuze
      { $example }  een keuze, of een hele zet, met zijn woorden
      table        de tafel nog eens
      choices      de keuzes nog eens
      why X        waarom de zet X niet mag; alleen why: alles wat niet mag
      hint         wat een bot zou doen
      rules        de regels; rules N: hoofdstuk of regel N
      undo         laat het laatste deel van een zet vallen, of neem de laatste zet terug
      quit         stop, en schrijf een verslag om later mee verder te gaan

replay-title = { $title }: { $seats } plaatsen, beginwaarde { $seed }, { $moves } zetten, regelversie { $version }
replay-move = { $number }. { $player }: { $move }
replay-fine = Alle { $moves } zetten mogen volgens de regels.
replay-unfinished = Het spel is nog niet uit.

doctor-form-compiled = De regels en bots lopen gecompileerd ({ $count } modules).
doctor-form-interpreted = De regels en bots lopen geïnterpreteerd: alles werkt, maar langzamer.
doctor-stale = { $warning }
doctor-fresh = Elke gecompileerde module past bij haar bron.
doctor-python = Python { $version } op { $platform }
doctor-data = In de gegevensmap { $folder } kan geschreven worden.
doctor-bundle = De pagina voor de browser is gebouwd.
doctor-no-bundle = De pagina voor de browser ontbreekt in { $folder }: bouw haar met make bundle, of installeer innkeeper opnieuw.
doctor-games = { $count ->
    [one] 1 spel: { $names }
   *[other] { $count } spellen: { $names }
}
doctor-no-games = Er is geen spel gevonden: installeer innkeeper opnieuw.
doctor-fault = Fout: { $text }
