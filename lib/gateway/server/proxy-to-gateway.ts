import 'server-only'
import { env } from '@/lib/env'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'

const TIMEOUT_MS = 30_000
const HOP_BY_HOP = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Forwards a call to the gateway as it came: status (444 too), headers and streamed bodies untouched. */
export async function proxyToGateway(request: Request): Promise<Response> {
  const address = addressOf(request.url)
  if (!address) return refusal(404, 'Not Found', 'Такого вызова нет.')
  const headers = new Headers(request.headers)
  for (const name of HOP_BY_HOP) headers.delete(name)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  try {
    const response = await fetch(address, {
      method: request.method,
      headers,
      ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const responseHeaders = new Headers(response.headers)
    for (const name of [
      'content-encoding',
      'content-length',
      'transfer-encoding',
      'connection',
      'keep-alive',
    ])
      responseHeaders.delete(name)
    return new Response(response.body, { status: response.status, headers: responseHeaders })
  } catch {
    return refusal(502, 'Bad Gateway', UNAVAILABLE_MESSAGE)
  }
}

/** An address with `..` in any spelling would lead out of `/gw/`, to the gateway's paths for its owner. */
function addressOf(url: string): URL | undefined {
  const { pathname, search } = new URL(url)
  const gateway = new URL(env().GATEWAY_URL)
  const base = gateway.pathname.replace(/\/$/, '')
  const address = URL.parse(`${base}${pathname}${search}`, gateway)
  const isInside =
    address?.origin === gateway.origin && address.pathname.startsWith(`${base}${GATEWAY_BASE_PATH}/`)
  return isInside ? address : undefined
}

function refusal(statusCode: number, statusMessage: string, message: string): Response {
  return Response.json(
    { statusCode, statusMessage, message },
    { status: statusCode, headers: { 'cache-control': 'no-store' } },
  )
}
