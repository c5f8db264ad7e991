import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeWithDemoShop } from '@/gateway/test-support/databases'
import { scopeOf, useOriginals, type Wire } from './testing/use-originals'

describeWithDemoShop(3000, 'the original catalogues', (database) => {
  const { gateway, post, vinVehicle } = useOriginals(database)

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
    ['an email that looks like none', 'ЖTAGFL110JY144213', 422, /Знака «Ж»/],
    ['a wrong check digit', '1M8GDM9AXKP042789', 422, /Контрольный знак/],
    ['a maker whose car nobody knows', 'VF1KG1PBE34488860', 404, /Renault.*выберите машину/],
    ['a frame number that nobody knows', 'SXA11-0012345', 404, /номером кузова/],
    ['words', 'колодки', 422, /номер кузова/i],
  ])('answer a VIN with %s by a sentence and a next step', async (_, vin, status, sentence) => {
    const response = await post('vehicle/findByVin', { vin })
    expect(response.status).toBe(status)
    expect(response.body.message).toMatch(sentence)
    expect(response.body.message).toMatch(/[Вв]ыберите машину/)
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
    const send = (vin: string) => gateway().get(`/tecdoc/v1/spa/auto/vin/${encodeURIComponent(vin)}`)
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
      await gateway().post('/laximo/collect_units', { ...scopeOf(kia), unitIds: [unitId] }),
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

  it('give a page of its own to each catalogue, and none to a chosen car', async () => {
    const meta = async (uri: string) => (await gateway().post('/seo/api/v1/meta-data', { uri })).body
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
