import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from './hrefs'
import { type QuerySource, toSearchParams } from './query'

/** `url` is what the shop writes; links from elsewhere use the others. */
const NAMES = ['url', 'to', 'link']
const MARK = '~'
const MAX_LENGTH = 2048
const ALPHABET = /^[A-Za-z0-9_-]+$/

/** The address that a link to /redirect leads to; '' for none. */
export function readLeavingLink(source: QuerySource): string {
  const params = toSearchParams(source)
  const link = NAMES.map((name) => params.get(name)).find((value) => value !== null && value !== '')
  return link !== undefined && link !== null && link.length <= MAX_LENGTH ? link : ''
}

/** The path under which the page for such a link is rendered: the link is part of it, so that scripts are not needed. */
export function leavingPath(link: string): string {
  const path = hrefs.redirect('')
  if (link === '') return path
  const binary = Array.from(new TextEncoder().encode(link), (byte) => String.fromCharCode(byte)).join('')
  return `${path}/${MARK}${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The link back from the segments of that path; '' for none, `null` for segments that `leavingPath` does not write. */
export function readLeavingSegments(segments: readonly string[] = []): string | null {
  if (segments.length === 0) return ''
  const path = decodeUriPart(segments.join('/')) ?? ''
  const encoded = path.slice(MARK.length)
  const link = ALPHABET.test(encoded) ? decode(encoded) : null
  return link !== null && leavingPath(link) === `${hrefs.redirect('')}/${path}` ? link : null
}

function decode(encoded: string): string | null {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    )
  } catch {
    return null
  }
}
