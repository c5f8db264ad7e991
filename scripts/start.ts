import { ensureBuild } from './shop/build.ts'
import { isPortTaken, startProcess, type Started } from './shop/processes.ts'
import { STOREFRONT_NODE_FLAGS } from './storefront/node-flags.ts'

const port = Number(process.env.PORT ?? 3000)
const gatewayPort = Number(process.env.GATEWAY_PORT ?? 4000)
const externalGateway = process.env.GATEWAY_URL
const began = Date.now()

async function refuseTakenPort(wanted: number, variable: string): Promise<void> {
  if (!(await isPortTaken(wanted))) return
  console.error(`Port ${wanted} is taken. Choose another one: ${variable}=… npm start`)
  process.exit(1)
}

async function startGateway(): Promise<Started | undefined> {
  if (externalGateway) return undefined
  return startProcess({
    script: 'gateway/serve.ts',
    port: gatewayPort,
    env: { GATEWAY_PORT: String(gatewayPort), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  })
}

async function main(): Promise<void> {
  await refuseTakenPort(port, 'PORT')
  if (!externalGateway) await refuseTakenPort(gatewayPort, 'GATEWAY_PORT')
  const started: Started[] = []
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()))
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())

  const [gateway] = await Promise.all([startGateway(), ensureBuild()])
  if (gateway) started.push(gateway)
  const storefront = await startProcess({
    script: 'scripts/storefront/serve.ts',
    nodeArgs: STOREFRONT_NODE_FLAGS,
    port,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      GATEWAY_URL: externalGateway ?? `http://127.0.0.1:${gatewayPort}`,
      SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}`,
    },
  })
  started.push(storefront)
  for (const one of started) {
    one.process.on('exit', (code) => {
      if (code) console.error(`A process of the shop ended with code ${code}; stopping.`)
      void stop()
    })
  }
  console.log(`\nАрус открыт: http://localhost:${port}  (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  console.log(`Шлюз: ${externalGateway ?? `http://localhost:${gatewayPort}`}  Остановить: Ctrl-C\n`)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
