import type { ServerResponse } from 'node:http'
import { leavingPath, readLeavingLink } from '../../lib/routing/leaving-link.ts'
import { type RedirectRules, toRedirectTarget } from '../../lib/routing/redirect-target.ts'

type RedirectPlan = { location: string } | { path: string }

const REDIRECT = /^\/redirect\/?(?:\?|$)/
const FOUND = 302
const PLACEHOLDER_ORIGIN = 'http://internal.invalid'

/**
 * Where a visitor of /redirect goes: on at once when the address is the shop's own or of a configured host, else to the page
 * that shows the address. Undefined for any other path.
 */
export function planRedirect(url: string, rules: RedirectRules): RedirectPlan | undefined {
  if (!REDIRECT.test(url)) return undefined
  const link = readLeavingLink(new URLSearchParams(url.slice(url.indexOf('?') + 1)))
  const target = toRedirectTarget(link, rules)
  const isTrusted = target.kind === 'internal' || (target.kind === 'external' && target.trusted)
  return isTrusted ? { location: toAscii(target.href) } : { path: leavingPath(link) }
}

export function sendTo(response: ServerResponse, location: string): void {
  response.statusCode = FOUND
  response.setHeader('location', location)
  response.setHeader('cache-control', 'no-store')
  response.end()
}

/** Headers take no other letters. */
function toAscii(href: string): string {
  const { origin, pathname, search, hash } = new URL(href, PLACEHOLDER_ORIGIN)
  return `${origin === PLACEHOLDER_ORIGIN ? '' : origin}${pathname}${search}${hash}`
}
