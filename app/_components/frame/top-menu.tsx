'use client'

import { handedSite } from './handed-site'
import { KeptMarkup } from './kept-markup'
import type * as topMenuLinks from './top-menu-links'
import styles from './site-header.module.css'

const Links =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('./top-menu-links') as typeof topMenuLinks).TopMenuLinks
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
  if (!Links) return <KeptMarkup as="nav" {...FRAME} />
  const handed = handedSite(site)
  return <nav {...FRAME}>{handed && <Links site={handed} />}</nav>
}
