import { startProcess } from './shop/processes.ts'
import { takePorts } from './shop/take-ports.ts'

const { port, gatewayPort } = await takePorts('npm run dev')

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
