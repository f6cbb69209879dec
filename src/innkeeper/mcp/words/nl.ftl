# Wat de MCP-server zelf zegt, in het Nederlands.

mcp-missing = Hiervoor is het pakket mcp nodig: pip install 'innkeeper[mcp]'.
mcp-no-table = Je hebt nog geen plaats: neem er een in met join_table, of begin een tafel met begin_table.
mcp-no-link = Dit is geen link naar een tafel: zo'n link ziet eruit als { $example }.
mcp-elsewhere = Deze link leidt naar een andere server dan { $server }: start daarvoor innkeeper mcp met --server.
mcp-unreachable = De server op { $server } antwoordt niet: probeer het zo nog eens, of kijk het adres na.
mcp-no-innkeeper = Wat op { $server } antwoordt is geen innkeeper: kijk het adres na.
mcp-no-rule = Er is geen regel { $number } in dit spel.
mcp-against-rule = { $message } (regel { $rule })
mcp-invite = Je tafel is begonnen. Anderen schuiven aan met deze link: { $link }
mcp-waited = Je bent na { $seconds } seconden nog niet aan de beurt. Wacht nog eens.
mcp-two-servers = --table leidt naar een andere server dan --server; een van beide is genoeg.

mcp-game = { $name }: { $title }, { $fewest_seats } tot { $most_seats } plaatsen. { $summary }
mcp-option = { "  " }keuze { $name }: { $text }; gewoonlijk { $default }
mcp-option-choice = { "    " }{ $name }: { $text }
mcp-bots = { "  " }bots: { $bots }
