import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { seedDemoOriginals } from '@/gateway/demo/originals/seed-demo-originals'
import { describeWithDemoShop } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'

const TIMEOUT_MS = 120_000
const AN_HOUR_MS = 3_600_000

type Wire = Record<string, unknown>
type Scope = { code: string; ssd: string; vehicleId: string }

describeWithDemoShop(3000, 'the original catalogues', (database) => {
  let gateway: TestGateway

  const post = (path: string, body: unknown = {}) => gateway.post(`/laximo/v1/${path}`, body)

  beforeAll(async () => {
    await seedDemoOriginals(database().db)
    gateway = await createTestGateway(database().db, { refreshIntervalMs: AN_HOUR_MS })
  }, TIMEOUT_MS)
  afterAll(() => gateway.close())

  async function vinVehicle(code: string) {
    const { body } = await post('catalogs')
    const catalog = body.catalogs.find((known: Wire) => known['code'] === code)
    const found = await post('vehicle/findByVin', { vin: catalog.vinExample })
    expect(found.status).toBe(200)
    return found.body.vehicles[0]
  }

  it('list thirty makers or more, and open six of them', async () => {
    const { status, body } = await post('catalogs')
    expect(status).toBe(200)
    expect(body.catalogs.length).toBeGreaterThanOrEqual(30)
    expect(body.catalogs.filter((catalog: Wire) => catalog['isVinSearch']).length).toBeGreaterThanOrEqual(6)
  })

  it('lead from a VIN over a group to a unit whose callouts and rows agree', async () => {
    const vehicle = await vinVehicle('TOYOTA')
    const scope = { code: vehicle.code, ssd: vehicle.ssd, vehicleId: vehicle.vehicleId }
    const groups = await post('catalog/group', scope)
    expect(groups.status).toBe(200)
    const leaf = groups.body.groups.find((group: Wire) => group['isLeaf'] && !group['isQuick'])
    const units = await post('units', { ...scope, groupId: leaf.groupId })
    const unit = await post('catalog/unit', { ...scope, unitId: units.body.units[0].unitId })
    expect(unit.status).toBe(200)
    const positions = new Set(unit.body.parts.map((part: Wire) => part['position']))
    expect(new Set(unit.body.hotspots.map((spot: Wire) => spot['position']))).toEqual(positions)
    expect(unit.body.parts[0]).toMatchObject({
      brand: 'Toyota',
      article: expect.stringMatching(/^\d{5}-\w{5}$/),
    })
  })

  it('refuse a state that this shop did not write, with a sentence', async () => {
    const vehicle = await vinVehicle('LADA')
    const [text = '', signature = ''] = vehicle.ssd.split('.')
    const other = await vinVehicle('KIA')
    const foreign = Buffer.from(JSON.stringify({ kind: 'vehicle', code: 'LADA', id: 1 })).toString(
      'base64url',
    )
    for (const ssd of [`${text}.AAAA`, text, `${foreign}.${signature}`, 'нет', '$*KwF', other.ssd]) {
      for (const path of ['catalog/group', 'units']) {
        const { status, body } = await post(path, { code: 'LADA', ssd })
        expect(status).toBe(400)
        expect(body.message).toMatch(/[а-я]{3}.*\./)
      }
    }
  })

  it.each([
    ['a missing sign', 'XTAGFL110JY14421', 422, /17 знаков, а здесь 16/],
    ['a letter that looks like none', 'ЖTAGFL110JY144213', 422, /Знака «Ж»/],
    ['a wrong check digit', '1M8GDM9AXKP042789', 422, /Контрольный знак/],
    ['a maker whose car nobody knows', 'VF1KG1PBE34488860', 404, /Renault.*выберите машину/],
    ['a frame number that nobody knows', 'SXA11-0012345', 404, /номером кузова/],
    ['words', 'колодки', 422, /номер кузова/i],
  ])('answer a VIN with %s by a sentence and a next step', async (_, vin, status, sentence) => {
    const answer = await post('vehicle/findByVin', { vin })
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(sentence)
    expect(answer.body.message).toMatch(/[Вв]ыберите машину/)
  })

  it('read a VIN typed with Russian letters that look Latin, and a frame number', async () => {
    const lada = await post('vehicle/findByVin', { vin: 'хта gfl110 JY144213' })
    expect(lada.body.vehicles[0]).toMatchObject({ code: 'LADA', vin: 'XTAGFL110JY144213', year: 2018 })
    const slip = await post('vehicle/findByVin', { vin: 'XTAGFLIIOJYI442I3' })
    expect(slip.body.vehicles[0]).toMatchObject({ vin: 'XTAGFL110JY144213' })
    const camry = await post('vehicle/findByVin', { vin: 'asv50-1012345' })
    expect(camry.body.vehicles[0]).toMatchObject({ code: 'TOYOTA', brand: 'Toyota' })
    expect(camry.body.vehicles[0].name).toContain('Camry')
  })

  it('know cars that the choice of a car then knows too, in the same year', async () => {
    const send = (vin: string) => gateway.get(`/tecdoc/v1/spa/auto/vin/${encodeURIComponent(vin)}`)
    const { body: catalogs } = await post('catalogs')
    const examples = catalogs.catalogs.flatMap(({ vinExample }: Wire) => vinExample ?? [])
    for (const vin of ['Z94K241CBHR123456', 'XTAGFL110JY144213', 'asv50-1012345', ...examples]) {
      const { body: here } = await send(vin)
      const { body: there } = await post('vehicle/findByVin', { vin })
      expect(here.cars.length).toBeGreaterThan(0)
      const ids = (items: Wire[], key: string) => [...new Set(items.map((item) => item[key]))]
      const own = ids(there.vehicles, 'carId')
      expect(own).toEqual(expect.arrayContaining(ids(here.cars, 'id')))
      expect(here.year).toBe(there.vehicles[0].year)
    }
    expect((await send('Z94K241CBHR123456')).body).toMatchObject({
      manufacturer: { title: 'Hyundai' },
      year: 2017,
      cars: expect.arrayContaining([expect.objectContaining({ model: 'Solaris II (HCR)' })]),
    })
  })

  it('find a car that the shop knows by its VIN alone', async () => {
    const db = database().db
    await db.execute(sql`insert into vehicle_vins select 'XTA000000J0000001', car_id, 2018 from original_vehicles
      where catalog_code = 'LADA' order by id limit 1`)
    const { body } = await post('vehicle/findByVin', { vin: 'XTA000000J0000001' })
    expect(body.vehicles).toMatchObject([{ code: 'LADA', vin: 'XTA000000J0000001', year: 2018 }])
  })

  const scopeOf = ({ code, ssd, vehicleId }: Scope) => ({ code, ssd, vehicleId })

  it('refuse a unit of another vehicle, a group and a catalogue that are not there', async () => {
    const [lada, kia] = [await vinVehicle('LADA'), await vinVehicle('KIA')]
    const units = await post('units', scopeOf(lada))
    const { unitId } = units.body.units[0]
    const answers = [
      await post('catalog/unit', { ...scopeOf(kia), unitId }),
      await post('catalog/unit', { ...scopeOf(kia), unitId: 'x' }),
      await post('units', { ...scopeOf(kia), groupId: '999999' }),
      await post('category/detail', { ...scopeOf(kia), groupId: 'quick-nothing' }),
      await post('wizard/steps', { code: 'ZAZ' }),
      await gateway.post('/laximo/collect_units', { ...scopeOf(kia), unitIds: [unitId] }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(404)
      expect(body.message).toMatch(/нет.*(Выберите|выберите)/)
    }
    const mixed = await post('catalog/group', { ...scopeOf(kia), vehicleId: lada.vehicleId })
    expect(mixed).toMatchObject({ status: 400, body: { message: expect.stringContaining('другой машине') } })
  })

  describe('the wizard', () => {
    type Step = {
      id: string
      isDetermined: boolean
      value: string | null
      resetSsd: string | null
      options: Choice[]
    }
    type Choice = { title: string; ssd: string }

    const steps = async (ssd?: string) => (await post('wizard/steps', { code: 'toyota', ssd })).body
    const choose = (body: { steps: Step[] }, id: string, title: string) =>
      body.steps.find((step) => step.id === id)?.options.find((choice) => choice.title === title)?.ssd ?? ''

    it('narrows down answer by answer, and takes each answer back alone', async () => {
      const start = await steps()
      expect(start.catalog.code).toBe('TOYOTA')
      const model = await steps(choose(start, 'model', 'Camry XV50'))
      const engine = await steps(choose(model, 'engine', '2AR-FE'))
      const step = (body: { steps: Step[] }, id: string) => body.steps.find((known) => known.id === id)
      expect(step(engine, 'model')).toMatchObject({ isDetermined: true, value: 'Camry XV50' })
      // One gearbox is left, so the visitor does not choose.
      expect(step(engine, 'gearbox')).toMatchObject({
        isDetermined: true,
        value: 'АКПП-6',
        resetSsd: null,
        options: [],
      })
      const found = await post('vehicle/findByWizard2', { code: 'TOYOTA', ssd: engine.ssd })
      expect(found.body.vehicles).toHaveLength(1)
      expect(found.body.vehicles[0]).toMatchObject({ brand: 'Toyota', year: null, carId: expect.any(Number) })
      const withoutModel = await steps(step(engine, 'model')?.resetSsd ?? '')
      expect(step(withoutModel, 'engine')).toMatchObject({ value: '2AR-FE' })
      expect(step(withoutModel, 'model')?.options.map(({ title }) => title)).toEqual([
        'Camry XV50',
        'RAV4 IV (XA40)',
      ])
    })

    it('tells the year of the car to what it finds', async () => {
      const start = await steps()
      const model = await steps(choose(start, 'model', 'Camry XV50'))
      const year = await steps(choose(model, 'year', '2016'))
      const { body } = await post('vehicle/findByWizard2', { ssd: year.ssd })
      expect(body.vehicles.every((vehicle: Wire) => vehicle['year'] === 2016)).toBe(true)
    })

    it('refuses the answers of another catalogue', async () => {
      const start = await steps()
      const { status, body } = await post('wizard/steps', { code: 'LADA', ssd: start.ssd })
      expect({ status, message: body.message }).toEqual({
        status: 400,
        message: expect.stringContaining('другому каталогу'),
      })
    })

    it('says that a state of answers is no vehicle yet', async () => {
      const { status, body } = await post('catalog/group', { code: 'TOYOTA', ssd: (await steps()).ssd })
      expect(status).toBe(400)
      expect(body.message).toContain('ещё не выбрана')
    })
  })

  it('show of parts by years only those of the car’s year', async () => {
    const bumper = async (ssd: string) => {
      const units = await post('units', { code: 'TOYOTA', ssd })
      const unit = units.body.units.find(({ title }: Wire) => title === 'Бампер передний')
      const { body } = await post('catalog/unit', { code: 'TOYOTA', ssd, unitId: unit.unitId })
      return body.parts.filter((part: Wire) => part['title'] === 'Бампер передний')
    }
    const known = await vinVehicle('TOYOTA')
    expect(known.year).toBe(2013)
    expect(await bumper(known.ssd)).toHaveLength(1)
    const [unknown] = (await post('vehicle/findByVin', { vin: 'ASV50-1012345' })).body.vehicles
    expect(unknown.year).toBeNull()
    const both = await bumper(unknown.ssd)
    expect(both.map(({ attributes }: { attributes: Wire[] }) => attributes[0]?.['value'])).toEqual([
      'до 06.2015',
      'с 07.2015',
    ])
  })

  it('gather one kind of part in a quick group, and mark its rows wherever it leads', async () => {
    const vehicle = await vinVehicle('HYUNDAI')
    const { body } = await post('catalog/group', scopeOf(vehicle))
    const pads = body.groups.find((group: Wire) => group['isQuick'] && group['title'] === 'Колодки')
    const { status, body: category } = await post('category/detail', {
      ...scopeOf(vehicle),
      groupId: pads.groupId,
    })
    expect(status).toBe(200)
    expect(category.group).toMatchObject({ title: 'Колодки', isQuick: true })
    expect(category.units.map(({ title }: Wire) => title)).toEqual([
      'Тормоз дисковый передний',
      'Тормоз барабанный задний',
    ])
    const [first] = category.units
    const opened = await post('catalog/unit', { code: 'HYUNDAI', ssd: first.ssd, unitId: first.unitId })
    for (const unit of [first, opened.body]) {
      const marked = unit.parts.filter((part: Wire) => part['isMatch'])
      expect(marked.map((part: Wire) => part['title'])).toEqual(['Колодки тормозные передние, комплект'])
    }
    const whole = await post('catalog/unit', { ...scopeOf(vehicle), unitId: first.unitId })
    expect(whole.body.parts.some((part: Wire) => part['isMatch'])).toBe(false)
  })

  describe('a number', () => {
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

  it('give a page of its own to each catalogue, and none to a chosen car', async () => {
    const meta = async (uri: string) => (await gateway.post('/seo/api/v1/meta-data', { uri })).body
    expect(await meta('/original_catalogs/LADA')).toMatchObject({
      title: expect.stringContaining('Оригинальный каталог запчастей LADA'),
      canonical: '/original_catalogs/LADA',
      robots: 'index,follow',
    })
    for (const uri of [
      '/original_catalogs/LADA?ssd=x',
      '/original_catalogs/unit?code=LADA',
      '/original_catalogs/ZZZ',
    ])
      expect(await meta(uri)).toMatchObject({ robots: 'noindex,follow' })
  })
})
