import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, brotliCompressSync, gzipSync } from 'node:zlib'
import { type CachedPage, sharedPageStore } from '../../lib/page-cache/shared-store.ts'

type Variant = 'br' | 'gzip' | 'identity'
type Prepared = { etag: string; bodies: Partial<Record<Variant, Buffer>> }

const BROTLI_QUALITY = 5
const NEXT_REQUEST_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-action']

/** Compressed bodies live and die with the stored page that they were made from. */
const prepared = new WeakMap<CachedPage, Prepared>()

/**
 * Answers a document request from the page store without entering Next, when the stored page is fresh.
 * Returns false when Next must answer: nothing stored, stale, or a request of the client router.
 */
export function serveCachedPage(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (NEXT_REQUEST_HEADERS.some((name) => request.headers[name] !== undefined)) return false
  if (request.headers.cookie?.includes('__prerender_bypass')) return false
  const page = sharedPageStore().getByPath(path)
  if (!page?.value.html || page.value.kind !== 'APP_PAGE') return false
  if (Date.now() - page.lastModified > page.revalidate * 1000) return false

  const variant = chooseVariant(String(request.headers['accept-encoding'] ?? ''))
  const { etag, body } = prepare(page.value, page.value.html, variant)
  response.statusCode = page.value.status ?? 200
  response.setHeader('etag', etag)
  response.setHeader('vary', 'rsc, next-router-state-tree, next-router-prefetch, accept-encoding')
  response.setHeader(
    'cache-control',
    `s-maxage=${page.revalidate}, stale-while-revalidate=${Math.max(0, page.expire - page.revalidate)}`,
  )
  if (response.statusCode === 200 && request.headers['if-none-match'] === etag) {
    response.statusCode = 304
    response.end()
    return true
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', body.byteLength)
  if (variant !== 'identity') response.setHeader('content-encoding', variant)
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

function prepare(page: CachedPage, html: string, variant: Variant): { etag: string; body: Buffer } {
  let entry = prepared.get(page)
  if (!entry) {
    entry = { etag: `"${createHash('sha1').update(html).digest('base64url')}"`, bodies: {} }
    prepared.set(page, entry)
  }
  const body = (entry.bodies[variant] ??= compress(Buffer.from(html), variant))
  return { etag: variant === 'identity' ? entry.etag : `W/${entry.etag}`, body }
}

function compress(body: Buffer, variant: Variant): Buffer {
  if (variant === 'gzip') return gzipSync(body)
  if (variant === 'br') {
    return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  }
  return body
}

function chooseVariant(acceptEncoding: string): Variant {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}
