'use client'

import { firstPaintScript } from './first-paint-script'

/** The browser has run it before its bundle comes, which holds none of the text. */
const SCRIPT = typeof window === 'undefined' ? firstPaintScript() : ''

export function FirstPaintHints({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
