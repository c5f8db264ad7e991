import { sql } from 'drizzle-orm'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { createBuyer } from '@/gateway/test-support/buyer'
import { markAsDemo } from '@/gateway/test-support/seeds/mark-as-demo'
import { openOrderWitness } from '@/gateway/test-support/order-witness'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { allOperations } from '@/lib/gateway/contracts/all'
import { deskOperations } from '@/lib/gateway/contracts/desk/all'
import { type Stock, stockOf } from './audit-orders.ts'

export type Customer = {
  userId: string
  cookie: string
  bonusCardNumber: string
  /** Stands in every answer for this person alone, and in no other answer. */
  marker: string
  phone: string
}

export type People = {
  customers: readonly Customer[]
  uploader: string
  /** Many, since the shop takes only so many photos of one before the review comes. */
  reviewers: readonly string[]
  /** Attackers. */
  attackers: readonly string[]
  /** Cookies of two people for each call: some calls end the session that made them, or the account. */
  callers: ReadonlyMap<string, { retail: string; corporate: string }>
  stock: Stock
}

const CUSTOMERS = 5
const REVIEWERS = 12
const ATTACKERS = 12
/** Spent a hundred an order, these outlast the soak. */
const BONUSES = 10_000_000

/** Fills an empty database with the test shop and with all people of the soak, before any gateway opens it. */
export async function preparePeople(database: OpenedDatabase): Promise<People> {
  const witness = await openOrderWitness(database)
  await witness.close()
  // Its messages and payments reach no real person.
  await markAsDemo(database.db)
  // The test shop numbers its rows itself, and imports go on behind them.
  for (const table of ['products', 'brands', 'suppliers'])
    await database.db.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), 5000)`))
  const gateway = await createTestGateway(database.db)
  const cookieOf = async (changes: Parameters<typeof signedIn>[1] = {}) =>
    (await signedIn(gateway, changes)).cookie
  const customers: Customer[] = []
  for (let count = 0; count < CUSTOMERS; count += 1) {
    const buyer = await createBuyer(gateway)
    const bonusCardNumber = await buyer.joinClub(BONUSES)
    const { id, externalId, phone } = buyer.user
    customers.push({
      userId: id,
      cookie: buyer.cookie,
      bonusCardNumber,
      marker: externalId,
      phone: phone ?? '',
    })
  }
  const callers = new Map<string, { retail: string; corporate: string }>()
  for (const { name } of allOperations)
    callers.set(name, { retail: await cookieOf(), corporate: await cookieOf({ group: 'corporate' }) })
  const admin = await cookieOf({ isAdmin: true })
  for (const { name } of deskOperations) callers.set(name, { retail: admin, corporate: admin })
  const reviewers: string[] = []
  for (let count = 0; count < REVIEWERS; count += 1) reviewers.push(await cookieOf())
  const attackers: string[] = []
  for (let count = 0; count < ATTACKERS; count += 1) attackers.push(await cookieOf())
  const people = { customers, uploader: await cookieOf(), reviewers, attackers, callers }
  await gateway.close()
  return { ...people, stock: await stockOf(database.db) }
}
