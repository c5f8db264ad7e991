import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '@/gateway/core/database'
import journal from '@/gateway/db/migrations/meta/_journal.json' with { type: 'json' }
import { migrate } from '@/gateway/db/migrate'
import { orderLines, orders, payments, refunds } from '@/gateway/db/schema-orders'
import { describeOnBareDatabases } from '@/gateway/test-support/databases'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FOLDER = fileURLToPath(new URL('migrations', import.meta.url))
const REFUNDS = journal.entries.findIndex(({ tag }) => tag === '0014_refunds')

/** An emptied database with the schema as it was before refunds had a table. */
async function goBack(db: Database) {
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`drop schema drizzle cascade`)
  await db.execute(sql`create schema public`)
  await migrate(db, readMigrationFiles({ migrationsFolder: FOLDER }).slice(0, REFUNDS))
}

const ORDERS = {
  open: '00000000-0000-4000-8000-000000000001',
  paid: '00000000-0000-4000-8000-000000000002',
  cancelled: '00000000-0000-4000-8000-000000000003',
  unpaid: '00000000-0000-4000-8000-000000000004',
}

/** Rows as that version wrote them: a refund was a payment with a status of its own. */
async function writeOldRows(db: Database) {
  for (const [number, id] of Object.entries(ORDERS)) {
    await db.execute(sql`insert into orders
      (id, number, status, person_code, name, phone, email, is_pickup, delivery_title, payment_code, payment_title,
       goods_total, total, paid_total)
      values (${id}, ${number}, ${number === 'cancelled' ? 'cancelled' : 'accepted'}, 'person_1', 'Анна', '79000000001',
       'anna@example.com', true, 'Самовывоз', 'payment_card', 'Картой', 117000, 78000,
       ${number === 'paid' ? 78_000 : 0})`)
    await db.execute(sql`insert into order_lines
      (order_id, product_external_id, arus_code, vendor_id, supplier_id, supplier, brand, article, title, price, quantity,
       cancelled_quantity, status, position)
      values (${id}, '00-10000001', '10000001', 29, 29, 'Магазин', 'Knecht', 'OC 90', 'Фильтр масляный', 39000, 3, 1,
       ${number === 'cancelled' ? 'cancelled' : 'accepted'}, 0)`)
  }
  await db.execute(sql`insert into payments (order_id, status, amount, provider, provider_reference, created_at, updated_at) values
    (${ORDERS.open}, 'created', 78000, 'demo', 'pay-open', '2026-02-01T10:00Z', '2026-02-01T10:00Z'),
    (${ORDERS.paid}, 'failed', 117000, 'demo', 'pay-failed', '2026-02-01T10:00Z', '2026-02-01T10:01Z'),
    (${ORDERS.paid}, 'succeeded', 117000, 'demo', 'pay-first', '2026-02-01T11:00Z', '2026-02-01T11:01Z'),
    (${ORDERS.paid}, 'refunded', 39000, 'demo', 'back-part', '2026-02-02T12:00Z', '2026-02-02T12:01Z'),
    (${ORDERS.cancelled}, 'succeeded', 117000, 'demo', 'pay-second', '2026-02-01T11:00Z', '2026-02-01T11:01Z'),
    (${ORDERS.cancelled}, 'refunded', 39000, 'demo', 'back-some', '2026-02-03T12:00Z', '2026-02-03T12:01Z'),
    (${ORDERS.cancelled}, 'refunded', 78000, 'demo', 'back-rest', '2026-02-04T12:00Z', '2026-02-04T12:01Z')`)
}

describeOnBareDatabases('orders of before refunds had a table', (database) => {
  beforeAll(async () => {
    const { db } = database()
    await goBack(db)
    await writeOldRows(db)
    await migrate(db)
  })

  it('keep the money that went back, as done, beside the payment that it came from', async () => {
    const found = await database()
      .db.select({
        order: orders.number,
        reference: refunds.reference,
        from: payments.providerReference,
        amount: refunds.amount,
        status: refunds.status,
        nextAt: refunds.nextAt,
        on: refunds.createdAt,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .leftJoin(payments, eq(payments.id, refunds.paymentId))
      .orderBy(refunds.createdAt)
    const done = { status: 'done', nextAt: null }
    expect(found.map(({ on, ...row }) => ({ ...row, on: on.toISOString() }))).toEqual([
      {
        ...done,
        order: 'paid',
        reference: 'back-part',
        from: 'pay-first',
        amount: 39_000,
        on: '2026-02-02T12:00:00.000Z',
      },
      {
        ...done,
        order: 'cancelled',
        reference: 'back-some',
        from: 'pay-second',
        amount: 39_000,
        on: '2026-02-03T12:00:00.000Z',
      },
      {
        ...done,
        order: 'cancelled',
        reference: 'back-rest',
        from: 'pay-second',
        amount: 78_000,
        on: '2026-02-04T12:00:00.000Z',
      },
    ])
  })

  it('lose nothing else: sums, cancelled pieces and payments are as they were, and no provider is asked', async () => {
    const { db } = database()
    const kept = await db.select().from(orders).orderBy(orders.id)
    expect(
      kept.map(({ number, status, goodsTotal, total, paidTotal }) => [
        number,
        status,
        goodsTotal,
        total,
        paidTotal,
      ]),
    ).toEqual([
      ['open', 'accepted', 117_000, 78_000, 0],
      ['paid', 'accepted', 117_000, 78_000, 78_000],
      ['cancelled', 'cancelled', 117_000, 78_000, 0],
      ['unpaid', 'accepted', 117_000, 78_000, 0],
    ])
    const lines = await db.select().from(orderLines)
    expect(lines.map(({ quantity, cancelledQuantity }) => [quantity, cancelledQuantity])).toEqual(
      lines.map(() => [3, 1]),
    )
    const paid = await db.select().from(payments).orderBy(payments.providerReference)
    const isLeftAlone = { isCancelWanted: false, nextAt: null, attempts: 0 }
    expect(paid).toMatchObject(
      ['back-part', 'back-rest', 'back-some', 'pay-failed', 'pay-first', 'pay-open', 'pay-second'].map(
        (providerReference) => ({ providerReference, ...isLeftAlone }),
      ),
    )
  })
})
