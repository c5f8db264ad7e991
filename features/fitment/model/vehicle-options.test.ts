import { expect, it } from 'vitest'
import { vehicleCar } from '@/lib/gateway/contracts/catalog/vehicle-shapes'
import { factsOfVehicle, groupByLetter, toChosenVehicle } from './vehicle-options'

const makes = [
  { id: 1, title: 'Toyota', isPopular: true },
  { id: 2, title: 'ГАЗ', isPopular: false },
  { id: 3, title: 'Alfa Romeo', isPopular: false },
  { id: 4, title: 'Audi', isPopular: true },
]

function titlesOf(query: string) {
  return groupByLetter(makes, query).map(({ title, options }) => [title, options.map((one) => one.title)])
}

it('popular ones come first in the order of the answer, then all by letters', () => {
  expect(titlesOf('')).toEqual([
    ['Популярные', ['Toyota', 'Audi']],
    ['Г', ['ГАЗ']],
    ['A', ['Alfa Romeo', 'Audi']],
    ['T', ['Toyota']],
  ])
})

it.each([
  ['a', ['Alfa Romeo', 'Audi']],
  ['ROM', ['Alfa Romeo']],
  ['газ', ['ГАЗ']],
  ['yota', []],
])('the words %j leave %j', (query, titles) => {
  expect(titlesOf(query)).toEqual(titles.length > 0 ? [[null, titles]] : [])
})

it('every option has a key of its own, also where it is shown twice', () => {
  const keys = groupByLetter(makes, '').flatMap(({ options }) => options.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})

const car = vehicleCar.parse({
  id: 7,
  modelId: 2,
  manufacturer: 'Hyundai',
  model: 'Solaris II',
  title: '1.6 (123 л. с.)',
  yearFrom: '01.01.2017',
  engine: 'G4FC',
  power: 123,
  fuel: 'бензин',
  gearbox: 'АКПП',
  uuid: 'u-7',
})

it('says of a car what its title does not say', () => {
  expect(factsOfVehicle(car)).toBe('G4FC, бензин, АКПП, 2017–н. в.')
  expect(factsOfVehicle({ ...car, drive: 'передний' })).toBe(
    'G4FC, бензин, АКПП, передний привод, 2017–н. в.',
  )
  expect(factsOfVehicle({ ...car, drive: '4WD' })).toContain('АКПП, 4WD, 2017')
})

it('a chosen car is what the browser keeps', () => {
  expect(toChosenVehicle(car)).toEqual({
    carId: 7,
    uuid: 'u-7',
    mark: 'Hyundai',
    model: 'Solaris II',
    modification: '1.6 (123 л. с.)',
  })
})
