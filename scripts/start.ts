import { existsSync } from 'node:fs'
import path from 'node:path'
import { readGatewayEnv } from '../gateway/env.ts'
import { env } from '../lib/env.ts'
import { FRONT_NODE_FLAGS } from '../server/node-flags.ts'
import { ensureBuild } from './shop/ensure-build.ts'
import { GATEWAY_ALLOCATOR_ENV, GATEWAY_NODE_FLAGS } from './shop/gateway-node-flags.ts'
import { compileForRun } from './shop/compile-for-run.ts'
import { demoProducts } from './shop/demo-products.ts'
import { createSupervisor } from './shop/create-supervisor.ts'
import type { Stored } from './shop/keep-running.ts'
import { root } from './shop/paths.ts'
import { ProcessEndedError } from './shop/processes.ts'
import { takeNoArguments } from './shop/take-no-arguments.ts'
import { takePorts } from './shop/take-ports.ts'
import { takeSettings } from './shop/take-settings.ts'

takeNoArguments(`npm start
  Магазин со своим шлюзом на этой машине. Пустую базу данных заполняет демо-магазином.
  PORT, GATEWAY_PORT  порты магазина и шлюза, 3000 и 4000
  GATEWAY_DATA_DIR    папка данных, .data
  DATABASE_URL        PostgreSQL вместо встроенной базы данных
  DEMO_PRODUCTS       сколько товаров в демо-магазине; 0 — пустой магазин
  GATEWAY_URL         свой шлюз вместо встроенного
  Остальные настройки: docs/configuration.md`)

const NOT_STARTED =
  'Магазин не запустился: что мешает, сказано строкой выше. Все настройки: docs/configuration.md'

const externalGateway = process.env.GATEWAY_URL || undefined
const siteUrlOn = (listening: number) => process.env.SITE_URL || `http://localhost:${listening}`
takeSettings(
  env,
  // What the gateway is given: with an address of its own it needs none of the owner's.
  externalGateway ? undefined : () => readGatewayEnv({ ...process.env, SITE_URL: siteUrlOn(env().PORT) }),
)
const { port, gatewayPort } = await takePorts('npm start', { hasGateway: !externalGateway })
const siteUrl = siteUrlOn(port)
const began = Date.now()

const starting = new AbortController()
const compiled = compileForRun()
const { keep, stop: stopAll, isStopping } = createSupervisor({ say: console.error })

async function stop(code: number): Promise<void> {
  starting.abort()
  await stopAll()
  await compiled.remove()
  process.exit(code)
}

async function keepGateway(): Promise<Stored | undefined> {
  if (externalGateway) return undefined
  return keep('The gateway', {
    script: await compiled.gateway(),
    nodeArgs: GATEWAY_NODE_FLAGS,
    port: gatewayPort,
    env: {
      ...GATEWAY_ALLOCATOR_ENV,
      NODE_ENV: 'production',
      GATEWAY_PORT: String(gatewayPort),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      SITE_URL: siteUrl,
      DEMO_PRODUCTS: demoProducts(),
    },
  })
}

/** Where the gateway is going to make an embedded database, because none is there: the name of its folder may be mistyped. */
function newDatabaseFolder(): string | undefined {
  if (externalGateway || process.env.DATABASE_URL) return undefined
  const folder = path.resolve(root, process.env.GATEWAY_DATA_DIR || '.data')
  return existsSync(path.join(folder, 'pglite')) ? undefined : folder
}

/** The gateway alone knows whether its database is the demo shop's; no other shop has an outbox. */
async function isDemo(): Promise<boolean> {
  if (externalGateway) return false
  const response = await fetch(`http://127.0.0.1:${gatewayPort}/outbox.json?to=-`).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok === true
}

function sayHowToTry(): void {
  console.log(`Коды и письма: http://localhost:${gatewayPort}/outbox`)
  const people = [
    ['+7 900 000-00-01', 'розничный покупатель'],
    ['+7 900 000-00-02', 'телефон не подтверждён'],
    ['+7 900 000-00-03', 'компания'],
    ['+7 900 000-00-04', 'администратор'],
    ['+7 900 000-00-05', 'тестировщик'],
  ].map(([phone, who]) => `  ${phone}  ${who}`)
  console.log(`Войти можно с паролем demo-arus-2026:\n${people.join('\n')}`)
}

async function main(): Promise<void> {
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))

  const newFolder = newDatabaseFolder()
  if (newFolder !== undefined) console.log(`Базы данных в этой папке ещё нет, создаётся новая: ${newFolder}`)
  const [gateway] = await Promise.all([keepGateway(), ensureBuild(starting.signal)])
  const storefront = await keep('The storefront', {
    script: 'server/serve.ts',
    nodeArgs: FRONT_NODE_FLAGS,
    port,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      GATEWAY_URL: externalGateway ?? `http://127.0.0.1:${gatewayPort}`,
      SITE_URL: siteUrl,
    },
  })
  for (const stored of [gateway, storefront]) {
    void stored?.givenUp.then((code) => {
      console.error(
        `Процесс магазина не удаётся держать запущенным, он завершился с кодом ${code}. Магазин остановлен.`,
      )
      return stop(code)
    })
  }
  console.log(`\nМагазин открыт: http://localhost:${port}  (${((Date.now() - began) / 1000).toFixed(1)} с)`)
  console.log(`Шлюз: ${externalGateway ?? `http://localhost:${gatewayPort}`}  Остановить: Ctrl-C`)
  if (await isDemo()) sayHowToTry()
  console.log('')
}

await main().catch((error: Error) => {
  // Stopping the shop while it starts ends the processes that the start waits for.
  if (isStopping()) return undefined
  console.error(error instanceof ProcessEndedError ? NOT_STARTED : error.message)
  return stop(1)
})
