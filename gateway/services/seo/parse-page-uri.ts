import { decodeUriPart } from '@/lib/parts/uri'

export type PageUri = {
  /** Without a trailing slash; `/` for the home page. */
  path: string
  /** Decoded. */
  segments: string[]
  query: URLSearchParams
}

const ANY_ORIGIN = 'http://shop.invalid'

/** Reads a path with its query, or a full address of any host; undefined for any other text. */
export function parsePageUri(uri: string): PageUri | undefined {
  const path = uri.startsWith('/') ? `/${uri.replace(/^[/\\]+/, '')}` : uri
  if (!URL.canParse(path, ANY_ORIGIN)) return undefined
  const url = new URL(path, ANY_ORIGIN)
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const decoded = segments.map(decodeUriPart)
  if (decoded.some((segment) => segment === null)) return undefined
  return { path: `/${segments.join('/')}`, segments: decoded.map(String), query: url.searchParams }
}
