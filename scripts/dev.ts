import { startProcess } from './shop/processes.ts'

const port = Number(process.env.PORT ?? 3000)
const gatewayPort = Number(process.env.GATEWAY_PORT ?? 4000)

const gateway = await startProcess({
  script: 'gateway/serve.ts',
  port: gatewayPort,
  env: { GATEWAY_PORT: String(gatewayPort) },
})
const storefront = await startProcess({
  script: 'node_modules/next/dist/bin/next',
  args: ['dev', '--port', String(port)],
  port,
  env: { NODE_ENV: 'development', GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` },
})

async function stop(): Promise<void> {
  await Promise.all([storefront.stop(), gateway.stop()])
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
