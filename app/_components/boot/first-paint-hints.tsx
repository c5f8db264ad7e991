'use client'

import { FIRST_PAINT_SCRIPT } from './first-paint-script'

/** The browser has run it before its bundle comes, which holds none of the text. */
const SCRIPT = typeof window === 'undefined' ? FIRST_PAINT_SCRIPT : ''

export function FirstPaintHints({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
