import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { createPurgeHub } from '@/gateway/core/caching/create-purge-hub'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { importPriceList } from '@/gateway/services/price-import/import-price-list'
import { toCsv, withFile } from '@/gateway/services/price-import/testing/price-files'
import { subscribeToPurges } from '@/gateway/services/purges/subscribe-to-purges'
import { isHearing } from '@/gateway/services/purges/is-hearing'
import { createBuyer } from '@/gateway/test-support/buyer'
import {
  findPostgres,
  startPostgres,
  unprivileged,
  type PostgresServer,
} from '@/gateway/test-support/postgres-server'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import type { PurgeMessage } from '@/lib/gateway/contracts/purges'
import { findProgram } from '@/tests/programs/find-program'
import { startPgbouncer, type PgbouncerServer } from '@/tests/programs/pgbouncer-server'

const programs = { postgres: findPostgres(), pgbouncer: findProgram('pgbouncer') }
const FAST = 101
const BUYERS = 8

describe.skipIf(!programs.postgres || !programs.pgbouncer)(
  'a gateway behind PgBouncer in transaction mode',
  () => {
    let server: PostgresServer
    let pooler: PgbouncerServer
    let database: OpenedDatabase
    let gateway: TestGateway

    beforeAll(async () => {
      server = await startPostgres(programs.postgres ?? '')
      pooler = await startPgbouncer(programs.pgbouncer ?? '', server.url, unprivileged())
      database = await openDatabase({ databaseUrl: pooler.url, listenUrl: server.url })
      await seedTestShop(database.db)
      gateway = await createTestGateway(database.db)
    })
    afterAll(async () => {
      await gateway?.close()
      await database?.close()
      await pooler?.stop()
      await server?.stop()
    })

    it('speaks to the database through the pooler', async () => {
      const rows = await selectRows<{ name: string }>(
        database.db,
        sql`select distinct application_name as name from pg_stat_activity where backend_type = 'client backend'`,
      )
      expect(rows.map(({ name }) => name)).toContain('arus-gateway')
      const clients = await Promise.all(
        Array.from({ length: 10 }, () =>
          selectRows<{ pid: number }>(database.db, sql`select pg_backend_pid() as pid, pg_sleep(0.02)`),
        ),
      )
      expect(new Set(clients.map(([row]) => row?.pid)).size).toBeLessThanOrEqual(4)
    })

    it('finds, sells and gives back, many at once', async () => {
      expect((await gateway.get('/catalog/site/v2/section/oil-filters')).status).toBe(200)
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => createBuyer(gateway)))
      // All carts are read before the first order: sold-out parts would not be ordered at all.
      const orders = await Promise.all(
        buyers.map(async (buyer) => {
          await buyer.put({ brand: 'Knecht', article: 'OC 90', supplierId: FAST, quantity: 2 })
          return { buyer, body: await buyer.orderBody() }
        }),
      )
      const responses = await Promise.all(orders.map(({ buyer, body }) => buyer.send(body)))
      // Ten pieces.
      const withStatus = (requested: number) => responses.filter(({ status }) => status === requested)
      expect([withStatus(200).length, withStatus(409).length]).toEqual([5, 3])
    })

    it('loads a price list and hears of it past the pooler', async () => {
      const hub = createPurgeHub()
      const heard: PurgeMessage[] = []
      hub.subscribe((message) => heard.push(message))
      const stop = await subscribeToPurges(database, hub)
      const rows = [
        ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена'],
        ['Mann-Filter', 'W 712/75', 'Фильтр', 7, 499],
      ]
      await withFile('Прайс.csv', toCsv(rows, ';'), (file) =>
        importPriceList(database.db, file, { supplier: FAST, keepUnlisted: true }),
      )
      await vi.waitFor(() => expect(JSON.stringify(heard)).toContain('product:00-10000002'))
      await stop()
    })

    it('knows that it hears nothing through the pooler alone', async () => {
      expect(await isHearing(database)).toBe(true)
      const deaf = await openDatabase({
        databaseUrl: pooler.url,
        listenUrl: pooler.url.replace('127.0.0.1', 'localhost'),
      })
      expect(await isHearing(deaf, 500)).toBe(false)
      await deaf.close()
    })

    it('is refused every query until it knows a way past the pooler', async () => {
      const blind = await openDatabase({ databaseUrl: pooler.url })
      await expect(selectRows(blind.db, sql`select 1`)).rejects.toMatchObject({
        cause: { message: 'unsupported startup parameter: statement_timeout' },
      })
      await blind.close()
    })
  },
)
