'use client'

import { earlyClicksScript } from './early-clicks-script'

/** The browser has run it before its bundle comes, which holds none of the text. */
const SCRIPT = typeof window === 'undefined' ? earlyClicksScript() : ''

/** The attribute keeps it a script of its own: joined to the one before it, it would be missing where React looks for it. */
export function EarlyClicks({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      id="capture-early-clicks"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  )
}
