import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { endStalled } from '../../lib/connections/end-stalled.ts'
import { isInside } from '../../lib/connections/is-inside.ts'

export type MetricsServer = { port: number; stop: () => Promise<void> }

type Options = {
  port: number
  host: string | undefined
  /** Token that shows the figures to other machines. */
  token: string | undefined
  contentType: string
  read: () => Promise<string>
  /** A client that has not sent the head of a request by then, or takes nothing of an answer, is cut off. */
  timeoutMs?: number
}

/** A collector of figures needs one or two. */
const MAX_CONNECTIONS = 50
const TIMEOUT_MS = 10_000

/** Figures on a separate port, for this machine and for callers with the token. */
export async function serveMetrics({
  port,
  host,
  token,
  contentType,
  read,
  timeoutMs = TIMEOUT_MS,
}: Options): Promise<MetricsServer> {
  let reading: Promise<string> | undefined
  /** Once for parallel requests. */
  const readOnce = () => (reading ??= read().finally(() => (reading = undefined)))
  const deadlines = {
    headersTimeout: timeoutMs,
    requestTimeout: timeoutMs,
    connectionsCheckingInterval: timeoutMs / 2,
  }
  const server = createServer(deadlines, (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const header = (name: string) => [request.headers[name]].flat()[0]
    if (!isInside({ peer: request.socket.remoteAddress, header, token })) {
      response.writeHead(401).end()
      return
    }
    readOnce().then(
      (text) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.maxConnections = MAX_CONNECTIONS
  endStalled(server, { intervalMs: timeoutMs })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
