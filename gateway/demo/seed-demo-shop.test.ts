import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { selectRows } from '@/gateway/core/database'
import { readDemoContent } from '@/gateway/demo/read-demo-content'
import { createDemoPictureSource } from '@/gateway/demo/pictures/create-demo-picture-source'
import { DEMO_SECTIONS } from '@/gateway/demo/sections/sections'
import { seedDemoShop } from '@/gateway/demo/seed-demo-shop'
import { seedDemoAutoservice } from '@/gateway/demo/services/seed-demo-autoservice'
import { searchSection } from '@/gateway/db/facets/search-section'
import { createSectionIndexStore } from '@/gateway/db/facets/section-index-store'
import { refreshCatalog } from '@/gateway/test-support/refresh-catalog'
import { sections } from '@/gateway/db/schema/catalog'
import { offers } from '@/gateway/db/schema/offers'
import { applyContent } from '@/gateway/services/site-content/apply-content'
import { lineOf } from '@/gateway/services/site-content/content-error'
import { describeWithDatabase } from '@/gateway/test-support/databases'

const PRODUCTS = 1500

async function valueOf(db: Database, statement: ReturnType<typeof sql>) {
  const [row] = await selectRows<{ value: unknown }>(db, statement)
  return row?.value
}

describeWithDatabase('the demo shop', (database) => {
  let made: boolean[] = []
  beforeAll(async () => {
    // Two gateways that start together.
    made = await Promise.all([1, 2].map(() => seedDemoShop(database().db, { products: PRODUCTS })))
    await seedDemoAutoservice(database().db, new Date())
  })

  it('is put into a database once', async () => {
    const { db } = database()
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await seedDemoShop(db, { products: 5 })).toBe(false)
    expect(await valueOf(db, sql`select count(*)::int as value from products`)).toBe(PRODUCTS)
  })

  it('has all that its folder of content names', async () => {
    const { parts, warnings } = await applyContent(database().db, readDemoContent(), {
      isDryRun: false,
      pictures: createDemoPictureSource(),
    })
    expect(warnings.map(lineOf)).toEqual([])
    for (const { added, changed, removed } of parts) expect([...added, ...changed, ...removed]).toEqual([])
  })

  it('has the offer summaries that the database itself would write', async () => {
    const { db } = database()
    expect(await valueOf(db, sql`select refresh_offer_summary() as value`)).toBe(0)
  })

  it('has the options that follow from properties and vehicles', async () => {
    const { db } = database()
    const before = await selectRows(db, sql`select id, option_ids from products order by id`)
    await db.execute(sql`select refresh_product_options()`)
    expect(await selectRows(db, sql`select id, option_ids from products order by id`)).toEqual(before)
  })

  it('has the indexes and keys that the migrations made', async () => {
    const { db } = database()
    const lost = await selectRows(
      db,
      sql`select name from unnest(array['products_section_idx', 'products_folded_key_idx', 'products_vehicles_idx',
        'offers_supplier_idx', 'reviews_product_idx']) as name
        where name not in (select indexname from pg_indexes)`,
    )
    expect(lost).toEqual([])
    const insert = db.insert(offers).values({ productId: 999_999_999, supplierId: 15, price: 1, quantity: 1 })
    await expect(insert).rejects.toThrow(/insert into "offers"/)
  })

  it('gives every filter of every section something to choose', async () => {
    const { db } = database()
    const empty = await selectRows(
      db,
      sql`select s.code as section, f.code as filter from section_filters l
        join sections s on s.id = l.section_id join filters f on f.id = l.filter_id
        where f.type = 'enum' and not exists (select 1 from section_options c join filter_options o on o.id = c.option_id
            where c.section_id = l.section_id and o.filter_id = l.filter_id)
        or f.type = 'numeric' and not exists (select 1 from section_numbers n
            where n.section_id = l.section_id and n.filter_id = l.filter_id)`,
    )
    expect(empty).toEqual([])
  })

  it('begins the filters of no section with a property that many of its products lack', async () => {
    const { db } = database()
    const firsts = await selectRows<{ section: number; code: string }>(
      db,
      sql`select l.section_id as section, f.code from section_filters l join filters f on f.id = l.filter_id
        where f.source = 'property' and l.sequence = 10`,
    )
    const goods = await selectRows<{ section: number; properties: Record<string, unknown> }>(
      db,
      sql`select section_id as section, properties from products`,
    )
    const poor = firsts.filter(({ section, code }) => {
      const own = goods.filter((row) => DEMO_SECTIONS[row.section - 1]?.path.includes(section))
      return own.filter(({ properties }) => code in properties).length < own.length * 0.75
    })
    expect(firsts).not.toEqual([])
    expect(poor).toEqual([])
  })

  it('builds sets and tags from filters that their section offers', async () => {
    const { db } = database()
    const foreign = await selectRows(
      db,
      sql`select c.code, k.filter from (select code, section_id, choice from filter_sets
          union all select slug, section_id, choice from product_tags) c
        cross join lateral jsonb_object_keys(c.choice) as k(filter)
        where not exists (select 1 from section_filters l join filters f on f.id = l.filter_id
          where l.section_id = c.section_id and f.code = k.filter)`,
    )
    expect(foreign).toEqual([])
  })

  it('counts in its listings what SQL counts', async () => {
    const { db } = database()
    const store = createSectionIndexStore(db)
    for (const code of ['catalog', 'shiny', 'tormoznye-kolodki']) {
      const [section] = await db.select().from(sections).where(eq(sections.code, code))
      const index = await store.get(section?.id ?? 0)
      if (!section || !index) throw new Error(`no index of ${code}`)
      const counted = await selectRows<{ id: number; total: number }>(
        db,
        sql`select o.id, count(*)::int as total from products p
          join sections s on s.id = p.section_id and ${section.id} = any (s.path)
          join filter_options o on o.brand_id = p.brand_id group by o.id`,
      )
      const { counts, total } = searchSection(index, { limit: 0 })
      expect(total).toBe(section.productsCount)
      for (const { id, total: expected } of counted) expect(counts.get(id)).toBe(expected)
    }
  })

  it('finds analogs both ways, and more than a few', async () => {
    const { db } = database()
    const pairs = sql`select a.product_id as one, b.product_id as other from product_oem_numbers a
      join product_oem_numbers b on b.oem_number_id = a.oem_number_id and b.product_id <> a.product_id
      union select a.product_id, b.product_id from product_crosses a
      join product_crosses b on b.group_id = a.group_id and b.product_id <> a.product_id`
    const oneWay = sql`with pairs as (${pairs}) select count(*)::int as value from pairs p
      where not exists (select 1 from pairs q where q.one = p.other and q.other = p.one)`
    expect(await valueOf(db, oneWay)).toBe(0)
    const related = sql`with pairs as (${pairs}) select count(distinct one)::int as value from pairs`
    expect(await valueOf(db, related)).toBeGreaterThan(PRODUCTS / 2)
  })

  it('finds a part by words in another form, and keeps them for gateways to load', async () => {
    const { db } = database()
    const hits = sql`select count(*)::int as value from products
      where search @@ websearch_to_tsquery('russian', 'тормозных колодках')`
    expect(await valueOf(db, hits)).toBeGreaterThan(20)
    const stored = sql`select sum(length(ids) / 4)::int as value from search_lexemes where lexeme = '^колодк'`
    const titled = sql`select count(*)::int as value from products where title like 'Колодк%'`
    expect(await valueOf(db, stored)).toBe(await valueOf(db, titled))
  })

  it('shows a new price in listings after a refresh', async () => {
    const { db } = database()
    const store = createSectionIndexStore(db)
    const [product] = await selectRows<{ id: number; section: number }>(
      db,
      sql`select id, section_id as section from products where offers_count = 1 order by id limit 1`,
    )
    if (!product) throw new Error('no product with one offer')
    const before = await store.get(product.section)
    await db.update(offers).set({ price: 100 }).where(eq(offers.productId, product.id))
    await refreshCatalog(db, [product.id])
    const after = await store.get(product.section)
    if (!before || !after) throw new Error('the section has no index')
    expect(after.version).toBeGreaterThan(before.version)
    expect(searchSection(after, { sort: 'price', limit: 1 }).ids).toEqual([product.id])
  })
})
