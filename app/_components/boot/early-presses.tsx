'use client'

import { useEffect } from 'react'
import { collectEarlyPresses, type TakeEarlyPresses } from './collect-early-presses'

export type EarlyWindow = Window & { takeEarlyPresses?: TakeEarlyPresses }

export const EARLY_PRESSES_SCRIPT = `takeEarlyPresses=(${collectEarlyPresses.toString()})(document)`

/** The attribute keeps it a script of its own: joined to the one before it, it would be missing where React looks for it. */
export function EarlyPresses({ nonce }: { nonce: string | undefined }) {
  useRepeatedPresses()
  return (
    <script
      id="collect-early-presses"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }}
    />
  )
}

/** Repeats the presses that came before the page was ready for them, each button once. */
export function useRepeatedPresses(): void {
  useEffect(() => {
    const pressed = (window as EarlyWindow).takeEarlyPresses?.() ?? []
    for (const button of pressed) if (button.isConnected) button.click()
  }, [])
}
