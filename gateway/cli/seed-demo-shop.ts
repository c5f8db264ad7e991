import { parseArgs } from 'node:util'
import { openDatabase } from '@/gateway/db/open-database'
import { seedDemoShop } from '@/gateway/demo/seed-demo-shop'
import { readGatewayEnv } from '@/gateway/env'

const PRODUCTS = 20_000
const MAX_PRODUCTS = 500_000

const { values } = parseArgs({ options: { products: { type: 'string' }, 'data-dir': { type: 'string' } } })
const env = readGatewayEnv()
const products = values.products === undefined ? env.demoProducts || PRODUCTS : Number(values.products)
if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS) {
  throw new Error(`--products takes a whole number from 1 to ${MAX_PRODUCTS}`)
}

const dataDir = values['data-dir'] ?? `${env.dataDir}/pglite`
const { db, close, kind } = await openDatabase({
  databaseUrl: env.databaseUrl,
  dataDir,
  statementTimeoutMs: 0,
})
const started = performance.now()
const isSeeded = await seedDemoShop(db, {
  products,
  onProgress: (made, total) => process.stderr.write(`\r${made} of ${total} products`),
})
await close()
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stderr.write(
  isSeeded
    ? `\nThe demo shop is in ${kind} after ${seconds} s\n`
    : 'The database is in use: nothing was changed\n',
)
