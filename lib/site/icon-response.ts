import 'server-only'
import { env } from '@/lib/env'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { nodeFetch } from '@/lib/gateway/server/node-fetch'

const DEFAULTS = '/default-icons'
const MAX_AGE_S = 3600
const CACHED = `public, max-age=${MAX_AGE_S}`
const NOT_FOUND = 404
const UNAVAILABLE = 503

/** An icon of the shop, as the gateway has it; a gateway without icons leaves those of the build. */
export async function iconResponse(file: string): Promise<Response> {
  const address = `${env().GATEWAY_URL.replace(/\/+$/, '')}${GATEWAY_BASE_PATH}/media/file/icons/${file}`
  try {
    const response = await nodeFetch(new Request(address), 'everyone')
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && type.startsWith('image/'))
      return new Response(response.body, { headers: { 'content-type': type, 'cache-control': CACHED } })
    if (response.status === NOT_FOUND)
      return new Response(null, {
        status: 302,
        headers: { location: `${DEFAULTS}/${file}`, 'cache-control': CACHED },
      })
  } catch {
    // Answered below, as any other failure of the gateway.
  }
  return new Response(null, {
    status: UNAVAILABLE,
    headers: { 'cache-control': 'no-store', 'retry-after': '60' },
  })
}
