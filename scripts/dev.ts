import { readGatewayEnv } from '../gateway/env.ts'
import { env } from '../lib/env.ts'
import { demoProducts } from './shop/demo-products.ts'
import { createSupervisor } from './shop/create-supervisor.ts'
import { takeNoArguments } from './shop/take-no-arguments.ts'
import { takePorts } from './shop/take-ports.ts'
import { takeSettings } from './shop/take-settings.ts'

takeNoArguments(`npm run dev
  Магазин и шлюз, которые перезапускаются при правке исходников.
  PORT, GATEWAY_PORT  порты, 3000 и 4000`)

takeSettings(env, readGatewayEnv)
const { port, gatewayPort } = await takePorts('npm run dev')
const { keep, stop: stopAll, isStopping } = createSupervisor({ say: console.error, pausesMs: [] })

async function stop(code: number): Promise<void> {
  await stopAll()
  process.exit(code)
}

async function main(): Promise<void> {
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  const gateway = await keep('The gateway', {
    script: 'gateway/serve.ts',
    nodeArgs: ['--watch', '--watch-preserve-output'],
    port: gatewayPort,
    env: { NODE_ENV: 'development', GATEWAY_PORT: String(gatewayPort), DEMO_PRODUCTS: demoProducts() },
  })
  const storefront = await keep('The storefront', {
    script: 'node_modules/next/dist/bin/next',
    args: ['dev', '--port', String(port)],
    port,
    env: { NODE_ENV: 'development', GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` },
  })
  for (const { givenUp } of [gateway, storefront]) void givenUp.then(stop)
}

await main().catch((error: Error) => {
  // Stopping the shop while it starts ends the processes that the start waits for.
  if (isStopping()) return undefined
  console.error(error.message)
  return stop(1)
})
