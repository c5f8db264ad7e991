import { hasControlCharacter } from '@/lib/parts/uri'

export type RedirectTarget =
  | { kind: 'internal'; href: string }
  /** A full browser navigation; `trusted` is false for a host that was not configured. */
  | { kind: 'external'; href: string; host: string; trusted: boolean }
  | { kind: 'refused'; reason: 'malformed' | 'scheme' | 'credentials' }

export type RedirectRules = {
  /** The shop's own origin: an absolute address on it counts as internal. */
  origin?: string
  trustedHosts?: readonly string[]
}

const PLACEHOLDER_ORIGIN = 'http://internal.invalid'

/** A path of this shop: `/` not followed by `/` or `\`, and still on this origin as a browser resolves it. */
export function isInternalHref(href: string): boolean {
  if (!/^\/(?![/\\])/.test(href) || hasControlCharacter(href)) return false
  const url = parseUrl(href, PLACEHOLDER_ORIGIN)
  return url !== null && url.origin === PLACEHOLDER_ORIGIN && !url.pathname.startsWith('//')
}

/** An absolute http(s) address without a user name in it. */
export function isExternalHref(href: string): boolean {
  return toRedirectTarget(href).kind === 'external'
}

/** An address from the gateway as a link may carry it: internal, or external http(s); `null` for anything else. */
export function safeHref(href: string): string | null {
  const target = toRedirectTarget(href)
  return target.kind === 'refused' ? null : target.href
}

/** Decides what a redirect may do with an address that came from outside: a link, a push message, a query. */
export function toRedirectTarget(
  href: string,
  { origin, trustedHosts = [] }: RedirectRules = {},
): RedirectTarget {
  if (isInternalHref(href)) return { kind: 'internal', href }
  if (hasControlCharacter(href) || !/^[a-z][a-z0-9+.-]*:/i.test(href)) return refused('malformed')

  const url = parseUrl(href)
  if (url === null) return refused('malformed')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refused('scheme')
  if (url.username !== '' || url.password !== '') return refused('credentials')

  const path = url.pathname + url.search + url.hash
  if (origin !== undefined && url.origin === origin && isInternalHref(path))
    return { kind: 'internal', href: path }
  return { kind: 'external', href: url.href, host: url.host, trusted: trustedHosts.includes(url.host) }
}

function refused(reason: 'malformed' | 'scheme' | 'credentials'): RedirectTarget {
  return { kind: 'refused', reason }
}

function parseUrl(href: string, base?: string): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}
