import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

/** Starts servers on free ports of this machine, each gone with its connections after the test; gives the origin of each. */
export function localServers(): (handler: http.RequestListener) => Promise<string> {
  const servers: http.Server[] = []
  afterEach(async () => {
    await Promise.all(
      servers.splice(0).map((server) => {
        server.closeAllConnections()
        return new Promise((resolve) => server.close(resolve))
      }),
    )
  })
  return async (handler) => {
    const server = http.createServer(handler)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
}
