import type { CartLine, LineChange, LineId } from './cart-line'
import type { PendingCart } from './sync/pending-cart'

/** The cart as the shopper sees it: confirmed lines with what is under way on top. Untouched lines stay the same objects. */
export function shownLines(confirmed: readonly CartLine[], pending: PendingCart): readonly CartLine[] {
  const { added, changed, removed } = pending
  if (added.length === 0 && changed.size === 0 && removed.size === 0) return confirmed
  return [...added, ...confirmed].flatMap((line) => {
    if (removed.has(line.productId)) return []
    const change = changed.get(line.productId)
    return [change ? mergeChange(line, change) : line]
  })
}

/** Sets the given fields only; the same object when nothing differs. */
export function mergeChange(line: CartLine, change: LineChange): CartLine {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const differs = given.some(([field, value]) => line[field as keyof LineChange] !== value)
  return differs ? { ...line, ...Object.fromEntries(given) } : line
}

export function withAdded(pending: PendingCart, line: CartLine): PendingCart {
  return { ...pending, added: [line, ...pending.added] }
}

export function withChanged(pending: PendingCart, id: LineId, change: LineChange): PendingCart {
  return {
    ...pending,
    changed: new Map(pending.changed).set(id, { ...pending.changed.get(id), ...change }),
  }
}

export function withRemoved(pending: PendingCart, ids: readonly LineId[]): PendingCart {
  return { ...pending, removed: new Set([...pending.removed, ...ids]) }
}

/** Drops what is pending for some lines: it was confirmed, or it is taken back. */
export function withoutPending(pending: PendingCart, ids: readonly LineId[]): PendingCart {
  const gone = new Set(ids)
  return {
    added: pending.added.filter(({ productId }) => !gone.has(productId)),
    changed: new Map([...pending.changed].filter(([id]) => !gone.has(id))),
    removed: new Set([...pending.removed].filter((id) => !gone.has(id))),
  }
}
