import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { createRandom } from '@/gateway/demo/products/random'
import { describeWithDemoShop } from '@/gateway/test-support/databases'
import { refreshCatalog } from '@/gateway/test-support/refresh-catalog'
import { createTestGateway, UNCHANGED, type TestGateway } from '@/gateway/test-support/test-gateway'
import { toInternalCode } from '@/lib/parts/number/internal-code'

type Item = { arusCode: string | null; verdict: string; reason: string | null }
type Entity = { id: string; isFit: boolean | null }
type Assistant = { id: string; sectionCode: string; count: number; location: string; level: number }

/** Spread over all models: one rule answers for every car. */
const CARS = 20
const GOODS = 60
describeWithDemoShop(3000, 'what fits a car', (database) => {
  let gateway: TestGateway
  let cars: number[] = []
  let products: { id: number; code: string; article: string; brand: string }[] = []

  const list = (body: object, requested = gateway) =>
    requested.post('/catalog/site/v2/filters/search', { section: 'catalog', ...body })
  async function judge(
    carId: number,
    needed: readonly unknown[],
    year?: number,
    requested = gateway,
  ): Promise<Item[]> {
    const { status, body } = await requested.post('/tecdoc/v1/spa/fitment', { carId, year, products: needed })
    expect(status).toBe(200)
    return body.items
  }
  async function productWhere(condition: ReturnType<typeof sql>) {
    const [found] = await selectRows<{ id: number; code: number; vehicleIds: number[] }>(
      database().db,
      sql`select p.id, p.code, p.vehicle_ids as "vehicleIds" from products p
        left join fitment_limits l on l.product_id = p.id
        join sections s on s.id = p.section_id where ${condition} order by p.id limit 1`,
    )
    if (!found) throw new Error('no such product')
    return { ...found, code: toInternalCode(found.code) ?? '' }
  }

  beforeAll(async () => {
    const { db } = database()
    gateway = await createTestGateway(db, UNCHANGED)
    const all = await selectRows<{ id: number }>(db, sql`select id from vehicles order by model_id, id`)
    const every = Math.floor(all.length / CARS)
    cars = all.flatMap(({ id }, at) => (at % every === 0 ? id : [])).slice(0, CARS)
    const rows = await selectRows<{ id: number; code: number; article: string; brand: string }>(
      db,
      sql`select p.id, p.code, p.article, b.title as brand from products p join brands b on b.id = p.brand_id`,
    )
    products = rows.map((row) => ({ ...row, code: toInternalCode(row.code) ?? '' }))
  })
  afterAll(() => gateway.close())

  it('is what a listing narrowed by the car shows, and nothing else, for cars of all kinds', async () => {
    const random = createRandom('goods to ask about')
    let shown = 0
    for (const carId of cars) {
      const page = await list({ assistants: [String(carId)], limit: 58, page: 1 })
      const ids = page.body.entities.map(({ id }: Entity) => id)
      shown += ids.length
      for (const { verdict } of await judge(carId, ids)) expect(verdict).toBe('fits')
      const others = random.some(products, GOODS).map(({ code }) => code)
      const judged = await judge(carId, others)
      const fitting = judged.flatMap(({ verdict, arusCode }) => (verdict === 'fits' ? arusCode : []))
      const [code] = fitting
      if (!code) continue
      const { body } = await list({ assistants: [String(carId)], query: { search: code }, limit: 5 })
      expect(body.entities.map(({ id }: Entity) => id)).toContain(code)
    }
    expect(shown).toBeGreaterThan(CARS * 5)
  })

  it('is counted by section as the listings of the assistants count it', async () => {
    for (const carId of cars.slice(0, 2)) {
      const { body } = await gateway.get(`/tecdoc/v1/spa/assistants/${carId}?with_assist=1`)
      expect(body.car.id).toBe(carId)
      expect(body.assistants.length).toBeGreaterThan(3)
      for (const { id, sectionCode, count, location } of body.assistants as Assistant[]) {
        const response = await list({ section: sectionCode, assistants: [id], limit: 1 })
        expect(response.body.pagination.total).toBe(count)
        expect(count).toBeGreaterThan(0)
        expect(location).toBe(`/catalog/${sectionCode}?assistants=${carId}`)
      }
    }
  })

  it('is counted by the sections below one as they count it themselves', async () => {
    const [carId] = cars
    const assistants = [String(carId)]
    const { body } = await list({ section: 'tormoznaya-sistema', assistants, limit: 1 })
    expect(body.sections.length).toBeGreaterThan(1)
    for (const { code, count } of body.sections as { code: string; count: number }[]) {
      const below = await list({ section: code, assistants, limit: 1 })
      expect(count).toBe(below.body.pagination.total)
    }
  })

  // 3,000 products here; the bench requests 25 sections of a shop of 20,000.
  it('is something in at least 20 sections for each of the hundred most popular cars', async () => {
    const popular = await selectRows<{ id: number }>(
      database().db,
      sql`select v.id from vehicles v join vehicle_models d on d.id = v.model_id
        order by d.popularity * 10 + v.popularity desc, v.id limit 100`,
    )
    const counts: number[] = []
    for (const { id } of popular) {
      const { body } = await gateway.get(`/tecdoc/v1/spa/assistants/${id}?with_assist=1`)
      counts.push(body.assistants.length)
    }
    expect(counts).toHaveLength(100)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(20)
  })

  it('names every section when empty ones are not left out', async () => {
    const { body } = await gateway.get(`/tecdoc/v1/spa/assistants/${cars[0]}`)
    expect(body.assistants.some(({ count }: Assistant) => count === 0)).toBe(true)
    const levels: number[] = body.assistants.map(({ level }: Assistant) => level)
    expect(new Set(levels)).toEqual(new Set([1, 2, 3]))
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true)
  })

  it('is told in the order of the question, by code and by pair, and of what the shop does not sell', async () => {
    const [first, second] = products
    const needed = [{ brand: second?.brand, article: second?.article }, first?.code, '00-99999999']
    const items = await judge(cars[0] ?? 0, needed)
    expect(items.map(({ arusCode }) => arusCode)).toEqual([second?.code, first?.code, null])
    expect(items[2]).toMatchObject({ verdict: 'check', reason: expect.stringMatching(/[а-я]/) })
  })

  describe('and what does not', () => {
    it('says for which cars a part is', async () => {
      const { code, vehicleIds } = await productWhere(sql`p.vehicle_ids <> '{}'`)
      const stranger = cars.find((id) => !vehicleIds.includes(id)) ?? 0
      const [item] = await judge(stranger, [code])
      expect(item).toMatchObject({ verdict: 'unfit', reason: expect.stringMatching(/^(для|только для) /) })
    })

    it('says for which engine a part is, when only the engine differs', async () => {
      const { code, vehicleIds } = await productWhere(
        sql`p.vehicle_ids <> '{}' and s.code = 'svechi-zazhiganiya' and exists (
          select 1 from vehicles v join vehicles w on w.model_id = v.model_id and w.engine <> v.engine
          where v.id = any(p.vehicle_ids) and not w.id = any(p.vehicle_ids))`,
      )
      const [sister] = await selectRows<{ id: number }>(
        database().db,
        sql`select w.id from vehicles v join vehicles w on w.model_id = v.model_id and w.engine <> v.engine
          where v.id = any(${sql.param(vehicleIds)}::int[]) and not w.id = any(${sql.param(vehicleIds)}::int[])
          order by w.id limit 1`,
      )
      const [item] = await judge(sister?.id ?? 0, [code])
      expect(item).toMatchObject({ verdict: 'unfit', reason: expect.stringMatching(/^только для двигател/) })
    })

    it('leaves a part that is limited by the year to be checked, until the year is known', async () => {
      const { code, id, vehicleIds } = await productWhere(sql`p.vehicle_ids <> '{}' and p.total_quantity > 0`)
      const [carId = 0] = vehicleIds
      const { db } = database()
      await db.execute(sql`insert into fitment_limits (product_id, year_to) values (${id}, 2014)`)
      await db.execute(sql`update vehicles set year_from = 2010, year_to = 2017 where id = ${carId}`)
      await refreshCatalog(db, [id])
      const limited = await createTestGateway(db)
      const judgeLimited = (year?: number) => judge(carId, [code], year, limited)
      try {
        expect(await judgeLimited()).toMatchObject([{ verdict: 'check', reason: 'только до 2014 г.' }])
        expect(await judgeLimited(2012)).toMatchObject([{ verdict: 'fits', reason: null }])
        expect(await judgeLimited(2016)).toMatchObject([{ verdict: 'unfit', reason: 'только до 2014 г.' }])
        const totals = await Promise.all(
          [`${carId}`, `${carId}-2012`, `${carId}-2016`].map(async (assistant) => {
            const { body } = await list({ assistants: [assistant], query: { search: code } }, limited)
            return body.pagination.total
          }),
        )
        expect(totals).toEqual([0, 1, 0])
      } finally {
        await limited.close()
        await db.execute(sql`delete from fitment_limits where product_id = ${id}`)
      }
    })

    it('does not speak of tools', async () => {
      const { code } = await productWhere(sql`s.code = 'klyuchi'`)
      expect(await judge(cars[0] ?? 0, [code])).toMatchObject([{ verdict: 'any', reason: null }])
    })
  })

  describe('by its size', () => {
    const kindsOf = async (requested: TestGateway, section: string) =>
      (await requested.post('/catalog/site/v2/filters/search', { section, limit: 1 })).body.sizeKinds

    it('is a kind that the listing of its section names', async () => {
      expect(await kindsOf(gateway, 'shiny')).toEqual(['tyres'])
      expect(await kindsOf(gateway, 'motornye-masla')).toEqual(['oils'])
      expect(await kindsOf(gateway, 'tormoznye-kolodki')).toEqual([])
      expect(await kindsOf(gateway, 'catalog')).toEqual([])
    })

    it('is looked for in the sections and kinds of an owner', async () => {
      const { db } = database()
      const rename = async (sizes: readonly [string, string], section: readonly [string, string]) => {
        for (const table of ['vehicle_models', 'vehicles'])
          await db.execute(
            sql`update ${sql.identifier(table)} set sizes = replace(sizes::text, ${sizes[0]}, ${sizes[1]})::jsonb
              where sizes::text like ${`%${sizes[0]}%`}`,
          )
        await db.execute(sql`update sections set code = ${section[1]} where code = ${section[0]}`)
      }
      const own = '"kind": "pokryshki", "title"'
      await rename(['"sectionCode": "shiny"', '"sectionCode": "rezina"'], ['shiny', 'rezina'])
      await rename(['"kind": "tyres", "title"', own], ['', ''])
      try {
        const theirs = await createTestGateway(db)
        expect(await kindsOf(theirs, 'rezina')).toEqual(['pokryshki'])
        const sizes = await Promise.all(
          cars.slice(0, 20).map((carId) => theirs.post('/selection/v1/cars/pokryshki', { carId })),
        )
        const items = sizes.flatMap(({ body }) => body.items)
        expect(items.length).toBeGreaterThan(0)
        for (const { location } of items) expect(location).toMatch(/^\/catalog\/rezina/)
        expect((await theirs.post('/selection/v1/cars/sapogi', { carId: cars[0] })).status).toBe(404)
        await theirs.close()
      } finally {
        await rename([own, '"kind": "tyres", "title"'], ['', ''])
        await rename(['"sectionCode": "rezina"', '"sectionCode": "shiny"'], ['rezina', 'shiny'])
      }
    })
  })

  it('refuses more goods than a page has, and a car that is not known', async () => {
    const body = { carId: cars[0], products: Array.from({ length: 61 }, () => '00-00000001') }
    expect((await gateway.post('/tecdoc/v1/spa/fitment', body)).status).toBe(422)
    const unknown = await gateway.post('/tecdoc/v1/spa/fitment', { carId: 999_999, products: [] })
    expect(unknown).toMatchObject({ status: 404, body: { message: expect.stringMatching(/[а-я]/) } })
  })
})
