import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { describeWithDemoShop } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'

type Chosen = { id: string; values?: string[] }
type Variant = { title: string; sectionCode: string; filters: Chosen[]; location: string; count: number }
type Part = { title: string; count: number; price: number | null; analogsCount: number; brand: string }
type Group = { code: string; interval: number; parts: Part[] }
type Entry = { uuid: string; title: string; carId?: number; prices: Record<string, number> }

const CAR = 'Solaris II (HCR)'
describeWithDemoShop(3000, 'what a car takes', (database) => {
  let gateway: TestGateway
  let carId = 0
  let uuid = ''

  const select = (kind: string, body: object = { carId }) => gateway.post(`/selection/v1/car/${kind}`, body)
  const service = (what: string, body: object = {}) => gateway.post(`/auto/v1/To/${what}/get`, body)

  beforeAll(async () => {
    const { db } = database()
    gateway = await createTestGateway(db)
    const [car] = await selectRows<{ id: number; uuid: string }>(
      db,
      sql`select id, uuid from vehicles where model = ${CAR} and engine = 'G4FG' order by id limit 1`,
    )
    carId = car?.id ?? 0
    uuid = car?.uuid ?? ''
  })
  afterAll(() => gateway.close())

  describe('by size', () => {
    it.each(['tyres', 'rims', 'bulbs', 'wipers', 'batteries', 'oils'])(
      'is offered for %s with a listing that has as many goods as it says',
      async (kind) => {
        const { status, body } = await select(kind)
        expect(status).toBe(200)
        expect(body).toMatchObject({ kind, car: { id: carId, model: CAR } })
        const variants: Variant[] = body.items
        expect(variants.length).toBeGreaterThan(0)
        for (const { sectionCode, filters, count, location } of variants) {
          const listing = await gateway.post('/catalog/site/v2/filters/search', {
            section: sectionCode,
            filters,
            limit: 1,
          })
          expect(listing.body.pagination.total).toBe(count)
          expect(location.startsWith(`/catalog/${sectionCode}`)).toBe(true)
        }
        const alone = await gateway.post(`/selection/v1/cars/${kind}`, { carId })
        expect(alone.body).toEqual({ kind, items: variants })
      },
    )

    it('writes a tyre’s size into the path of its listing', async () => {
      const { body } = await select('tyres')
      expect(body.items).toContainEqual(
        expect.objectContaining({
          title: '185/65 R15',
          location: '/catalog/shiny/shirina-profilya-185/vysota-profilya-65/diametr-15',
        }),
      )
    })

    it('is not known for other kinds, nor for an unknown car', async () => {
      expect(await select('hats')).toMatchObject({
        status: 404,
        body: { message: expect.stringMatching(/[а-я]/) },
      })
      expect((await select('tyres', { carId: 999_999 })).status).toBe(404)
      expect((await select('tyres', { carId: 'x' })).status).toBe(422)
    })
  })

  describe('at a planned service', () => {
    it('is reached from the make over the model and the modification', async () => {
      const brands = (await service('brands')).body.brands
      const hyundai = brands.find(({ title }: Entry) => title === 'Hyundai')
      expect((await service('brands', { uuid: hyundai.uuid })).body.brands).toEqual([hyundai])
      const models = (await service('models', { uuid: hyundai.uuid })).body
      expect(models.brand).toEqual(hyundai)
      const model = models.models.find(({ title }: Entry) => title === CAR)
      const { modifications } = (await service('modifications', { uuid: model.uuid })).body
      const own = modifications.find((one: Entry) => one.uuid === uuid)
      expect(own.carId).toBe(carId)
      expect(own.prices.oil).toBeGreaterThan(0)
      expect(own.properties).toContainEqual({ code: 'engine', title: 'Двигатель', value: 'G4FG' })
    })

    it('is listed by work with intervals, pieces, offers and how many analogs there are', async () => {
      const { status, body } = await service('parts', { uuid })
      expect(status).toBe(200)
      const groups = new Map((body.groups as Group[]).map((group) => [group.code, group]))
      expect(groups.get('oil')?.interval).toBe(15_000)
      expect(groups.has('front-pads')).toBe(true)
      for (const { parts } of groups.values()) {
        for (const { count, price, analogsCount } of parts) {
          expect(count).toBeGreaterThanOrEqual(1)
          expect(price).toBeGreaterThan(0)
          expect(analogsCount).toBeGreaterThanOrEqual(0)
        }
      }
      const filled = [...groups.values()].filter(({ parts }) => parts.length > 0)
      expect(filled.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['oil', 'brake-fluid', 'coolant']),
      )
      for (const { count } of groups.get('spark-plugs')?.parts ?? []) expect(count).toBeGreaterThanOrEqual(4)
    })

    it('fills the oil from canisters of one maker, with a litre to spare at most', async () => {
      const { body } = await service('parts', { uuid })
      const oil: Part[] = (body.groups as Group[]).find(({ code }) => code === 'oil')?.parts ?? []
      const litres = oil.reduce(
        (sum, { title, count }) => sum + Number(/(\d+) л$/.exec(title)?.[1]) * count,
        0,
      )
      expect(litres).toBeGreaterThanOrEqual(3.6)
      expect(litres).toBeLessThanOrEqual(5)
      expect(new Set(oil.map(({ brand }) => brand)).size).toBe(1)
    })

    it('takes the cheapest part of which there is enough, else the cheapest', async () => {
      const { db } = database()
      type Held = Part & { article: string; quantity: number }
      const cars = await selectRows<{ uuid: string }>(
        db,
        sql`select uuid from vehicles order by popularity desc, id limit 60`,
      )
      const groupsOf = async (key: string) =>
        ((await service('parts', { uuid: key })).body.groups as Group[]).filter(
          ({ code }) => !['oil', 'coolant', 'brake-fluid'].includes(code),
        )
      let found: { key: string; code: string; cheapest: Held } | undefined
      for (const { uuid: key } of cars) {
        const group = (await groupsOf(key)).find(({ parts }) => (parts[0]?.analogsCount ?? 0) > 1)
        found ??= group && { key, code: group.code, cheapest: group.parts[0] as Held }
      }
      if (!found) throw new Error('no car has a choice of parts')
      const { key, code, cheapest } = found
      const scarce = (brand: string, article: string) =>
        sql`from brands b where b.id = p.brand_id and b.title = ${brand} and p.article = ${article}`
      await db.execute(
        sql`update products p set best_quantity = 0 ${scarce(cheapest.brand, cheapest.article)}`,
      )
      try {
        const enough = (await groupsOf(key)).find((group) => group.code === code)?.parts[0] as Held
        expect(enough.article).not.toBe(cheapest.article)
        expect(enough.quantity).toBeGreaterThanOrEqual(enough.count)
        expect(enough.price).toBeGreaterThanOrEqual(cheapest.price ?? 0)
      } finally {
        await db.execute(
          sql`update products p set best_quantity = ${cheapest.quantity} ${scarce(cheapest.brand, cheapest.article)}`,
        )
      }
    })

    it.each(['models', 'modifications', 'parts'])('is a 404 for unknown keys of %s', async (what) => {
      const response = await service(what, { uuid: 'no-such-key' })
      expect(response).toMatchObject({ status: 404, body: { message: expect.stringMatching(/[а-я]/) } })
    })
  })
})
