import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** RFC 9110, 7.6.1: they are about one connection. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Headers of the renderer for its proxy, and copies of the address. The router reads the rest of `x-nextjs-`. */
const BETWEEN_SERVERS =
  /^x-(?:middleware|invoke|now|matched|arus|next)-|^x-nextjs-(?:data|cache|matched|redirect|request|html)|^(?:cache-tag|x-nonce|x-powered-by)$/

/** The headers of an answer that may be forwarded to the visitor. */
export function endToEndHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = namedByConnection(headers.connection)
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !HOP_BY_HOP.has(name) && !named.has(name) && !BETWEEN_SERVERS.test(name),
    ),
  )
}

/** Header names that a `Connection` header restricts to its hop. */
export function namedByConnection(connection: string | string[] | undefined): ReadonlySet<string> {
  if (connection === undefined) return NONE
  return new Set(
    [connection]
      .flat()
      .join(',')
      .split(',')
      .map((name) => name.trim().toLowerCase()),
  )
}

const NONE: ReadonlySet<string> = new Set()
