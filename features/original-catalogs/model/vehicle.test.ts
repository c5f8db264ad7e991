import { expect, it } from 'vitest'
import { compareVehicles, type OriginalVehicle, titleOfVehicle } from './vehicle'

function vehicle(name: string, values: Record<string, string>): OriginalVehicle {
  return {
    vehicleId: name,
    code: 'TA',
    ssd: name,
    brand: 'Toyota',
    name,
    vin: null,
    year: null,
    carId: null,
    attributes: Object.entries(values).map(([code, value]) => ({ code, title: code.toUpperCase(), value })),
  }
}

it('shows what differs in columns, the most telling first, and says what does not once', () => {
  const { columns, rows, shared } = compareVehicles([
    vehicle('a', { body: 'седан', engine: '1.6', market: 'EU', door: '4' }),
    vehicle('b', { body: 'седан', engine: '1.8', market: 'EU' }),
    vehicle('c', { body: 'седан', engine: '2.0', market: 'RU', door: '4' }),
  ])
  expect(columns.map(({ code }) => code)).toEqual(['engine', 'market', 'door'])
  expect(rows.map(({ values }) => values)).toEqual([
    ['1.6', 'EU', '4'],
    ['1.8', 'EU', '—'],
    ['2.0', 'RU', '4'],
  ])
  expect(shared).toEqual([{ title: 'BODY', value: 'седан' }])
})

it('does not name the maker twice', () => {
  expect(titleOfVehicle({ brand: 'Toyota', name: 'Toyota Camry' })).toBe('Toyota Camry')
  expect(titleOfVehicle({ brand: 'Toyota', name: 'Camry' })).toBe('Toyota Camry')
})
