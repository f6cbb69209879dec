import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { copy } from '../copy'
import { say } from '../words'
import { Icon } from './Icon'
import { Pill } from './Pill'

interface CopyFieldProps {
  text: string
  label: string
  /** What stands before the text. */
  icon?: ComponentChildren
}

/** A text to take along: shown, and copied at a touch. */
export function CopyField({ text, label, icon = <Icon name="link" /> }: CopyFieldProps) {
  const [copied, tell] = useState(false)
  return (
    <div class="field">
      {icon}
      <input readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <Pill class="strong" aria-description={label} onClick={() => void copy(text).then(tell)}>{say(copied ? 'copied' : 'copy')}</Pill>
    </div>
  )
}
