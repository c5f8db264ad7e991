'use client'

import type * as frameMarkup from '../frame-markup'
import { registeredSite } from '@/framework/next/register-site'
import { StaticServerHtml } from '@/framework/next/static-server-html'
import styles from '../site-header.module.css'

const markupOf =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('../frame-markup') as typeof frameMarkup).topMenuMarkup
    : undefined

/** It stands in view on every page and is seldom pressed: fetched at sight, it would cost each visit six pages and 4 kB of script. */
const FRAME = {
  id: 'top-menu',
  className: styles.topMenu,
  'aria-label': 'О магазине',
  'data-prefetch': 'hover',
} as const

/** `site` is the ticket under which what the menu is drawn of was handed over. */
export function TopMenu({ site }: { site: number }) {
  if (!markupOf) return <StaticServerHtml as="nav" {...FRAME} />
  const handed = registeredSite(site)
  return <nav {...FRAME} dangerouslySetInnerHTML={{ __html: handed ? markupOf(handed) : '' }} />
}
