import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { refreshProduct } from '@/gateway/db/refresh-product'
import { refreshShop } from '@/gateway/db/refresh-shop'
import { rebuildStaleIndexes } from '@/gateway/db/stale-indexes'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { refreshCatalog } from '@/gateway/test-support/refresh-catalog'
import { seedTestShop } from '@/gateway/test-support/test-shop'

const PRODUCT = 1
/** Transactions until all products are read: the stamp, the sections, the count and a page. */
const READ_ONCE = 4

describeOnDatabases('data derived from one product', (database) => {
  const db = () => database().db
  const rows = <Row extends Record<string, unknown>>(statement: SQL) => selectRows<Row>(db(), statement)
  const change = (statement: SQL) =>
    db().transaction((tx) => refreshProduct(tx, PRODUCT, async () => void (await tx.execute(statement))))

  const idsIn = (bytes: Uint8Array) =>
    Array.from({ length: bytes.byteLength / 4 }, (_, at) => Buffer.from(bytes).readInt32BE(at * 4)).toSorted(
      (a, b) => a - b,
    )
  const withIds = (list: { ids: Uint8Array }[]) => list.map((row) => ({ ...row, ids: idsIn(row.ids) }))

  /** All that lists, filters and finds products, without the versions. */
  const derived = async () => ({
    indexes: await rows(
      sql`select section_id, total, encode(product_ids, 'hex') as ids from section_indexes order by 1`,
    ),
    counts: await rows(sql`select id, products_count from sections order by id`),
    sorts: await rows(
      sql`select section_id, sort, encode(positions, 'hex') as positions from section_sorts order by 1, 2`,
    ),
    options: await rows(
      sql`select section_id, option_id, total, encode(bits, 'hex') as bits from section_options order by 1, 2`,
    ),
    numbers: await rows(
      sql`select section_id, filter_id, min, max, encode("values", 'hex') as numbers from section_numbers order by 1, 2`,
    ),
    words: await rows(sql`select word, products_count from search_words order by word`),
    lexemes: withIds(
      await rows<{ ids: Uint8Array }>(sql`select chunk, lexeme, ids from search_lexemes order by 1, 2`),
    ),
    vehicles: withIds(
      await rows<{ ids: Uint8Array }>(sql`select vehicle_id, ids from vehicle_goods order by 1`),
    ),
  })

  /** Codes of the sections whose index was written. */
  async function writtenBy(work: () => Promise<void>) {
    const [last] = await rows<{ version: number }>(
      sql`select max(version)::float8 as version from section_indexes`,
    )
    await work()
    const written = await rows<{ code: string }>(
      sql`select code from sections join section_indexes on section_id = id where version > ${last?.version ?? 0} order by code`,
    )
    return written.map(({ code }) => code)
  }

  beforeAll(() => seedTestShop(db()))

  const moveTo = (code: string) =>
    sql`update products set section_id = (select id from sections where code = ${code}) where id = ${PRODUCT}`

  it.each([
    [
      'hiding',
      sql`update products set hidden_at = now() where id = ${PRODUCT}`,
      ['catalog', 'filters', 'oil-filters'],
    ],
    [
      'showing',
      sql`update products set hidden_at = null where id = ${PRODUCT}`,
      ['catalog', 'filters', 'oil-filters'],
    ],
    ['a title', sql`update products set title = 'Патрон особый' where id = ${PRODUCT}`, []],
    [
      'a dear price',
      sql`update offers set price = price + 9000000 where product_id = ${PRODUCT}`,
      ['catalog', 'filters', 'oil-filters'],
    ],
    ['a section', moveTo('brake-pads'), ['brake-pads', 'brakes', 'catalog', 'filters', 'oil-filters']],
    [
      'no section',
      sql`update products set section_id = null where id = ${PRODUCT}`,
      ['brake-pads', 'brakes', 'catalog'],
    ],
    ['no offers', sql`delete from offers where product_id = ${PRODUCT}`, ['catalog']],
    ['a section again', moveTo('oil-filters'), ['catalog', 'filters', 'oil-filters']],
  ])(
    'is that of a full rebuild after %s, and no other section is written',
    async (_, statement, sections) => {
      expect(await writtenBy(() => change(statement))).toEqual(sections)
      const patched = await derived()
      await refreshCatalog(db())
      expect(patched).toEqual(await derived())
    },
  )

  it('is rebuilt for the sections that a killed import has left, by the process that looks next', async () => {
    const pads = await rows<{ id: number }>(
      sql`select p.id from products p join sections s on s.id = p.section_id where s.code = 'brake-pads'`,
    )
    const ids = pads.map(({ id }) => id)
    await db().transaction(async (tx) => {
      await tx.execute(
        sql`update offers set price = price + 100 where product_id = any(${sql.param(ids)}::int[])`,
      )
      await refreshShop(tx, ids, { hasNewTitles: true, betweenSteps: () => Promise.resolve() })
    })
    const announced: number[] = []
    const rebuild = async () => {
      const count = await rebuildStaleIndexes(
        db(),
        async (_, { sections }) => void announced.push(...sections),
      )
      expect(count).toBe(4)
    }
    expect(await writtenBy(rebuild)).toEqual(['brake-pads', 'brakes', 'catalog'])
    expect(announced).toHaveLength(3)
    const rebuilt = await derived()
    await refreshCatalog(db())
    expect(rebuilt).toEqual(await derived())
    expect(await rebuildStaleIndexes(db(), () => Promise.reject(new Error('nothing is left')))).toBe(0)
  })

  it.each([
    ['a product is hidden', () => change(sql`update products set hidden_at = now() where id = ${PRODUCT}`)],
    [
      'an import changes prices',
      () =>
        db().transaction(async (tx) => {
          await tx.execute(sql`update offers set price = price + 5000000 where product_id = 2`)
          await refreshShop(tx, [2], { hasNewTitles: false, betweenSteps: () => Promise.resolve() })
        }),
    ],
  ])('is read anew when %s after a page was read', async (_, between) => {
    await db().transaction((tx) =>
      refreshShop(tx, [PRODUCT, 2], { hasNewTitles: false, betweenSteps: () => Promise.resolve() }),
    )
    let readings = 0
    const interrupted = new Proxy(db(), {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name, target)
        return async (...work: Parameters<typeof target.transaction>) => {
          const done = await target.transaction(...work)
          readings += 1
          if (readings === READ_ONCE) await between()
          return done
        }
      },
    })
    await rebuildStaleIndexes(interrupted, () => Promise.resolve())
    expect(readings).toBeGreaterThan(2 * READ_ONCE)
    const rebuilt = await derived()
    await refreshCatalog(db())
    expect(rebuilt).toEqual(await derived())
    await change(sql`update products set hidden_at = null where id = ${PRODUCT}`)
  })
})
