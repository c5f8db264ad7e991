'use client'

import { useState } from 'react'

/** The last markup of each, by its id; a browser that has to render the page again has no other source. */
const lastMarkup = new Map<string, string>()

type Props = {
  as: 'footer' | 'nav'
  id: string
  className?: string | undefined
  'aria-label'?: string
  /** How its links are prefetched. */
  'data-prefetch'?: string
}

/**
 * In the browser, a part of the frame that the server alone draws: it is on every page, nothing in it is interactive, and
 * its data would be sent twice.
 */
export function StaticServerHtml({ as: Tag, id, ...rest }: Props) {
  const [markup] = useState(() => readMarkup(id))
  return <Tag id={id} {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
}

function readMarkup(id: string): string {
  const markup =
    (typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML) ??
    lastMarkup.get(id) ??
    ''
  lastMarkup.set(id, markup)
  return markup
}
