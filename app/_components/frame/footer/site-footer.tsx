'use client'

import { FOOTER_ID } from './footer-id'
import type * as frameMarkup from '../frame-markup'
import { StaticServerHtml } from '@/framework/next/static-server-html'

const markupOf =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('../frame-markup') as typeof frameMarkup).footerMarkup
    : undefined

/** `className` is from the server: the names of all classes would come with the styles. */
export function SiteFooter({ className }: { className: string | undefined }) {
  if (!markupOf) return <StaticServerHtml as="footer" id={FOOTER_ID} className={className} />
  return <footer id={FOOTER_ID} className={className} dangerouslySetInnerHTML={{ __html: markupOf() }} />
}
