import type { ReactNode } from 'react'
import { handOver } from './document-parts'
import { type StaticAttributes, StaticServerHtml } from './static-server-html'

type Props = StaticAttributes & {
  children?: ReactNode
  /** What the router gets instead of it, where that is shorter. */
  asData?: ReactNode
}

/**
 * Markup that never comes to life: no component of the browser may stand in it. A document holds it once, as markup; the client's router gets
 * it as data, like everything else.
 */
export function StaticMarkup({ as: Tag, id, children, asData, ...rest }: Props) {
  const place = handOver(children)
  if (place === undefined) {
    return (
      asData ?? (
        <Tag id={id} {...rest}>
          {children}
        </Tag>
      )
    )
  }
  return <StaticServerHtml as={Tag} id={id ?? `part-${place}`} place={place} {...rest} />
}
