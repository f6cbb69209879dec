import { useSignal } from '@preact/signals'
import { Icon } from '../kit/Icon'
import { go } from '../route'
import { say } from '../words'
import { readLink } from './setup'

/** A field for the link of a friend. */
export function Join() {
  const text = useSignal('')
  const bad = useSignal(false)
  const join = () => {
    const found = readLink(text.value)
    bad.value = !found
    if (found) go(found)
  }
  return (
    <section class="join" aria-labelledby="join">
      <h2 id="join">{say('join-by-link')}</h2>
      <form onSubmit={(event) => (event.preventDefault(), join())}>
        <label for="link">{say('join-label')}</label>
        <div class="field">
          <Icon name="link" />
          <input
            id="link"
            value={text.value}
            placeholder={say('join-example')}
            autoComplete="off"
            aria-invalid={bad.value}
            aria-describedby={bad.value ? 'link-bad' : undefined}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="pill strong">{say('join')}</button>
        </div>
        {bad.value && <p id="link-bad" role="alert" class="problem">{say('join-bad')}</p>}
      </form>
    </section>
  )
}
