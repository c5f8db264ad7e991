'use client'

import { collectEarlyPresses } from './collect-early-presses'

/** Longer than scripts take on a line that is worth waiting for. */
const LONGEST_WAIT_MS = 20_000

export const EARLY_PRESSES_SCRIPT = `(${collectEarlyPresses.toString()})(document,${LONGEST_WAIT_MS})`

/** The attribute keeps it a script of its own: joined to the one before it, it would be missing where React looks for it. */
export function EarlyPresses({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      id="collect-early-presses"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }}
    />
  )
}
