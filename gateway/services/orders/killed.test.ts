import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { bonusOperations } from '@/gateway/db/schema-bonuses'
import { cartLines } from '@/gateway/db/schema-cart'
import { orderLines, orders } from '@/gateway/db/schema-orders'
import { offers } from '@/gateway/db/schema-offers'
import { createBuyer, seedSector, type Buyer, type OrderBody } from '@/gateway/test-support/buyer'
import { findPostgres, startPostgres, type PostgresServer } from '@/gateway/test-support/postgres-server'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { createOrder } from '@/lib/gateway/contracts/orders'

const KILLS = 50
/** Orders that are under way together when the process dies. */
const BATCH = 2
/** Kills come between the sending and this many times what one order takes. */
const SPREAD = 3
/** Longest wait of a shopper whose connection is cut. */
const CUT_MS = 60
const TIMEOUT_MS = 600_000
const PLENTY = 1_000_000
const BONUSES = 1000

const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15, quantity: 2 }
const PADS = { brand: 'Bosch', article: '0986494164', supplierId: 101, quantity: 1 }
const PIECES = FILTER.quantity + PADS.quantity

const root = path.resolve(import.meta.dirname, '../../..')
const binFolder = findPostgres()

type Gateway = { origin: string; process: ChildProcess }

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function startGateway(databaseUrl: string): Promise<Gateway> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'gateway/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      GATEWAY_PORT: String(port),
      GATEWAY_HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined)
    if (answer?.ok) return { origin, process: child }
    await sleep(20)
  }
  throw new Error(`the gateway ended with ${child.exitCode}`)
}

describe.skipIf(binFolder === undefined)('an order in a gateway that dies', () => {
  let server: PostgresServer
  let opened: OpenedDatabase
  let witness: TestGateway

  beforeAll(async () => {
    server = await startPostgres(binFolder ?? '')
    opened = await openDatabase({ databaseUrl: server.url })
    await seedTestShop(opened.db)
    await seedSector(opened.db)
    await opened.db.update(offers).set({ quantity: PLENTY })
    witness = await createTestGateway(opened.db)
  }, TIMEOUT_MS)
  afterAll(async () => {
    await witness.close()
    await opened.close()
    await server.stop()
  })

  async function prepare(key: string): Promise<{ buyer: Buyer; body: OrderBody }> {
    const buyer = await createBuyer(witness)
    const bonusCardNumber = await buyer.joinClub(BONUSES)
    await buyer.put(FILTER, PADS)
    const body = await buyer.orderBody({ idempotencyKey: key, bonusCardNumber, writeoffBonuses: 100 })
    return { buyer, body }
  }

  const send = ({ origin }: Gateway, buyer: Buyer, body: OrderBody, signal?: AbortSignal) =>
    fetch(`${origin}/gw${createOrder.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: buyer.cookie, origin },
      body: JSON.stringify(body),
      signal: signal ?? null,
    }).then(
      (answer) => answer.status,
      () => undefined,
    )

  async function piecesInStock(): Promise<number> {
    const [row] = await opened.db.select({ sum: sql<string>`sum(quantity)` }).from(offers)
    return Number(row?.sum)
  }

  /** What is left behind: all of one order, or nothing of it. Returns the number of orders. */
  async function look({ user }: Buyer): Promise<number> {
    const made = await opened.db.select().from(orders).where(eq(orders.userId, user.id))
    const inCart = await opened.db.select().from(cartLines).where(eq(cartLines.userId, user.id))
    const [left] = await opened.db
      .select({ sum: sql<string>`sum(remaining)` })
      .from(bonusOperations)
      .where(and(eq(bonusOperations.userId, user.id), inArray(bonusOperations.type, ['promo'])))
    const ids = made.map(({ id }) => id)
    const lines = ids.length
      ? await opened.db.select().from(orderLines).where(inArray(orderLines.orderId, ids))
      : []
    expect({ lines: lines.length, inCart: inCart.length, bonuses: Number(left?.sum) }).toEqual(
      made.length === 0
        ? { lines: 0, inCart: 2, bonuses: BONUSES }
        : { lines: 2, inCart: 0, bonuses: BONUSES - 100 },
    )
    return made.length
  }

  /** What one order takes when everything has been asked for once, in milliseconds. */
  async function warmUp(gateway: Gateway, key: string): Promise<number> {
    for (const part of ['first', 'second']) {
      const { buyer, body } = await prepare(`${key}-${part}`)
      const began = performance.now()
      expect(await send(gateway, buyer, body)).toBe(200)
      if (part === 'second') return performance.now() - began
    }
    return 0
  }

  /** The shopper tries again, with the same key. */
  async function tryAgain({ buyer, body }: { buyer: Buyer; body: OrderBody }) {
    const again = await buyer.send(body)
    expect(again.status).toBe(200)
    expect(await look(buyer)).toBe(1)
  }

  it(
    `is there once or not at all, wherever it is killed (${KILLS} times)`,
    async () => {
      for (let round = 0; round < KILLS; round += 1) {
        const gateway = await startGateway(server.url)
        const orderMs = await warmUp(gateway, `warm-${round}`)
        const before = await piecesInStock()
        const buyers = await Promise.all(
          Array.from({ length: BATCH }, (_, at) => prepare(`kill-${round}-${at}`)),
        )
        // Orders of several buyers are each at another point of their way when the process dies.
        const sent = buyers.map(async ({ buyer, body }, at) => {
          await sleep((at * orderMs) / BATCH)
          return send(gateway, buyer, body)
        })
        await sleep((SPREAD * orderMs * (round + 1)) / KILLS)
        gateway.process.kill('SIGKILL')
        const answers = await Promise.all(sent)
        let made = 0
        for (const [at, { buyer }] of buyers.entries()) {
          const count = await look(buyer)
          if (answers[at] === 200) expect(count).toBe(1)
          made += count
        }
        expect(await piecesInStock()).toBe(before - made * PIECES)
        for (const one of buyers) await tryAgain(one)
        expect(await piecesInStock()).toBe(before - BATCH * PIECES)
      }
    },
    TIMEOUT_MS,
  )

  it(
    'is made once when the shop in between dies and the shopper tries again',
    async () => {
      const gateway = await startGateway(server.url)
      try {
        for (let round = 0; round < KILLS; round += 1) {
          const one = await prepare(`cut-${round}`)
          const cut = AbortSignal.timeout(1 + Math.round((round * CUT_MS) / KILLS))
          await send(gateway, one.buyer, one.body, cut)
          await tryAgain(one)
          expect(await look(one.buyer)).toBe(1)
        }
      } finally {
        gateway.process.kill('SIGKILL')
      }
    },
    TIMEOUT_MS,
  )
})
