'use client'

import { VIEW_SCRIPT } from './view-choice'

const TEXT = typeof window === 'undefined' ? VIEW_SCRIPT : ''

/** A client component, because a server component would send the script a second time, as data; in the browser it has run by then. */
export function ViewScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TEXT }} />
}
