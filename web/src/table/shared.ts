/**
 * What is new, with whatever is equal in what was known taken from there: so a thing that has not changed is the same object, and is not drawn anew.
 * Structural sharing, as React Query does it with what it fetches. `now` is used up.
 */
export function shared<T>(before: unknown, now: T): T {
  if (!isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const tree: Tree = now
  const keys = Object.keys(tree)
  let same = keys.length === Object.keys(before).length
  for (const key of keys) {
    tree[key] = shared(before[key], tree[key])
    same &&= tree[key] === before[key]
  }
  return same ? (before as T) : now
}

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
