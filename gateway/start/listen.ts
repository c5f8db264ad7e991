import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { GatewayEnv } from '@/gateway/env'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import { endStalled } from '@/lib/connections/end-stalled'

/** Longer than the storefront keeps an idle connection, so that it is the one to close. */
const KEEP_ALIVE_MS = 75_000
/** The storefront sends whole requests; a direct caller has the same time as there. */
const DEADLINES = { headersTimeout: 15_000, requestTimeout: 15 * 60_000, connectionsCheckingInterval: 5_000 }

/** Serves the app; `close` lets running requests finish. */
export async function listen(app: GatewayHono, env: GatewayEnv) {
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: http.createServer,
    serverOptions: DEADLINES,
  })
  if (!(server instanceof http.Server)) throw new TypeError('The gateway speaks HTTP 1')
  server.keepAliveTimeout = KEEP_ALIVE_MS
  endStalled(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.port, env.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      const impatient = setTimeout(() => server.closeAllConnections(), env.shutdownGraceMs)
      server.close(() => {
        clearTimeout(impatient)
        resolve()
      })
      server.closeIdleConnections()
    })
  return { port, close }
}
