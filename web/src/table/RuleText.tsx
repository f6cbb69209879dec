/** The little of Markdown that rules are written in: paragraphs, lists, bold, italic and code. */
export function RuleText({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n\s*\n/).map((block, i) => (
        <Block key={i} text={block.trim()} />
      ))}
    </>
  )
}

function Block({ text }: { text: string }) {
  const lines = text.split(/\n(?=\s*[-*] )/)
  if (!/^\s*[-*] /.test(lines.at(-1) ?? '')) return <p>{inline(text)}</p>
  const items = lines.filter((line) => /^\s*[-*] /.test(line))
  const before = lines.filter((line) => !/^\s*[-*] /.test(line))
  return (
    <>
      {before.map((line) => <p key={line}>{inline(line)}</p>)}
      <ul>{items.map((line) => <li key={line}>{inline(line.replace(/^\s*[-*] /, ''))}</li>)}</ul>
    </>
  )
}

function inline(text: string) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/).map((bit, i) => {
    if (bit.startsWith('**')) return <b key={i}>{bit.slice(2, -2)}</b>
    if (/^[*_]/.test(bit) && bit.length > 2) return <em key={i}>{bit.slice(1, -1)}</em>
    return bit.startsWith('`') && bit.length > 2 ? <code key={i}>{bit.slice(1, -1)}</code> : bit
  })
}
