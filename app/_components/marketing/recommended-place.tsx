import type { ReactNode } from 'react'
import type { RecommendedKind } from '@/lib/marketing/integration'

type Props = {
  kind: RecommendedKind | 'viewed'
  /** Goods that it stands beside. */
  codes?: readonly (string | null)[]
  /** Heading, where the page has none of its own for it. */
  title?: string
  /** What the shop itself recommends; stays wherever no service answers. */
  children?: ReactNode
}

/** Where recommended goods come to stand: those of a service that the visitor allowed, or of what he looked at before. */
export function RecommendedPlace({ kind, codes = [], title, children }: Props) {
  const beside = codes.filter((code) => code !== null).join(',')
  return (
    <>
      {children && <div data-own-goods="">{children}</div>}
      <div data-recommend={kind} data-codes={beside} data-title={title} />
    </>
  )
}
