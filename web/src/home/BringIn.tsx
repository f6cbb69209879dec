import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { api } from '../api'
import { Icon } from '../kit/Icon'
import { go } from '../route'
import { whyNot } from '../why'
import { say } from '../words'
import { isRecord } from './records'

const MOST_BYTES = 64 * 1024 // what the server takes

/** A saved game is brought in from its file, chosen or dropped anywhere on the page. */
export function BringIn() {
  const input = useRef<HTMLInputElement>(null)
  const problem = useSignal('')
  const over = useSignal(false)
  const bring = (file: File | undefined) => {
    if (file) void bringIn(file).then((wrong) => (problem.value = wrong))
  }
  useEffect(() => listenToFiles(over, bring), [])
  return (
    <section class={`bring ${over.value ? 'is-over' : ''}`} aria-labelledby="bring">
      <h2 id="bring">{say('bring-in')}</h2>
      <p id="bring-about">{over.value ? say('bring-let-go') : say('bring-about', { record: say('record') })}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={(event) => (bring(event.currentTarget.files?.[0]), (event.currentTarget.value = ''))}
      />
      <button type="button" class="pill strong" aria-describedby="bring-about" onClick={() => input.current?.click()}>
        <Icon name="copy" />
        {say('bring-choose')}
      </button>
      {problem.value && <p role="alert" class="problem">{problem.value}</p>}
    </section>
  )
}

/** Goes to the table of the record; returns what is wrong with it, in words. */
async function bringIn(file: File): Promise<string> {
  const text = file.size > MOST_BYTES ? '' : await file.text()
  if (!isRecord(text)) return say('bring-none', { file: file.name, record: say('record') })
  try {
    const { table } = await api.bringIn(text)
    go(`/table/${table}`)
    return ''
  } catch (failure) {
    return say('bring-refused', { file: file.name, why: whyNot(failure) })
  }
}

/** Files may be dropped anywhere; the browser shall not open them. */
function listenToFiles(over: { value: boolean }, bring: (file: File | undefined) => void): () => void {
  const carries = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  const drag = (event: DragEvent) => {
    if (!carries(event)) return
    event.preventDefault()
    over.value = true
  }
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) over.value = false
  }
  const drop = (event: DragEvent) => {
    over.value = false
    if (!carries(event)) return
    event.preventDefault()
    bring(event.dataTransfer?.files[0])
  }
  addEventListener('dragover', drag)
  addEventListener('dragleave', leave)
  addEventListener('drop', drop)
  return () => (removeEventListener('dragover', drag), removeEventListener('dragleave', leave), removeEventListener('drop', drop))
}
