import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { isInside } from '../../lib/connections/is-inside.ts'

export type MetricsServer = { port: number; stop: () => Promise<void> }

type Options = {
  port: number
  host: string | undefined
  /** What shows the figures to other machines. */
  token: string | undefined
  contentType: string
  read: () => Promise<string>
}

/** Figures on a port of their own, for this machine and for whoever shows the token. */
export async function serveMetrics({
  port,
  host,
  token,
  contentType,
  read,
}: Options): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const header = (name: string) => [request.headers[name]].flat()[0]
    if (!isInside({ peer: request.socket.remoteAddress, header, token })) {
      response.writeHead(401).end()
      return
    }
    read().then(
      (text) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
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
