export type Changes<New, Old> = {
  added: New[]
  changed: { row: New; old: Old }[]
  removed: Old[]
  stored: number
}

/** Finds the changes that turn the old rows into the new ones; rows with equal keys are the same thing. */
export function compareRows<New extends object, Old extends object>(
  rows: readonly New[],
  old: readonly Old[],
  { keyOf, columns }: { keyOf: (row: New | Old) => string; columns: readonly (keyof New & keyof Old)[] },
): Changes<New, Old> {
  const before = new Map(old.map((row) => [keyOf(row), row]))
  const changes: Changes<New, Old> = { added: [], changed: [], removed: [], stored: 0 }
  for (const row of rows) {
    const known = before.get(keyOf(row))
    before.delete(keyOf(row))
    if (!known) changes.added.push(row)
    else if (columns.every((name) => isSame(row[name], known[name]))) changes.stored += 1
    else changes.changed.push({ row, old: known })
  }
  return { ...changes, removed: [...before.values()] }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
}

/** Columns of JSON come back with their keys in another order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return pairs.map(([key, inner]) => [key, ordered(inner)])
}
