import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

const OF_ONE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])
/**
 * What the renderer and its proxy tell each other. From a visitor they would steer it; to a visitor they repeat his address,
 * once more as long. The router reads the rest of `x-nextjs-`.
 */
const BETWEEN_SERVERS =
  /^x-(?:middleware|invoke|now|matched|arus|next)-|^x-nextjs-(?:data|cache|matched|redirect|request|html)|^x-(?:nonce|powered-by)$/

/** What may be handed on to the other side. */
export function endToEndHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.has(name) && !BETWEEN_SERVERS.test(name)),
  )
}
