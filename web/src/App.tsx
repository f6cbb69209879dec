import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { takeCarried } from './person'
import { path } from './route'

interface Page {
  Show: FunctionComponent
}

async function pageAt(address: string): Promise<Page> {
  const [, table, seat] = /^\/table\/([^/]+)(?:\/seat\/(\d+))?\/?$/.exec(address) ?? []
  if (!table) {
    takeCarried()
    const { Home } = await import('./home')
    return { Show: Home }
  }
  const { TablePage, takeToken } = await import('./table')
  takeToken(table)
  return { Show: () => <TablePage key={table} table={table} seat={seat === undefined ? null : Number(seat) - 1} /> }
}

/** The page at the address, loaded when it is first needed. */
export function App() {
  const address = path.value
  const [page, show] = useState<Page | null>(null)
  useEffect(() => void pageAt(address).then(show), [address])
  return page && <page.Show />
}
