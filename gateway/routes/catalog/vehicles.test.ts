import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { seedDemoShop } from '@/gateway/demo/seed-demo-shop'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'

type Entry = { id: number; title: string; isPopular: boolean }
type FoundCar = { id: number; manufacturer: string; model: string; title: string }

describeWithDatabase('the vehicle calls', (database) => {
  let gateway: TestGateway

  async function find(words: string): Promise<FoundCar[]> {
    const { status, body } = await gateway.get(`/tecdoc/v1/spa/auto/search?find=${encodeURIComponent(words)}`)
    expect(status).toBe(200)
    return body.items
  }
  const namesOf = (cars: FoundCar[]) => [...new Set(cars.map((car) => `${car.manufacturer} ${car.model}`))]

  beforeAll(async () => {
    await seedDemoShop(database().db, { products: 300 })
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  it('lead from a make over a model to a car', async () => {
    const makes = await gateway.get('/tecdoc/v1/spa/auto/manufacturers')
    const popular = makes.body.items.flatMap(({ title, isPopular }: Entry) => (isPopular ? title : []))
    expect(popular.slice(0, 3)).toEqual(['Kia', 'LADA', 'Hyundai'])
    const hyundai = makes.body.items.find(({ title }: Entry) => title === 'Hyundai')
    const models = await gateway.get(`/tecdoc/v1/spa/auto/models/${hyundai.id}`)
    expect(models.body.manufacturer.title).toBe('Hyundai')
    const solaris = models.body.items.find(({ title }: Entry) => title === 'Solaris II (HCR)')
    expect(solaris).toMatchObject({ manufacturerId: hyundai.id, yearFrom: '01.01.2017' })
    const cars = await gateway.get(`/tecdoc/v1/spa/auto/cars/${solaris.id}`)
    const [first] = cars.body.items
    expect(first).toMatchObject({ modelId: solaris.id, manufacturer: 'Hyundai', model: 'Solaris II (HCR)' })
    const { body } = await gateway.get(`/tecdoc/v1/spa/car/${first.id}`)
    expect(body).toMatchObject({ car: first, model: solaris, manufacturer: hyundai })
  })

  it.each([
    '/tecdoc/v1/spa/auto/models/999999',
    '/tecdoc/v1/spa/auto/cars/999999',
    '/tecdoc/v1/spa/car/999999',
  ])('answer 404 with a sentence for %s', async (path) => {
    const { status, body } = await gateway.get(path)
    expect(status).toBe(404)
    expect(body.message).toMatch(/[а-я]/)
  })

  it.each([
    '/tecdoc/v1/spa/car/abc',
    '/tecdoc/v1/spa/car/99999999999',
    '/tecdoc/v1/spa/auto/models/0',
    '/tecdoc/v1/spa/auto/search?find=',
    '/tecdoc/v1/spa/auto/search?find=%00',
    '/tecdoc/v1/spa/assistants/1?year=1899',
    '/tecdoc/v1/spa/assistants/1?year=2200',
    '/tecdoc/v1/spa/auto/vin/%00',
  ])('refuse %s with a sentence', async (path) => {
    const { status, body } = await gateway.get(path)
    expect(status).toBe(422)
    expect(body.message).toMatch(/[а-я]/)
  })

  describe('found by words', () => {
    it('come of each model in turn, so that the first of them show every generation', async () => {
      const models = (await find('солярис 2017 1.6')).map(({ model }) => model)
      expect(models.slice(0, 4)).toEqual([
        'Solaris I (RB)',
        'Solaris II (HCR)',
        'Solaris I (RB)',
        'Solaris II (HCR)',
      ])
    })

    it.each([
      ['солярис 1.6 акпп', ['Hyundai Solaris I (RB)', 'Hyundai Solaris II (HCR)', 'Hyundai Solaris HC']],
      ['kia rio 2016', ['Kia Rio III (QB)']],
      ['kia rio 2017', ['Kia Rio III (QB)', 'Kia Rio IV (FB)', 'Kia Rio X I (FB)']],
      ['киа рио 3', ['Kia Rio III (QB)']],
      ['гранта', ['LADA Granta I', 'LADA Granta FL']],
      ['камри 50', ['Toyota Camry XV50']],
      ['cx5', ['Mazda CX-5 I (KE)', 'Mazda CX-5 II (KF)']],
      ['rfvhb 70', ['Toyota Camry XV70']],
      ['купить запчасти дастер дизель 2012', ['Renault Duster I (HS)', 'Dacia Duster I']],
      ['патриот автомат', ['УАЗ Patriot I']],
      ['хавал джолион 4x4', ['Haval Jolion I']],
    ])('%s', async (words, names) => {
      expect(namesOf(await find(words)).toSorted()).toEqual(names.toSorted())
    })

    it.each(['колодки', 'qwxz', '1.6', '???'])('not at all for %s', async (words) => {
      expect(await find(words)).toEqual([])
    })
  })

  describe('found by VIN', () => {
    const call = (vin: string) => gateway.get(`/tecdoc/v1/spa/auto/vin/${encodeURIComponent(vin)}`)

    it('lead to the car that the shop knows, in either case', async () => {
      const rows = await selectRows<{ vin: string; id: number; year: number }>(
        database().db,
        sql`select vin, vehicle_id as id, year from vehicle_vins order by vin`,
      )
      expect(rows.length).toBeGreaterThan(10)
      for (const { vin, id, year } of rows) {
        const { body } = await call(vin.toLowerCase())
        expect(body).toMatchObject({ vin, year, cars: [{ id }], warning: null })
        expect(body.manufacturer.title).toBe(body.cars[0].manufacturer)
      }
    })

    it('lead into the choice with the make, and the year where it is written there', async () => {
      const lada = await call('XTAGFK330JY144213')
      expect(lada).toMatchObject({
        status: 200,
        body: { manufacturer: { title: 'LADA' }, year: 2018, cars: [] },
      })
      const renault = await call('VF1KG1PBE34488860')
      expect(renault.body).toMatchObject({ manufacturer: { title: 'Renault' }, year: null, cars: [] })
      expect((await call('AAAAAAAAAAAAAAAAA')).body).toMatchObject({
        manufacturer: null,
        year: null,
        cars: [],
      })
    })

    it('are doubted, not refused, when the check digit is wrong', async () => {
      expect((await call('1M8GDM9AXKP042789')).body.warning).toMatch(/Контрольный знак/)
    })

    it.each(['XTAGFK33OJY144213', 'хта gfk330-jy144213', ' XTAGFK33QJYI442I3 '])(
      'read %j as meant',
      async (vin) => {
        expect((await call(vin)).body).toMatchObject({ vin: 'XTAGFK330JY144213', year: 2018 })
      },
    )

    it.each(['XTAGFK330JY14421', 'XTAGFK330JY1442133', 'ЖTAGFK330JY144213', 'колодки'])(
      'refuse %s with a sentence',
      async (vin) => {
        const { status, body } = await call(vin)
        expect(status).toBe(422)
        expect(JSON.stringify(body)).toMatch(/В VIN|в VIN нет/)
      },
    )

    it('say the make and the model of a frame number, or that nothing is known of it', async () => {
      expect((await call('NZE141-6123456')).body).toMatchObject({
        vin: 'NZE141-6123456',
        manufacturer: { title: 'Toyota' },
        title: 'Toyota Corolla Axio, Fielder',
        year: null,
        cars: [],
      })
      expect((await call('sxe10 0012345')).body).toMatchObject({ title: 'Toyota Altezza' })
      expect((await call('XYZ99-0012345')).body).toMatchObject({ manufacturer: null, title: null, cars: [] })
    })

    it('name no year of a maker that writes none, and the cycle before of one that lies ahead', async () => {
      expect((await call('WBA71DC010CH14720')).body).toMatchObject({ title: 'BMW', year: null })
      expect((await call('XTA210930V2212345')).body).toMatchObject({ year: 1997 })
    })
  })
})
