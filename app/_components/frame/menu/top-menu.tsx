'use client'

import type * as frameMarkup from '../frame-markup'
import { StaticServerHtml } from '@/framework/next/static-server-html'

const markupOf =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('../frame-markup') as typeof frameMarkup).topMenuMarkup
    : undefined

/** It stands in view on every page and is seldom pressed: fetched at sight, it would cost each visit six pages and 4 kB of script. */
const FRAME = {
  id: 'top-menu',
  'aria-label': 'О магазине',
  'data-prefetch': 'hover',
} as const

/** `className` is from the server: the names of all classes would come with the styles. */
export function TopMenu({ className }: { className: string | undefined }) {
  if (!markupOf) return <StaticServerHtml as="nav" className={className} {...FRAME} />
  return <nav className={className} {...FRAME} dangerouslySetInnerHTML={{ __html: markupOf() }} />
}
