import type { LineChange, LineId } from './cart-line'
import type { WantedItem } from './wanted-item'

/** What a page had not got confirmed when it was left. */
export type KeptWrites = {
  userId: string
  added: readonly WantedItem[]
  changed: readonly (readonly [LineId, LineChange])[]
  removed: readonly LineId[]
}

const KEY = 'cartWrites'

/** Kept for the life of the tab, so that a reload right after a click loses nothing. */
export function keepWrites(writes: KeptWrites): void {
  const { added, changed, removed } = writes
  if (added.length + changed.length + removed.length === 0) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(writes))
  } catch {
    return
  }
}

/** What was kept for this user; it is handed out once. */
export function takeKeptWrites(userId: string): KeptWrites | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    // The guarantee: only keepWrites writes under this key.
    const writes = text === null ? undefined : (JSON.parse(text) as KeptWrites)
    return writes?.userId === userId ? writes : undefined
  } catch {
    return undefined
  }
}
