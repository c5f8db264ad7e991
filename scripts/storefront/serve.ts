import next from 'next'
import { env } from '../../lib/env.ts'
import { parsePolicySources } from '../../lib/security/content-policy.ts'
import { createSecurityHeaders } from '../../lib/security/security-headers.ts'
import { createListener } from './create-listener.ts'
import { createServer } from './create-server.ts'
import { createGatewayProxy } from './gateway-proxy.ts'

const SHUTDOWN_GRACE_MS = 10_000

const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT ?? 3000)
const hostname = process.env.HOST

Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' })

const server = createServer({ mayUpgrade: dev })

const app = next({ dev, dir: process.cwd(), hostname: hostname ?? 'localhost', port, httpServer: server })
server.on(
  'request',
  createListener({
    askNext: app.getRequestHandler(),
    askGateway: createGatewayProxy(env().GATEWAY_URL),
    security: createSecurityHeaders({
      isDevelopment: dev,
      sources: parsePolicySources(env().CSP_SOURCES),
    }),
    redirects: { origin: env().SITE_URL, trustedHosts: env().REDIRECT_HOSTS },
    useStoredPages: !dev,
  }),
)

function shutDown(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), SHUTDOWN_GRACE_MS).unref()
}

process.on('SIGTERM', shutDown)
process.on('SIGINT', shutDown)

await app.prepare()
server.listen(port, hostname, () => {
  console.log(`storefront ready on http://localhost:${port}`)
})
