import type { CartLine, LineChange, LineId } from '../cart-line'

/** The shopper's changes that the gateway has not confirmed yet. */
export type PendingCart = {
  /** Newest first. */
  added: readonly CartLine[]
  changed: ReadonlyMap<LineId, LineChange>
  removed: ReadonlySet<LineId>
}

export const NOTHING_PENDING: PendingCart = { added: [], changed: new Map(), removed: new Set() }
