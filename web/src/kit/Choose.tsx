import type { ComponentChildren } from 'preact'

interface ChooseProps<T extends string> {
  title: string
  options: readonly { name: T; text: ComponentChildren; label?: string }[]
  value: T
  choose(name: T): void
}

/** One of a few, as a row of pills. */
export function Choose<T extends string>({ title, options, value, choose }: ChooseProps<T>) {
  return (
    <fieldset class="choose">
      <legend>{title}</legend>
      <div>
        {options.map((option) => (
          <label key={option.name} class={option.name === value ? 'is-on' : undefined}>
            <input type="radio" class="sr" name={title} checked={option.name === value} aria-label={option.label} onChange={() => choose(option.name)} />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
