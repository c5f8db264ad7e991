import { expect, it } from 'vitest'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import { carForm, catalogKeysOf, toCarFields, toFormValues } from './car-form'

const EMPTY = toFormValues(undefined, null)
const SOLARIS = { carId: 7, uuid: 'u-7', mark: 'Hyundai', model: 'Solaris II', modification: '1.6' }
const schema = carForm(2026)

function problemsOf(values: Partial<typeof EMPTY>) {
  const read = schema.safeParse({ ...EMPTY, ...values })
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message])
}

it.each([
  [{}, [['mark', 'Укажите марку или VIN']]],
  [{ mark: 'Hyundai' }, []],
  [{ title: 'Ласточка' }, []],
  [{ vin: 'ХТАGFK330JY144213' }, []],
  [{ vin: 'XTAGFK330JY14421' }, [['vin', 'В VIN 17 знаков, а здесь 16']]],
  [{ mark: 'Форд', year: '1899' }, [['year', 'Год выпуска: от 1900 до 2027']]],
  [{ mark: 'Форд', year: '2028' }, [['year', 'Год выпуска: от 1900 до 2027']]],
  [{ mark: 'Форд', year: '20x6' }, [['year', 'Год выпуска: от 1900 до 2027']]],
  [{ mark: 'Форд', year: '2027', mileage: '0' }, []],
  [{ mark: 'Форд', mileage: '10000001' }, [['mileage', 'Пробег: до 10 000 000 км']]],
  [{ mark: 'Форд', mileage: '-1' }, [['mileage', 'Пробег: до 10 000 000 км']]],
])('of %j it says %j', (values, problems) => {
  expect(problemsOf(values)).toEqual(problems)
})

it('shows a car as it is kept, and no key in the place of a VIN', () => {
  const car = userCar.parse({ vin: 'CAR-0123ABCD', mark: 'LADA', year: 2015, mileage: 0, note: 'дача' })
  expect(toFormValues(car, null)).toMatchObject({
    vin: '',
    mark: 'LADA',
    year: '2015',
    mileage: '0',
    note: 'дача',
  })
  expect(toFormValues({ ...car, vin: 'XTAGFK330JY144213' }, null).vin).toBe('XTAGFK330JY144213')
})

it('an emptied field is forgotten', () => {
  const values = { ...EMPTY, mark: ' LADA ', plate: 'а123вс77', year: '2015' }
  expect(toCarFields(values, { carId: null, uuid: null })).toMatchObject({
    mark: 'LADA',
    model: null,
    year: 2015,
    mileage: null,
    plate: 'А123ВС77',
    title: null,
    carId: null,
  })
})

it('keeps the catalogue car only while the words name it', () => {
  const chosen = toFormValues(undefined, SOLARIS)
  expect(catalogKeysOf(chosen, undefined, SOLARIS)).toMatchObject({ carId: 7, uuid: 'u-7' })
  expect(catalogKeysOf({ ...chosen, model: 'Creta' }, undefined, SOLARIS)).toEqual({
    carId: null,
    uuid: null,
  })
  const stored = userCar.parse({ vin: 'CAR-0123ABCD', mark: 'LADA', carId: 3, modificationUuid: 'u-3' })
  expect(catalogKeysOf(toFormValues(stored, null), stored, null)).toEqual({ carId: 3, uuid: 'u-3' })
  expect(catalogKeysOf(toFormValues(stored, null), stored, SOLARIS)).toEqual({ carId: 3, uuid: 'u-3' })
  expect(catalogKeysOf(EMPTY, undefined, null)).toEqual({ carId: null, uuid: null })
})
