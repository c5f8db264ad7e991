'use client'

import type * as noScriptsWords from './no-scripts-words'
import './no-scripts-note.module.css'

const Words =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('./no-scripts-words') as typeof noScriptsWords).NoScriptsWords
    : undefined

/** Why a button does nothing without scripts, and what does. A browser with scripts reads nothing of it, so it is sent no data of it. */
export function NoScriptsNote({ phone }: { phone: string | undefined }) {
  return <noscript>{Words && <Words phone={phone} />}</noscript>
}
