import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createPurgeHub } from '@/gateway/core/caching/create-purge-hub'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import { purgeRoutes } from '@/gateway/routes/site/purges'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { controlRoutes } from './control-routes'
import type { Mock } from './create-mock'

export type ServedMock = { url: string; stop: () => Promise<void> }

/** The mock at an address of its own, where a storefront finds it as its gateway. */
export async function serveMock(mock: Mock, port: number): Promise<ServedMock> {
  const hub = createPurgeHub()
  const app: GatewayHono = new Hono()
  app.get('/health', (context) => context.json({ status: 'ok' }))
  app.get('/ready', (context) => context.json({ status: 'ready' }))
  purgeRoutes(app, hub)
  controlRoutes(app, mock)
  app.all(`${GATEWAY_BASE_PATH}/*`, async (context) => {
    const response = await mock.respond(context.req.raw)
    if (!response) return context.notFound()
    // A network error has no form on the wire but a connection that ends.
    if (response.type === 'error') (context.env as HttpBindings).incoming.socket.destroy()
    return response.type === 'error' ? context.body(null) : response
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
