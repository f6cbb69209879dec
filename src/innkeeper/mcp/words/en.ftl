# What the MCP server says itself, in English.

mcp-missing = This needs the package mcp: pip install 'innkeeper[mcp]'.
mcp-no-table = You have no seat yet: take one with join_table, or begin a table with begin_table.
mcp-no-link = This is no link to a table: such a link looks like { $example }.
mcp-elsewhere = This link leads to another server than { $server }: start innkeeper mcp with --server for that one.
mcp-unreachable = The server at { $server } does not answer: try again in a moment, or check its address.
mcp-no-innkeeper = What answers at { $server } is no innkeeper: check the address.
mcp-no-rule = There is no rule { $number } in this game.
mcp-against-rule = { $message } (rule { $rule })
mcp-invite = Your table is begun. Others join it by this link: { $link }
mcp-waited = It is not your turn yet, after { $seconds } seconds. Wait again.
mcp-two-servers = --table leads to another server than --server; one of them is enough.

mcp-game = { $name }: { $title }, { $fewest_seats } to { $most_seats } seats. { $summary }
mcp-option = { "  " }option { $name }: { $text }; usually { $default }
mcp-option-choice = { "    " }{ $name }: { $text }
mcp-bots = { "  " }bots: { $bots }
