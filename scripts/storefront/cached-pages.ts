import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, brotliCompressSync, gzipSync } from 'node:zlib'
import { type CachedPage, sharedPageStore } from '../../lib/page-cache/shared-store.ts'
import type { SecurityHeaders } from '../../lib/security/security-headers.ts'
import { hashInlineScripts } from '../../lib/security/inline-scripts.ts'
import { joinScripts } from './join-scripts.ts'

type Variant = 'br' | 'gzip' | 'identity'
type Prepared = { etag: string; policy: string; bodies: Partial<Record<Variant, Buffer>> }
type ContentPolicy = SecurityHeaders['contentPolicy']

const BROTLI_QUALITY = 5
const NEXT_REQUEST_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-action']

/** Compressed bodies and the policy live and die with the stored page that they were made from. */
const prepared = new WeakMap<CachedPage, Prepared>()

/**
 * Answers a document request from the page store without entering Next, when the stored page is fresh.
 * Returns false when Next must answer: nothing stored, stale, or a request of the client router.
 */
export function serveCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  contentPolicy: ContentPolicy,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (NEXT_REQUEST_HEADERS.some((name) => request.headers[name] !== undefined)) return false
  if (request.headers.cookie?.includes('__prerender_bypass')) return false
  const page = sharedPageStore().getByPath(path)
  if (!page?.value.html || page.value.kind !== 'APP_PAGE') return false
  if (Date.now() - page.lastModified > page.revalidate * 1000) return false

  const variant = chooseVariant(String(request.headers['accept-encoding'] ?? ''))
  const { etag, policy, body } = prepare(page.value, page.value.html, variant, contentPolicy)
  response.statusCode = page.value.status ?? 200
  response.setHeader('etag', etag)
  response.setHeader('content-security-policy', policy)
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
  const preloads = page.value.headers?.link
  if (typeof preloads === 'string') response.setHeader('link', preloads)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', body.byteLength)
  if (variant !== 'identity') response.setHeader('content-encoding', variant)
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

function prepare(page: CachedPage, html: string, variant: Variant, contentPolicy: ContentPolicy) {
  let entry = prepared.get(page)
  if (!entry) {
    const etag = `"${createHash('sha1').update(html).digest('base64url')}"`
    entry = { etag, policy: contentPolicy(hashInlineScripts(joinScripts(html))), bodies: {} }
    prepared.set(page, entry)
  }
  const body = (entry.bodies[variant] ??= compress(Buffer.from(joinScripts(html)), variant))
  return { etag: variant === 'identity' ? entry.etag : `W/${entry.etag}`, policy: entry.policy, body }
}

function compress(body: Buffer, variant: Variant): Buffer {
  if (variant === 'gzip') return gzipSync(body, { level: constants.Z_BEST_COMPRESSION })
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
