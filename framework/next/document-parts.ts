import { cache, type ReactNode } from 'react'
import { processWide } from '@/lib/process-wide'

/** Only renderings that were given up leave theirs. */
const HELD = 2000

type Parts = { byTicket: Map<number, ReactNode>; last: number }

/** By ticket, the oldest first. */
const parts = (): Parts => processWide('document-parts', () => ({ byTicket: new Map(), last: 0 }))

/** Of one request; outside of the server's first pass none is a document's. */
const rendering = cache(() => ({ isDocument: false }))

export function markDocument(): void {
  rendering().isDocument = true
}

/**
 * Hands the elements of a part to the pass that writes the document, which draws them itself: they are not drawn and written as data first.
 * Returns the ticket to take them with, and none where a router needs them as data.
 */
export function handOver(part: ReactNode): number | undefined {
  if (!rendering().isDocument) return undefined
  const held = parts()
  held.last += 1
  held.byTicket.set(held.last, part)
  const [oldest] = held.byTicket.keys()
  if (held.byTicket.size > HELD && oldest !== undefined) held.byTicket.delete(oldest)
  return held.last
}

export function takeHandedOver(ticket: number): ReactNode {
  const { byTicket } = parts()
  if (!byTicket.has(ticket)) throw new Error(`Part ${ticket} of a document was not handed over`)
  const part = byTicket.get(ticket)
  byTicket.delete(ticket)
  return part
}
