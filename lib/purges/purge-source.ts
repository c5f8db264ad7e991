import type { PurgeMessage } from '../gateway/contracts/purges.ts'

/** Callbacks of a source of purges. `onGap` comes with every connection: purges before it may have been missed. */
export type PurgeHandlers = {
  onMessage: (message: PurgeMessage) => void
  onGap: () => void
  /** Why there is no connection now; it is tried again. */
  onTrouble: (error: unknown) => void
  maxPauseMs: number
  /** A source that is silent for so long counts as lost. */
  silenceMs?: number
}

const FIRST_PAUSE_MS = 100

/** Grows from try to try; the random part spreads the storefronts that lost one gateway. */
export function pauseBefore(attempt: number, maxPauseMs: number, chance = Math.random()): number {
  return Math.min(maxPauseMs, FIRST_PAUSE_MS * 2 ** Math.min(attempt, 16)) * (0.5 + chance / 2)
}
