/** Copy a text; says whether that worked. Pages that are not served over HTTPS have no clipboard: there what is selected is copied. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false)
  const before = document.activeElement
  const field = Object.assign(document.createElement('textarea'), { value: text, className: 'sr' })
  // Beside what was touched, as a window over the page lets nothing outside it be selected.
  ;(before?.parentElement ?? document.body).append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
