import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { GatewayContext, GatewayVariables } from '@/gateway/http/gateway-context'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { SourcePicture } from '@/gateway/core/ports/picture-source'
import { gzipped, takesGzip } from '@/gateway/http/gzipped'
import { pieceOf } from '@/gateway/http/piece-of'
import { type ClientOptions, readClient } from '@/gateway/http/read-client'
import type { Metrics } from '@/gateway/http/metrics'
import type { Media } from '@/gateway/services/media/create-media'
import { PDF } from '@/lib/gateway/contracts/files'
import { matchesEntityTag } from '@/lib/http/entity-tag'
import { formatModifiers, parseModifiers } from '@/lib/parts/media-path'
import { nearestPreset } from '@/lib/parts/nearest-preset'
import type { getMediaFile, resizeImage } from '@/lib/gateway/contracts/catalog/media'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'

/** Routes that are not bound operations. */
export type MediaOperationName = (typeof resizeImage | typeof getMediaFile)['name']

const SVG = 'image/svg+xml'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=3600'
// An original may be an SVG with scripts in it; opened as a document it must not run them on the shop's origin.
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
// A browser shows a film opened as a document in a generated page.
const FILM = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'"

const FIRST_REFUSAL = 400
/** A frame in the grey of quiet text: fits any place and stands for a missing picture. */
const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><g fill="none" stroke="#9aa3ad" stroke-width="2" stroke-linejoin="round"><rect x="24" y="28" width="48" height="40" rx="4"/><circle cx="38" cy="41" r="4"/><path d="m25 63 14-14 10 10 7-7 15 15"/></g></svg>'

/** The request comes from an element of a page, which shows a broken picture for an answer in words. */
function isForImage(context: GatewayContext): boolean {
  return context.req.header('accept')?.startsWith('image/') ?? false
}

/** Browsers show a picture whatever its status; no cache stores this one. */
function noPicture({ status, headers }: Response): Response {
  const retryAfter = headers.get('retry-after')
  return new Response(NO_PICTURE, {
    status,
    headers: {
      'content-type': SVG,
      'content-security-policy': SANDBOX,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    },
  })
}

function pathAfter(context: GatewayContext, prefix: string) {
  const { path } = context.req
  try {
    return decodeURIComponent(path.slice(path.indexOf(prefix) + prefix.length))
  } catch {
    throw gatewayError('client', 'Неверный адрес изображения.')
  }
}

function encodePath(mediaPath: string): string {
  return mediaPath.split('/').map(encodeURIComponent).join('/')
}

/** Pictures by path: not JSON operations, so they are routed by hand. */
export function mediaRoutes(
  app: Hono<{ Variables: GatewayVariables }>,
  media: Media,
  metrics: Metrics,
  clients: ClientOptions,
) {
  app.use(`${GATEWAY_BASE_PATH}/media/*`, async (context, next) => {
    await next()
    if (context.res.status >= FIRST_REFUSAL && isForImage(context)) context.res = noPicture(context.res)
  })

  app.get(`${GATEWAY_BASE_PATH}/media/resize/:modifiers/*`, async (context) => {
    context.set('route', 'resizeImage' satisfies MediaOperationName)
    const segment = context.req.param('modifiers')
    const raw = /\/media\/resize\/[^/]+\//.exec(context.req.path)?.[0] ?? ''
    const modifiers = parseModifiers(segment)
    if (!modifiers) throw gatewayError('client', 'Неверные параметры изображения.')
    const mediaPath = pathAfter(context, raw)
    const preset = formatModifiers(nearestPreset(modifiers))
    if (segment !== preset) {
      const location = `${GATEWAY_BASE_PATH}/media/resize/${preset}/${encodePath(mediaPath)}`
      return context.body(null, 302, { location, 'cache-control': REVALIDATED })
    }
    const picture = await media.resized(modifiers, mediaPath, readClient(context, clients).network)
    metrics.pictures.inc({ from: picture.from })
    const headers = { 'cache-control': IMMUTABLE, etag: picture.etag }
    if (matchesEntityTag(context.req.header('if-none-match'), picture.etag))
      return context.body(null, 304, headers)
    return context.body(picture.data, 200, { ...headers, 'content-type': picture.contentType })
  })

  app.get(`${GATEWAY_BASE_PATH}/media/file/*`, async (context) => {
    context.set('route', 'getMediaFile' satisfies MediaOperationName)
    const file = await media.original(pathAfter(context, '/media/file/'))
    const isFilm = file.contentType.startsWith('video/')
    const tag = `"${createHash('sha256').update(file.version).digest('hex').slice(0, 32)}"`
    const headers = {
      'cache-control': REVALIDATED,
      // A drawing packed and unpacked is the same one, but not byte by byte.
      ...(file.contentType === SVG ? { etag: `W/${tag}`, vary: 'accept-encoding' } : { etag: tag }),
      'x-content-type-options': 'nosniff',
    }
    if (matchesEntityTag(context.req.header('if-none-match'), headers.etag))
      return context.body(null, 304, headers)
    const shown = {
      ...headers,
      'content-type': file.contentType,
      // A paper runs no scripts of the shop, and browsers show none in a sandbox.
      ...(file.contentType === PDF ? {} : { 'content-security-policy': isFilm ? FILM : SANDBOX }),
    }
    if (isFilm && file.pieces) return videoResponse(context, file.pieces, shown)
    const data = await file.read()
    if (file.contentType !== SVG || !takesGzip(context.req.header('accept-encoding')))
      return context.body(data, 200, shown)
    return context.body(await gzipped(data), 200, { ...shown, 'content-encoding': 'gzip' })
  })
}

/** A film as requested: whole, or the piece that a player jumps to. */
async function videoResponse(
  context: GatewayContext,
  { size, read }: NonNullable<SourcePicture['pieces']>,
  headers: Record<string, string>,
) {
  const requested = context.req.header('range')
  const part = requested === undefined ? undefined : pieceOf(requested, size)
  const given = { ...headers, 'accept-ranges': 'bytes' }
  if (part === 'outside') return context.body(null, 416, { ...given, 'content-range': `bytes */${size}` })
  const { first, last } = part ?? { first: 0, last: size - 1 }
  const sized = { ...given, 'content-length': String(last - first + 1) }
  const body = await read(first, last)
  return part === undefined
    ? context.body(body, 200, sized)
    : context.body(body, 206, { ...sized, 'content-range': `bytes ${first}-${last}/${size}` })
}
