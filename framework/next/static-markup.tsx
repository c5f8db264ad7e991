import type { HTMLAttributes, ReactNode } from 'react'
import { handOver } from './document-parts'
import { StaticServerHtml } from './static-server-html'

type Props = HTMLAttributes<HTMLElement> & {
  as: 'div' | 'dl' | 'header' | 'nav' | 'section' | 'ul'
  children: ReactNode
}

/**
 * Markup that never comes to life: no component of the browser may stand in it. A document holds it once, as markup; the client's router gets
 * it as data, like everything else.
 */
export function StaticMarkup({ as: Tag, id, children, ...rest }: Props) {
  const ticket = handOver(children)
  if (ticket === undefined) {
    return (
      <Tag id={id} {...rest}>
        {children}
      </Tag>
    )
  }
  return <StaticServerHtml as={Tag} id={id ?? `part-${ticket}`} ticket={ticket} {...rest} />
}
