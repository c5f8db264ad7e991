'use client'

import { useState } from 'react'
import type * as footerContent from './footer-content'
import { FOOTER_ID } from './footer-id'
import { handedSite } from './handed-site'
import styles from './site-footer.module.css'

const Content =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('./footer-content') as typeof footerContent).FooterContent
    : undefined

/** What the footer held last; a browser that has to draw the page anew has nothing else to draw it of. */
let lastMarkup = ''

/**
 * Drawn on the server alone: it is on every page, nothing in it comes to life by itself, and what it is drawn of would be sent once
 * more as data. `site` is the ticket under which that was handed over, absent where the site could not be had.
 */
export function SiteFooter({ site }: { site: number | undefined }) {
  const [markup] = useState(readMarkup)
  if (!Content) {
    return (
      <footer
        id={FOOTER_ID}
        className={styles.footer}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    )
  }
  const handed = site === undefined ? undefined : handedSite(site)
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      {handed && <Content site={handed} />}
    </footer>
  )
}

function readMarkup(): string {
  if (typeof document !== 'undefined')
    lastMarkup = document.getElementById(FOOTER_ID)?.innerHTML ?? lastMarkup
  return lastMarkup
}
