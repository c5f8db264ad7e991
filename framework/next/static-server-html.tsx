'use client'

import { type HTMLAttributes, type ReactNode, useState } from 'react'
import type * as documentParts from './document-parts'
import { readOnce } from './handed-over'

export type StaticAttributes = HTMLAttributes<HTMLElement> & {
  as: 'details' | 'div' | 'dl' | 'footer' | 'form' | 'header' | 'nav' | 'section' | 'ul'
  action?: string
  open?: boolean
}

type Props = StaticAttributes & {
  id: string
  /** Place of its data in the document, see `handed-over.ts`. */
  place?: number
}

/**
 * In the browser, a part of the document that the server alone draws: nothing in it is interactive, and its data would be sent twice.
 */
export function StaticServerHtml({ as: Tag, id, place, ...rest }: Props) {
  // One object: React writes another one into the element again, and what was typed or opened in it would be lost.
  const [html] = useState(() => ({ __html: typeof window === 'undefined' ? '' : readOnce(id, readMarkup) }))
  if (typeof window === 'undefined' && place !== undefined) {
    // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
    const { findHandedOver } = require('./document-parts') as typeof documentParts
    return (
      <Tag id={id} {...rest}>
        {findHandedOver(place) as ReactNode}
      </Tag>
    )
  }
  return <Tag id={id} {...rest} suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

function readMarkup(id: string): string {
  return document.getElementById(id)?.innerHTML ?? ''
}
