'use client'

import type * as noScriptsWords from './no-scripts-words'
import styles from './no-scripts-note.module.css'

const words =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('./no-scripts-words') as typeof noScriptsWords)
    : undefined

/** What needs scripts, and what does without them. A browser with scripts reads nothing of it, so it is sent no data of it. */
export function NoScriptsNote({ phone }: { phone: string | undefined }) {
  return (
    <noscript className={styles.place}>
      {words && (
        <>
          <words.NoScriptsStrip phone={phone} />
          <words.NoScriptsWords phone={phone} />
        </>
      )}
    </noscript>
  )
}
