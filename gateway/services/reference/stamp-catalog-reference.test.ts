import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { brands, products } from '@/gateway/db/schema/catalog'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { STAMPED_TABLES, stampCatalogReference } from '@/gateway/services/reference/stamp-catalog-reference'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'

/** One edit of one row in each table, as an owner would make it by hand. */
const EDITS = [
  ['sections', sql`update sections set title = 'Масло' where id = 3`],
  ['brands', sql`update brands set logo = 'brands/bosch-2.svg' where code = 'bosch'`],
  ['brand_aliases', sql`update brand_aliases set brand_id = 1 where brand_id = 4`],
  ['filters', sql`update filters set tooltip = 'Как выбрать' where id = (select min(id) from filters)`],
  [
    'filter_options',
    sql`update filter_options set title = 'Другое' where id = (select min(id) from filter_options)`,
  ],
  ['filter_sets', sql`update filter_sets set title = 'Летние' where id = (select min(id) from filter_sets)`],
  ['section_filters', sql`update section_filters set is_opened = not is_opened`],
  ['properties', sql`update properties set title = 'Ширина' where slug = (select min(slug) from properties)`],
  ['product_icons', sql`insert into product_icons (code, title) values ('gift', 'Подарок')`],
  ['product_icons', sql`delete from product_icons where code = 'gift'`],
  ['suppliers', sql`update suppliers set delivery_hours = delivery_hours + 1`],
  ['shops', sql`update shops set phone = '+7 495 000-00-00'`],
  [
    'product_tags',
    sql`insert into product_tags (slug, section_id, title, choice) select 'zimnie', min(id), 'Зимние', '{}' from sections`,
  ],
  [
    'promotions',
    sql`insert into promotions (title, kind, section_id, starts_at, ends_at)
      select 'Вдвойне', 'bonus_times', min(id), now(), now() + interval '1 day' from sections`,
  ],
  [
    'original_catalogs',
    sql`insert into original_catalogs (code, title, brand, make) values ('LADA', 'LADA', 'LADA', 'LADA')`,
  ],
  ['section_indexes', sql`update section_indexes set version = version + 1`],
] as const

/** Tables that a reading through the query builder selects from. */
async function tablesReadBy(db: Database, read: (db: Database) => Promise<unknown>): Promise<Set<string>> {
  const tables = new Set<string>()
  const select = db.select.bind(db)
  const spy = vi.spyOn(db, 'select').mockImplementation((...fields: Parameters<typeof select>) => {
    const builder = select(...fields)
    const from = builder.from.bind(builder)
    return Object.assign(builder, {
      from: (table: PgTable) => {
        tables.add(getTableName(table))
        return from(table)
      },
    })
  })
  await read(db)
  spy.mockRestore()
  return tables
}

describeWithDatabase('the stamp of the reference data', (database) => {
  beforeAll(() => seedTestShop(database().db))

  it('stays the same while nothing is written', async () => {
    const { db } = database()
    expect(await stampCatalogReference(db)).toBe(await stampCatalogReference(db))
  })

  it.each(EDITS)('sees an edit of %s: %#', async (_table, edit) => {
    const { db } = database()
    const before = await stampCatalogReference(db)
    await db.execute(edit)
    expect(await stampCatalogReference(db)).not.toBe(before)
  })

  it('does not see what is not committed', async () => {
    const { db } = database()
    const before = await stampCatalogReference(db)
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`update brands set title = 'Nobody'`)
        throw new Error('no')
      })
      .catch(() => undefined)
    expect(await stampCatalogReference(db)).toBe(before)
  })

  it('covers every table that the reference is loaded from', async () => {
    const read = await tablesReadBy(database().db, loadCatalogReference)
    const stamped: string[] = [...STAMPED_TABLES, products].map((table) => getTableName(table))
    expect(read).toContain(getTableName(brands))
    expect([...read].filter((table) => !stamped.includes(table))).toEqual([])
    expect(new Set(EDITS.map(([table]) => table))).toEqual(
      new Set(STAMPED_TABLES.map((table) => getTableName(table))),
    )
  })

  describe('in a running gateway', () => {
    it('brings an edited title into the next answer', async () => {
      const { db } = database()
      const gateway = await createTestGateway(db)
      const read = async () => (await gateway.post('/brands/v2/brand/get', { brand: 'mann-filter' })).body
      expect(await read()).toMatchObject({ title: 'Mann-Filter' })
      await db.execute(sql`update brands set title = 'MANN-FILTER' where code = 'mann-filter'`)
      expect(await read()).toMatchObject({ title: 'MANN-FILTER' })
      await gateway.close()
    })
  })
})
