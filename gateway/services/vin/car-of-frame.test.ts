import { expect, it } from 'vitest'
import { carOfFrame } from '@/gateway/services/vin/car-of-frame'

it.each([
  ['NZE141-6123456', 'Toyota', 'Corolla Axio, Fielder'],
  ['ZVW30-1234567', 'Toyota', 'Prius'],
  ['SXE10-0012345', 'Toyota', 'Altezza'],
  ['GD1-1234567', 'Honda', 'Fit'],
  ['GG3S-100123', 'Mazda', 'Atenza'],
])('%s is a %s %s', (number, make, model) => {
  expect(carOfFrame(number)).toEqual({ make, model })
})

it('knows no car of another body', () => {
  expect(carOfFrame('XYZ99-0012345')).toBeUndefined()
})
