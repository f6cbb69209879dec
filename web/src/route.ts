import { signal } from '@preact/signals'

/** The path of the page shown. */
export const path = signal(location.pathname)

// A page that comes back is loaded anew: the style sheets of a game stay in force as long as the page that loaded them.
addEventListener('popstate', () => location.reload())

/** Show another page, without loading it anew. */
export function go(to: string): void {
  history.pushState(null, '', to)
  path.value = location.pathname
  scrollTo(0, 0)
}

/** What makes a link go there without loading everything anew. */
export const link = (to: string) => ({
  href: to,
  onClick: (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(to)
  },
})
