'use client'

import type * as footerContent from './footer-content'
import { FOOTER_ID } from './footer-id'
import { handedSite } from './handed-site'
import { KeptMarkup } from './kept-markup'
import styles from './site-footer.module.css'

const Content =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('./footer-content') as typeof footerContent).FooterContent
    : undefined

/** `site` is the ticket under which what the footer is drawn of was handed over, absent where it could not be had. */
export function SiteFooter({ site }: { site: number | undefined }) {
  if (!Content) return <KeptMarkup as="footer" id={FOOTER_ID} className={styles.footer} />
  const handed = site === undefined ? undefined : handedSite(site)
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      {handed && <Content site={handed} />}
    </footer>
  )
}
