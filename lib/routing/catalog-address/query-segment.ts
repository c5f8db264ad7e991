import { canonicalizeQuery, joinQuery } from './catalog-query'

/** Stands for an empty query: a single `_` is not valid base64url, so it cannot mean anything else. */
const EMPTY = '_'
const MAX_LENGTH = 6000
const ALPHABET = /^[A-Za-z0-9_-]+$/

/**
 * A canonical query as one path segment (base64url), for the internal address under which a listing is cached.
 * `null` when it would pass the length that a server accepts.
 */
export function encodeQuerySegment(canonicalQuery: string): string | null {
  if (canonicalQuery === '') return EMPTY
  const compact = [...new URLSearchParams(canonicalQuery)]
    .map(([name, value]) => `${name}=${value.replace(/[%&]/g, encodeURIComponent)}`)
    .join('&')
  const binary = Array.from(new TextEncoder().encode(compact), (byte) => String.fromCharCode(byte)).join('')
  const segment = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return segment.length > MAX_LENGTH ? null : segment
}

/** The canonical query back; `null` for any segment that this codec would not have written. */
export function decodeQuerySegment(
  segment: string,
  canonicalize: (params: URLSearchParams) => string = canonicalizeQuery,
): string | null {
  if (segment === EMPTY) return ''
  if (segment.length > MAX_LENGTH || !ALPHABET.test(segment)) return null
  const compact = decodeBase64(segment)
  if (compact === null) return null

  const query = joinQuery(
    compact.split('&').map((entry) => {
      const at = entry.indexOf('=')
      return [
        entry.slice(0, Math.max(at, 0)),
        entry
          .slice(at + 1)
          .replaceAll('%26', '&')
          .replaceAll('%25', '%'),
      ]
    }),
  )
  return canonicalize(new URLSearchParams(query)) === query && encodeQuerySegment(query) === segment
    ? query
    : null
}

function decodeBase64(segment: string): string | null {
  try {
    const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
