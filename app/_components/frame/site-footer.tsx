'use client'

import { FOOTER_ID } from './footer-id'
import type * as frameMarkup from './frame-markup'
import { handedSite } from './handed-site'
import { KeptMarkup } from './kept-markup'
import styles from './site-footer.module.css'

const markupOf =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('./frame-markup') as typeof frameMarkup).footerMarkup
    : undefined

/** `site` is the ticket under which what the footer is drawn of was handed over, absent where it could not be had. */
export function SiteFooter({ site }: { site: number | undefined }) {
  if (!markupOf) return <KeptMarkup as="footer" id={FOOTER_ID} className={styles.footer} />
  const handed = site === undefined ? undefined : handedSite(site)
  const markup = handed ? markupOf(handed) : ''
  return <footer id={FOOTER_ID} className={styles.footer} dangerouslySetInnerHTML={{ __html: markup }} />
}
