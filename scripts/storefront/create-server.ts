import http from 'node:http'

const KEEP_ALIVE_MS = 65_000

/**
 * The storefront's server. Only development changes a connection's protocol, to push changes to the browser; Next listens
 * for that in production too, answers nobody and would hold such connections open for ever.
 */
export function createServer({ mayUpgrade }: { mayUpgrade: boolean }): http.Server {
  const server = http.createServer({ shouldUpgradeCallback: () => mayUpgrade })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return server
}
