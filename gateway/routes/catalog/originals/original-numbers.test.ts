import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { describeWithDemoShop } from '@/gateway/test-support/databases'
import { scopeOf, useOriginals, type Wire } from './testing/use-originals'

describeWithDemoShop(3000, 'a number in the original catalogues', (database) => {
  const { post, vinVehicle } = useOriginals(database)

  async function supersession() {
    const [row] = await selectRows<{ brand: string; number: string; newNumber: string }>(
      database().db,
      sql`select s.brand, s.number, s.new_number as "newNumber" from original_supersessions s
          where s.brand = 'Toyota'
          and exists (select from original_units u where s.number_key = any(u.number_keys)) limit 1`,
    )
    if (!row) throw new Error('nothing was replaced')
    return row
  }

  it('knows what it is, its catalogues, vehicles and units, whose rows are marked', async () => {
    const vehicle = await vinVehicle('LADA')
    const units = await post('units', scopeOf(vehicle))
    const unit = await post('catalog/unit', { ...scopeOf(vehicle), unitId: units.body.units[0].unitId })
    const part = unit.body.parts.find(({ title }: Wire) => title === 'Блок цилиндров')
    const typed = `№ (${part.article.replaceAll('-', ' ').toLowerCase()})`
    const search = await post('oem/search', { article: typed })
    expect(search.body.parts).toEqual([
      expect.objectContaining({ article: part.article, brand: 'LADA', title: 'Блок цилиндров' }),
    ])
    expect(search.body.parts[0].catalogs.map(({ code }: Wire) => code)).toEqual(['LADA'])
    const { body: used } = await post('oem/vehicles', { article: part.article, brand: 'Лада' })
    const same = used.vehicles.find(({ vehicleId }: Wire) => vehicleId === vehicle.vehicleId)
    const found = await post('oem/units', { article: part.article, ...scopeOf(same) })
    expect(found.body.units).toHaveLength(1)
    expect(found.body.units[0].parts).toEqual([{ ...part, isMatch: true }])
    const [{ unitId, ssd }] = found.body.units
    const opened = await post('catalog/unit', { code: 'LADA', ssd, unitId })
    const marked = opened.body.parts.filter((row: Wire) => row['isMatch'])
    expect(marked.map((row: Wire) => row['article'])).toEqual([part.article])
  })

  it('leads from the old one to the new one and back', async () => {
    const { number, newNumber, brand } = await supersession()
    const old = await post('oem/search', { article: number, brand })
    expect(old.body.parts[0]).toMatchObject({ article: number, replacedBy: newNumber })
    const fresh = await post('oem/search', { article: newNumber })
    expect(fresh.body.parts[0]).toMatchObject({ article: newNumber, replacedBy: null, replaces: [number] })
    const [before, after] = [
      await post('oem/vehicles', { article: number }),
      await post('oem/vehicles', { article: newNumber }),
    ]
    const names = ({ body }: typeof before) => body.vehicles.map(({ vehicleId }: Wire) => vehicleId)
    expect(names(before).length).toBeGreaterThan(0)
    expect(names(after)).toEqual(names(before))
    const [vehicle] = before.body.vehicles
    const units = await post('oem/units', { article: newNumber, ...scopeOf(vehicle) })
    expect(units.body.units[0].parts[0]).toMatchObject({
      article: number,
      replacedBy: newNumber,
      isMatch: true,
    })
  })

  it('is the first of several that a catalogue has', async () => {
    const { number, newNumber, brand } = await supersession()
    const others = [{ article: number, brand }, { article: 'NOR-THIS' }]
    const { body } = await post('oem/vehicles', { article: 'NOBODY-HAS-IT', brand, others })
    expect(body.number).toEqual({ article: number, brand, replacedBy: newNumber, replaces: [] })
    const asNew = await post('oem/vehicles', { article: newNumber, brand, others })
    expect(asNew.body.number).toEqual({ article: newNumber, brand, replacedBy: null, replaces: [number] })
    expect(body.vehicles).toEqual((await post('oem/vehicles', { article: number, brand })).body.vehicles)
    const noOne = { article: 'NOBODY-HAS-IT', others: [{ article: 'NOR-THIS' }] }
    expect((await post('oem/vehicles', noOne)).body).toEqual({ vehicles: [] })
  })

  it('is looked up with all others at once: a statement costs more than what it reads', async () => {
    const [first, ...others] = ['NO-1', 'NO-2', 'NO-3'].map((article) => ({ article, brand: 'Toyota' }))
    const call = () => post('oem/vehicles', { ...first, others })
    await call()
    const { db } = database()
    const requested = [vi.spyOn(db, 'execute'), vi.spyOn(db, 'select')]
    expect((await call()).body).toEqual({ vehicles: [] })
    expect(requested.map((spy) => spy.mock.calls.length)).toEqual([1, 1])
    for (const spy of requested) spy.mockRestore()
  })

  it.each([{ article: 'NOBODY-HAS-IT' }, { article: '04465-33471', brand: 'Bosch' }])(
    'that no catalogue has is in none: %j',
    async (requested) => {
      expect((await post('oem/search', requested)).body).toEqual({ parts: [] })
      expect((await post('oem/vehicles', requested)).body).toEqual({ vehicles: [] })
    },
  )
})
