import type { Bootstrap } from '@/lib/site/load-bootstrap'
import { processWide } from '@/lib/process-wide'

/** The site changes at most once in minutes, and a page is drawn right after it was read. */
const HELD = 8

/** By ticket, the oldest first. Loaded on demand: otherwise the browser's bundle would contain it. */
const sites = () =>
  processWide('registered-sites', () => ({ byTicket: new Map<number, Bootstrap>(), last: 0 }))

/**
 * Passes the site's data from the place where a page is read to the one where its markup is drawn: Next bundles the two separately,
 * and props are sent to the browser too. Returns the ticket to take it with.
 */
export function registerSite(site: Bootstrap): number {
  const held = sites()
  for (const [ticket, one] of held.byTicket) if (one === site) return ticket
  held.last += 1
  held.byTicket.set(held.last, site)
  const [oldest] = held.byTicket.keys()
  if (held.byTicket.size > HELD && oldest !== undefined) held.byTicket.delete(oldest)
  return held.last
}

export function registeredSite(ticket: number): Bootstrap | undefined {
  return sites().byTicket.get(ticket)
}
