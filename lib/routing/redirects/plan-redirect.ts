import { hrefs } from '../hrefs'
import { readLeavingLink } from './read-leaving-link'
import { type RedirectRules, toRedirectTarget } from './redirect-target'

const PLACEHOLDER_ORIGIN = 'http://internal.invalid'

/**
 * Where a visitor of /redirect goes at once: an address of the shop's own or of a configured host. Undefined for any other
 * address, which the page shows first, and for any other path.
 */
export function planRedirect(
  pathname: string,
  query: URLSearchParams,
  rules: RedirectRules,
): string | undefined {
  if (pathname.replace(/\/$/, '') !== hrefs.redirect('')) return undefined
  const target = toRedirectTarget(readLeavingLink(query), rules)
  const isTrusted = target.kind === 'internal' || (target.kind === 'external' && target.trusted)
  return isTrusted ? toAscii(target.href) : undefined
}

/** Headers take no other letters. */
function toAscii(href: string): string {
  const { origin, pathname, search, hash } = new URL(href, PLACEHOLDER_ORIGIN)
  return `${origin === PLACEHOLDER_ORIGIN ? '' : origin}${pathname}${search}${hash}`
}
