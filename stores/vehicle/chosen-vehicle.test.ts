import { expect, it } from 'vitest'
import { readChosenVehicle, writeChosenVehicle } from './chosen-vehicle'

const SOLARIS = {
  carId: 7,
  uuid: 'u-7',
  mark: 'Hyundai',
  model: 'Solaris II',
  modification: '1.6 (123 л. с.)',
}

it('reads back what it wrote', () => {
  expect(readChosenVehicle(writeChosenVehicle(SOLARIS))).toEqual(SOLARIS)
})

it('keeps the year and the VIN by which it was found, and drops what is neither', () => {
  const found = { ...SOLARIS, year: 2018, vin: 'XTAGFK330JY144213' }
  expect(readChosenVehicle(writeChosenVehicle(found))).toEqual(found)
  const broken = JSON.stringify({ version: 1, car: { ...SOLARIS, year: '2018', vin: '<b>' } })
  expect(readChosenVehicle(broken)).toEqual(SOLARIS)
})

it.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '"x"',
  '{"version":2,"car":{"carId":7,"mark":"Hyundai"}}',
  '{"version":1}',
  '{"version":1,"car":{"carId":"7","mark":"Hyundai"}}',
  '{"version":1,"car":{"carId":7}}',
])('%j names no car', (text) => {
  expect(readChosenVehicle(text)).toBeNull()
})
