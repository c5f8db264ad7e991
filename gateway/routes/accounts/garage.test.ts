import { expect, it } from 'vitest'
import { useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createCar, deleteCar, readCar, updateCar } from '@/lib/gateway/contracts/catalog/cars'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'

const VIN = 'XTA210990Y1234567'
const OTHER_VIN = 'WVWZZZ1JZ3W386752'

describeWithDatabase('a car in the garage', (database) => {
  const { shopper } = useAccountGateway(database)

  it('comes with the profile, is changed by its VIN in either case, and goes', async () => {
    const one = await shopper()
    const added = await one.call(createCar, {
      body: { vin: VIN.toLowerCase(), title: 'Лада', mileage: 10, isCurrent: true },
    })
    expect(added.body.cars).toMatchObject([{ vin: VIN, title: 'Лада', mileage: 10, isCurrent: true }])
    await one.call(createCar, { body: { vin: OTHER_VIN, isCurrent: true } })
    const { body } = await one.call(updateCar, {
      body: { vin: VIN.toLowerCase(), mileage: 20, title: null },
    })
    expect(body.cars.map(({ vin, isCurrent }) => [vin, isCurrent])).toEqual([
      [OTHER_VIN, true],
      [VIN, false],
    ])
    expect((await one.call(readCar, { body: { vin: VIN } })).body).toMatchObject({
      mileage: 20,
      title: null,
    })
    expect((await one.call(deleteCar, { body: { vin: VIN.toLowerCase() } })).body.cars).toHaveLength(1)
  })

  it('is there once, though the answer was lost and it is sent again', async () => {
    const one = await shopper()
    const body = { vin: VIN, mark: 'Lada', year: 2008, isCurrent: true }
    for (const vin of [VIN, VIN.toLowerCase()]) {
      const added = await one.call(createCar, { body: { ...body, vin } })
      expect(added).toMatchObject({ status: 200, body: { cars: [body] } })
    }
    expect((await one.call(createCar, { body: { ...body, year: 2009 } })).status).toBe(409)
    expect((await one.call(createCar, { body: { vin: VIN } })).status).toBe(409)
  })

  it.each([
    ['SHORT', /В VIN 17 знаков, а здесь 5/],
    ['XTA210990Y123456', /В VIN 17 знаков, а здесь 16/],
    ['XTA210990Y12345678', /В VIN 17 знаков, а здесь 18/],
    ['ЖTA210990Y1234567', /Знака «Ж» в VIN нет/],
    ['X'.repeat(40), /[а-я]/],
  ])('is not %s, and says why', async (vin, words) => {
    const one = await shopper()
    const refused = await one.call(createCar, { body: { vin } })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'vin', message: expect.stringMatching(words) }] },
    })
    expect((await one.call(readProfile, {})).body.cars).toEqual([])
  })

  it('takes the letters of a Cyrillic keyboard for the Latin ones that they look like', async () => {
    const one = await shopper()
    const { body } = await one.call(createCar, { body: { vin: ' хта 210990 у1234567 ' } })
    expect(body.cars).toMatchObject([{ vin: 'XTA210990Y1234567' }])
  })

  it.each([{ year: 1899 }, { year: 2200 }, { mileage: -1 }, { mileage: 10_000_001 }, { carId: 0 }])(
    'does not take %j',
    async (fields) => {
      const one = await shopper()
      const refused = await one.call(createCar, { body: { vin: VIN, ...fields } })
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: [{ message: expect.stringMatching(/[а-я]/) }] },
      })
    },
  )

  it('says that a car deleted elsewhere is gone', async () => {
    const one = await shopper()
    await one.call(createCar, { body: { vin: VIN } })
    await one.call(deleteCar, { body: { vin: VIN } })
    for (const operation of [readCar, deleteCar, updateCar]) {
      const response = await one.call(operation, { body: { vin: VIN } })
      expect(response).toMatchObject({ status: 404, body: { message: 'Такой машины в гараже нет.' } })
    }
  })

  it('is kept without a VIN under a key of its own, and keeps everything when its VIN becomes known', async () => {
    const one = await shopper()
    const key = 'CAR-0123ABCD'
    const added = await one.call(createCar, { body: { vin: key.toLowerCase(), note: 'жены', mileage: 7 } })
    expect(added.body.cars).toMatchObject([{ vin: key, note: 'жены' }])
    const { body } = await one.call(updateCar, { body: { vin: key, newVin: VIN.toLowerCase() } })
    expect(body.cars).toMatchObject([{ vin: VIN, note: 'жены', mileage: 7 }])
    expect((await one.call(readCar, { body: { vin: key } })).status).toBe(404)
  })

  it('gets its VIN with digits for the letters that no VIN has, and goes by a key once its VIN is taken out', async () => {
    const one = await shopper()
    await one.call(createCar, { body: { vin: 'хта21О99ОY123456I', note: 'моя' } })
    const { body } = await one.call(updateCar, {
      body: { vin: 'XTA210990Y1234561', newVin: 'CAR-0123ABCD', mark: 'LADA' },
    })
    expect(body.cars).toMatchObject([{ vin: 'CAR-0123ABCD', mark: 'LADA', note: 'моя' }])
  })

  it('does not take a VIN that another car has, nor one that is none', async () => {
    const one = await shopper()
    await one.call(createCar, { body: { vin: VIN } })
    await one.call(createCar, { body: { vin: OTHER_VIN } })
    expect((await one.call(updateCar, { body: { vin: VIN, newVin: OTHER_VIN } })).status).toBe(409)
    expect((await one.call(updateCar, { body: { vin: VIN, newVin: VIN } })).status).toBe(200)
    const refused = await one.call(updateCar, { body: { vin: VIN, newVin: 'XTA210990Y123456' } })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'newVin', message: expect.stringContaining('здесь 16') }] },
    })
  })

  it("is not another one's", async () => {
    const [owner, other] = [await shopper(), await shopper()]
    await owner.call(createCar, { body: { vin: VIN, note: 'моя' } })
    for (const operation of [readCar, deleteCar]) {
      expect((await other.call(operation, { body: { vin: VIN } })).status).toBe(404)
    }
    expect((await other.call(updateCar, { body: { vin: VIN, note: 'чужая' } })).status).toBe(404)
    expect((await owner.call(readCar, { body: { vin: VIN } })).body.note).toBe('моя')
  })
})
