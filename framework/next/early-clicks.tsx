'use client'

import { earlyClicksScript } from './early-clicks-script'

/** The browser runs it before the bundle, which contains none of the text. */
const SCRIPT = typeof window === 'undefined' ? earlyClicksScript() : ''

/** The attribute keeps it a separate script: joined to the one before it, it would be missing where React looks for it. */
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
