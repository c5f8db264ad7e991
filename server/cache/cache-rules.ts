import type { IncomingHttpHeaders } from 'node:http'
import { decodeUriPart } from '../../lib/parts/uri.ts'

/** How a shared cache may store an answer (RFC 9111, RFC 5861), in seconds. */
export type Keeping = { freshS: number; staleWhileRevalidateS: number; staleIfErrorS: number }

const FIRST_FAILURE_STATUS = 500
const KEPT_STATUSES = new Set([200, 203, 300, 301, 308, 404, 410])

/** Undefined for an answer that a shared cache must not store. */
export function keepingOf(status: number, headers: IncomingHttpHeaders): Keeping | undefined {
  if (!KEPT_STATUSES.has(status) || status >= FIRST_FAILURE_STATUS) return undefined
  if (headers['set-cookie'] !== undefined || headers.vary?.trim() === '*') return undefined
  const directives = parseDirectives(headers['cache-control'] ?? '')
  if (['no-store', 'private', 'no-cache'].some((name) => directives.has(name))) return undefined
  const freshS = secondsOf(directives, 's-maxage') ?? secondsOf(directives, 'max-age') ?? 0
  if (freshS <= 0) return undefined
  return {
    freshS,
    staleWhileRevalidateS: secondsOf(directives, 'stale-while-revalidate') ?? 0,
    staleIfErrorS: secondsOf(directives, 'stale-if-error') ?? 0,
  }
}

/** For browsers: this cache serves what is stale itself, and one that did so on its own would show a page that was purged here. */
export function withoutStaleServing(cacheControl: string): string {
  const directives = cacheControl.split(',').map((directive) => directive.trim())
  return directives.filter((directive) => !directive.startsWith('stale-while-revalidate')).join(', ')
}

/** Names of the request headers that an answer differs by, in one order; the encoding is the cache's own business. */
export function varyOf(headers: IncomingHttpHeaders): string[] {
  const names = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase())
  return [...new Set(names)].filter((name) => name !== '' && name !== 'accept-encoding').toSorted()
}

/** Tags that a purge names an answer by. */
export function tagsOf(headers: IncomingHttpHeaders): string[] {
  const value = headers['cache-tag']
  return typeof value === 'string' && value !== ''
    ? value.split(',').map((tag) => decodeUriPart(tag.trim()) ?? tag.trim())
    : []
}

function parseDirectives(value: string): Map<string, string> {
  const pairs = value.split(',').map((part): [string, string] => {
    const [name = '', argument = ''] = part.split('=')
    return [name.trim().toLowerCase(), argument.trim().replaceAll('"', '')]
  })
  return new Map(pairs)
}

function secondsOf(directives: ReadonlyMap<string, string>, name: string): number | undefined {
  const value = directives.get(name)
  return value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : undefined
}
