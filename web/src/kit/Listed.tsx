import { Choose } from './Choose'

interface ListedProps<T> {
  title: string
  list: readonly T[]
  value: T
  text(value: T): string
  choose(value: T): void
}

/** One of a list of values, told apart by how they are written. */
export function Listed<T>({ title, list, value, text, choose }: ListedProps<T>) {
  const options = list.map((one) => ({ name: JSON.stringify(one), text: text(one) }))
  return <Choose title={title} options={options} value={JSON.stringify(value)} choose={(name) => choose(JSON.parse(name) as T)} />
}
