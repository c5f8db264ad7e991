import type { IncomingMessage } from 'node:http'
import { namedByConnection } from './end-to-end-headers.ts'
import { isInner, plainAddress } from './network-of-peer.ts'

export type ForwardedHeaders = Record<string, string | string[]>

/** Headers that both servers behind read of any request. */
const OF_EVERY_REQUEST = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-request-id',
  'x-visitor-id',
] as const

/** Headers of Next's router about the page that a browser has open. */
const OF_ROUTER = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
] as const

/** Besides what the contract names: an owner's gateway may be called by other programs than the shop's pages. */
const OF_CALLS = [
  'access-control-request-headers',
  'access-control-request-method',
  'arus-signature',
  'content-encoding',
  'idempotency-key',
  'if-match',
  'if-range',
  'if-unmodified-since',
] as const

const FOR_RENDERER: ReadonlySet<string> = new Set([...OF_EVERY_REQUEST, ...OF_ROUTER])
const FOR_GATEWAY: ReadonlySet<string> = new Set([...OF_EVERY_REQUEST, ...OF_CALLS])

/** Written anew for every hop, or control headers of the servers behind. */
const NOT_FROM_VISITORS =
  /^x-(?:forwarded|real-ip|middleware|invoke|now|matched|arus|next|nextjs|nonce)(?:-|$)/

/** No browser's is as long. Next looks for robots in it by a pattern that takes seconds for 16 kB, and the renderer has one thread. */
const MAX_USER_AGENT = 512

type Request = Pick<IncomingMessage, 'headers' | 'socket'>

/** The headers of a request for the renderer, without those of its body. */
export function headersForRenderer(request: Request): ForwardedHeaders {
  const named = select(request, (name) => FOR_RENDERER.has(name))
  const userAgent = named['user-agent']?.slice(0, MAX_USER_AGENT)
  return {
    ...named,
    ...(userAgent && { 'user-agent': userAgent }),
    ...(request.headers.host && { host: request.headers.host }),
    ...forwarding(request),
  }
}

/** The headers of a call for the gateway, without those of its body; an owner's gateway may know more `x-` headers than ours. */
export function headersForGateway(request: Request): ForwardedHeaders {
  const isMeant = (name: string) =>
    FOR_GATEWAY.has(name) || (name.startsWith('x-') && !NOT_FROM_VISITORS.test(name))
  return { ...select(request, isMeant), ...forwarding(request) }
}

function select({ headers }: Request, isMeant: (name: string) => boolean): ForwardedHeaders {
  const dropped = namedByConnection(headers.connection)
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] =>
    value !== undefined && isMeant(name) && !dropped.has(name) ? [[name, value]] : [],
  )
  return Object.fromEntries(entries)
}

/** Only a proxy beside the shop is trusted about the host and the scheme; addresses are checked hop by hop, so they are all forwarded. */
function forwarding({ headers, socket }: Request): ForwardedHeaders {
  const peer = socket.remoteAddress
  const isProxied = isInner(plainAddress(peer))
  const host = (isProxied && headers['x-forwarded-host']) || headers.host
  const scheme = isProxied && headers['x-forwarded-proto']
  return {
    'x-forwarded-for': [headers['x-forwarded-for'], peer].filter(Boolean).join(', '),
    'x-forwarded-host': host ?? '',
    ...(scheme && { 'x-forwarded-proto': scheme }),
  }
}
