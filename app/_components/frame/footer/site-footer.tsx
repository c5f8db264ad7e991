'use client'

import { FOOTER_ID } from './footer-id'
import type * as frameMarkup from '../frame-markup'
import { registeredSite } from '@/framework/next/register-site'
import { StaticServerHtml } from '@/framework/next/static-server-html'
import styles from './site-footer.module.css'

const markupOf =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('../frame-markup') as typeof frameMarkup).footerMarkup
    : undefined

/** `site` is the ticket under which what the footer is drawn of was handed over, absent where it could not be had. */
export function SiteFooter({ site }: { site: number | undefined }) {
  if (!markupOf) return <StaticServerHtml as="footer" id={FOOTER_ID} className={styles.footer} />
  const handed = site === undefined ? undefined : registeredSite(site)
  const markup = handed ? markupOf(handed) : ''
  return <footer id={FOOTER_ID} className={styles.footer} dangerouslySetInnerHTML={{ __html: markup }} />
}
