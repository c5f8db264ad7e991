'use client'

import { FOOTER_ID } from './footer-id'
import type * as frameMarkup from '../frame-markup'
import { registeredSite } from '@/framework/next/register-site'
import { StaticServerHtml } from '@/framework/next/static-server-html'

const markupOf =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('../frame-markup') as typeof frameMarkup).footerMarkup
    : undefined

type Props = {
  /** Ticket under which what the footer is drawn of was handed over, absent where it could not be had. */
  site: number | undefined
  /** From the server: the names of all classes would come with the styles. */
  className: string | undefined
}

export function SiteFooter({ site, className }: Props) {
  if (!markupOf) return <StaticServerHtml as="footer" id={FOOTER_ID} className={className} />
  const handed = site === undefined ? undefined : registeredSite(site)
  const markup = handed ? markupOf(handed) : ''
  return <footer id={FOOTER_ID} className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
