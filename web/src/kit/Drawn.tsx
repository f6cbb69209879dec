export interface SymbolProps {
  class?: string
  /** Words for those who do not see it; without them it is decoration. */
  label?: string
  viewBox?: string
}

/** A symbol out of a file of symbols. */
export function Drawn({ href, class: className, label, viewBox }: SymbolProps & { href: string }) {
  return (
    <svg class={className} viewBox={viewBox} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <use href={href} />
    </svg>
  )
}
