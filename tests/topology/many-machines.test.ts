import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { orders } from '@/gateway/db/schema/orders'
import { importPriceList } from '@/gateway/services/price-import/import-price-list'
import { toCsv, withFile } from '@/gateway/services/price-import/testing/price-files'
import { findPostgres } from '@/gateway/test-support/postgres-server'
import { findGoods, type Good } from '@/tools/bench/goods'
import { register } from '@/tools/bench/people'
import { findProgram } from '@/tests/programs/find-program'
import { sendShopper } from '@/tests/topology/shopper'
import { startMachines, type Machines } from '@/tests/topology/start-machines'
import { sendVisitors } from '@/tests/topology/visitors'

const VISITORS = 4
const SHOPPERS = 3
const NEW_PRICE = 77_777
/** A change takes a fraction of a second to be seen. A busy machine needs longer to render, lifetimes are minutes. */
const SOON_MS = 10_000
const MOVE_ON_MS = 30_000
const PLENTY = 1000
/** Of an instant, and of a minute as it is shown. */
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z|readAt\W+\d+|\d\d:\d\d, \d+\s[а-я]+/g
/** Whatever lies in a cart may still be paid in cash. */
const MAX_PRICE = 5_000

const programs = { postgres: findPostgres(), redis: findProgram('redis-server'), nginx: findProgram('nginx') }
const missing = Object.entries(programs).flatMap(([name, path]) => (path === undefined ? [name] : []))
const name =
  missing.length === 0 ? 'a shop on many machines' : `a shop on many machines: no ${missing.join(', ')} here`

describe.skipIf(missing.length > 0)(`${name}`, () => {
  let machines: Machines
  let database: OpenedDatabase
  let goods: Good[]
  let people: string[]

  beforeAll(async () => {
    const { postgres = '', redis = '', nginx = '' } = programs
    machines = await startMachines({ postgres, redis, nginx })
    database = await openDatabase({ databaseUrl: machines.postgres.url, poolSize: 3 })
    const [gateway] = machines.gateways
    await database.db.execute(sql`update offers set quantity = quantity + ${PLENTY}`)
    await database.db.execute(sql`select refresh_offer_summary()`)
    goods = (await findGoods(gateway.url)).all.filter(
      ({ multiplicity, quantity, price }) => multiplicity === 1 && quantity > 1 && (price ?? 0) < MAX_PRICE,
    )
    people = []
    for (let number = 0; number < SHOPPERS; number += 1)
      people.push((await register(gateway.url, number)).cookies())
  })
  afterAll(async () => {
    await database?.close()
    await machines?.stop()
  })

  const pageOf = ({ location }: Good) => location ?? '/'
  const textOf = async (address: string) => (await fetch(address)).text()

  it('opened one demo shop, though two gateways started on its empty database', async () => {
    const rows = await selectRows(database.db, sql`select count(*)::int as count from products`)
    expect(rows).toEqual([{ count: 300 }])
  })

  it('writes a page in the same bytes on every storefront, but for the time of its prices', async () => {
    const paths = ['/', '/catalog', '/catalog/tormoznaya-sistema', ...goods.slice(0, 3).map(pageOf)]
    const compare = async (path: string) => {
      const [first, ...others] = await Promise.all(
        machines.storefronts.map(async ({ url }) =>
          (await textOf(`${url}${path}`)).replaceAll(TIMES, 'time'),
        ),
      )
      const differing = others.filter((other) => other !== first).length
      expect({ path, differing }).toEqual({ path, differing: 0 })
    }
    // A machine that is busy may write one without an optional part, and does not store it.
    for (const path of paths) await vi.waitFor(() => compare(path), { timeout: MOVE_ON_MS, interval: 1000 })
  })

  it('shows on every storefront at once what a price list changed, whoever loaded it', async () => {
    const good = goods.at(-1)
    if (!good) throw new Error('the shop sells nothing')
    const pages = machines.storefronts.map(({ url }) => `${url}${pageOf(good)}`)
    for (const page of pages) expect(await textOf(page)).not.toContain('77\u00a0777')
    await importOne(good)
    await vi.waitFor(
      async () => {
        for (const page of pages) expect(await textOf(page)).toContain('77\u00a0777')
      },
      { timeout: SOON_MS, interval: 20 },
    )
  })

  /** Cheaper than all other offers, from a supplier of its own. */
  function importOne({ brandString, partNumber }: Good) {
    const rows = [
      ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена'],
      [brandString, partNumber, 'Товар', 9, NEW_PRICE],
    ]
    return withFile('Прайс.csv', toCsv(rows, ';'), (file) =>
      importPriceList(database.db, file, { supplier: 15, keepUnlisted: true }),
    )
  }

  it('loses no answer and no order when a machine of each kind dies under load', async () => {
    const { nginx, gateways, storefronts, redis, postgres } = machines
    const before = await countPieces()
    const paths = ['/', '/catalog', ...goods.map(pageOf)]
    const reads = ['/gw/catalog/site/v2/section/catalog?limit=5']
    const visitors = sendVisitors(nginx.url, (visit) => paths[visit % paths.length] ?? '/', VISITORS)
    const callers = sendVisitors(nginx.url, () => reads[0] ?? '', 1)
    const shoppers = people.map((cookie, at) =>
      sendShopper({ origin: nginx.url, cookie, goods: goods.slice(at * 20, at * 20 + 20) }),
    )
    onTestFinished(async () => {
      await Promise.all([visitors, callers, ...shoppers].map(({ leave }) => leave()))
    })
    const progress = () => [
      visitors.visits(),
      callers.visits(),
      ...shoppers.map(({ answered }) => answered()),
    ]
    /** All visitors get answers again: a dead machine is not waited for. */
    async function untilAllMoveOn(after: string) {
      const from = progress()
      await vi.waitFor(
        () => {
          const waiting = progress().filter((now, at) => now < (from[at] ?? 0) + 2)
          expect({ after, waiting }).toEqual({ after, waiting: [] })
        },
        { timeout: MOVE_ON_MS, interval: 50 },
      )
    }

    await untilAllMoveOn('the start')
    const victims = { 'a gateway': gateways[0], 'a storefront': storefronts[0], Redis: redis }
    for (const [victim, machine] of Object.entries(victims)) {
      await machine.kill()
      await untilAllMoveOn(`${victim} died`)
      await machine.start()
      await untilAllMoveOn(`${victim} came back`)
    }
    await postgres.restart(300)
    await untilAllMoveOn('PostgreSQL restarted')

    const failures = [...(await visitors.leave()), ...(await callers.leave())]
    const bought = await Promise.all(shoppers.map(({ leave }) => leave()))
    expect(failures).toEqual([])
    expect(bought.flatMap((one) => one.failures)).toEqual([])

    const placed = bought.flatMap((one) => one.placed)
    const written = await database.db
      .select({ key: orders.idempotencyKey, orderNumber: orders.number })
      .from(orders)
      .where(inArray(orders.phone, ['79001234567']))
    const byNumber = (a: { orderNumber: string }, b: { orderNumber: string }) =>
      a.orderNumber.localeCompare(b.orderNumber)
    expect(written.toSorted(byNumber)).toEqual(placed.toSorted(byNumber))
    expect(await countPieces()).toBe(before)
  })

  /** In stock and in orders together. */
  async function countPieces() {
    const [row] = await selectRows<{ pieces: number }>(
      database.db,
      sql`select ((select sum(quantity) from offers) + (select coalesce(sum(quantity), 0) from order_line_stock))::int as pieces`,
    )
    return row?.pieces
  }

  it('has caches that agree afterwards', async () => {
    const some = goods.filter((_, at) => at % 10 === 0).map(pageOf)
    const sections = new Set(
      goods.flatMap(({ sectionCode }) => (sectionCode ? [`/catalog/${sectionCode}`] : [])),
    )
    for (const page of [...some, ...[...sections].slice(0, 10)]) {
      const [one, two] = await Promise.all(machines.storefronts.map(({ url }) => factsOf(`${url}${page}`)))
      expect(one).not.toEqual([])
      expect({ page, facts: one }).toEqual({ page, facts: two })
    }
  })

  /** What a product's page tells search engines of it, and the prices of a listing. */
  async function factsOf(address: string) {
    const text = await textOf(address)
    if (address.includes('/catalog/'))
      return [...text.matchAll(/\d[\d\u00a0]*\u00a0₽/g)].map(([price]) => price)
    return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => json,
    )
  }
})
