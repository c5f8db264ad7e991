import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/gateway/db/schema/orders'
import { payments } from '@/gateway/db/schema/payments'
import { hasServer, openOnServer, type OpenedOnServer } from '@/gateway/test-support/databases'
import { startGatewayProcess, type GatewayProcess } from '@/gateway/test-support/processes/gateway-process'
import { openOrderWitness, type OrderWitness } from '@/gateway/test-support/order-witness'

const run = promisify(execFile)
const KEYS = { ORDERS_KEY: 'key-of-the-warehouse', PAYMENTS_SECRET: 'a-secret-of-both-sides' }

/** The examples that an owner would paste into a shell. */
const examples = [
  ...readFileSync(path.resolve('docs/integration.md'), 'utf8').matchAll(/```sh\n([^`]+)```/g),
].map(([, text = '']) => text)

describe.skipIf(!hasServer())('what the guide to integration tells an owner to type', () => {
  let opened: OpenedOnServer
  let witness: OrderWitness
  let gateway: GatewayProcess
  let order: typeof orders.$inferSelect

  beforeAll(async () => {
    opened = await openOnServer()
    witness = await openOrderWitness(opened)
    const wish = await witness.prepare('guide')
    await wish.buyer.send(wish.body)
    const [placed] = await opened.db.select().from(orders)
    if (!placed) throw new Error('the order was not placed')
    order = placed
    gateway = await startGatewayProcess(opened.url, {
      ...KEYS,
      PAYMENTS_URL: 'http://127.0.0.1:9',
      SITE_URL: 'https://shop.example',
    })
  })
  afterAll(async () => {
    gateway.process.kill('SIGKILL')
    await witness.close()
    await opened.close()
  })

  async function type(example: string) {
    const script = example
      .replaceAll('http://localhost:4000', gateway.origin)
      .replaceAll('ORDER"', `${order.number}"`)
      .replaceAll('REFERENCE', 'reference-1')
    const { stdout } = await run('bash', ['-ec', script], { env: { ...process.env, ...KEYS } })
    return stdout === '' ? undefined : JSON.parse(stdout)
  }

  it('holds a notice of payment, two moves and a reading of orders', () => {
    expect(examples.map((text) => /gw\/[\w/]+/.exec(text)?.[0])).toEqual([
      'gw/payments/notice',
      'gw/orders/v1/owner/order/move',
      'gw/orders/v1/owner/order/move',
      'gw/orders/v1/owner/orders',
    ])
  })

  it('tells of a payment', async () => {
    await opened.db
      .insert(payments)
      .values({ orderId: order.id, amount: order.total, provider: 'http', providerReference: 'reference-1' })
    expect(await type(examples[0] ?? '')).toBeUndefined()
    expect(await opened.db.select().from(payments)).toMatchObject([{ status: 'succeeded' }])
  })

  it('moves the order, whole and by lines', async () => {
    expect(await type(examples[1] ?? '')).toMatchObject({ isChanged: true, status: { code: 'in_work' } })
    expect(await type(examples[2] ?? '')).toMatchObject({ isChanged: true, status: { code: 'ready' } })
    expect(await type(examples[2] ?? '')).toMatchObject({ isChanged: false })
  })

  it('reads the order', async () => {
    expect(await type(examples[3] ?? '')).toMatchObject({
      orders: [{ orderNumber: order.number, status: { code: 'ready' } }],
      hasMore: false,
    })
  })
})
