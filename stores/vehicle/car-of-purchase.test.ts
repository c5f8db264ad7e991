import { expect, it } from 'vitest'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import { carOfPurchase } from './car-of-purchase'

const VESTA = userCar.parse({
  vin: 'XTAGFK330JY144213',
  mark: 'LADA',
  model: 'Vesta',
  carId: 7,
  modificationUuid: 'vesta',
  isCurrent: true,
})
const RIO = userCar.parse({ vin: 'CAR-0000RTA1', title: 'Рабочая', carId: 9, modificationUuid: 'rio' })
const TWIN = userCar.parse({ ...RIO, vin: 'CAR-0000RTA2', title: 'Вторая', isCurrent: true })
const garage = { isAuthorized: true, cars: [VESTA, RIO] }

function chosen(carId: number, vin?: string) {
  return { carId, uuid: null, mark: 'Kia', model: 'Rio', modification: '1.6', ...(vin ? { vin } : {}) }
}

it.each([
  ['the current car of the garage', null, undefined, 'LADA Vesta'],
  ['the car that this browser has chosen, where it stands in the garage', chosen(9), undefined, 'Рабочая'],
  ['no car where the chosen one stands in no garage', chosen(11), undefined, undefined],
  ['no car where another VIN is chosen', chosen(7, 'Z94CB41AAGR323020'), undefined, undefined],
  ['the car of a page of planned service', null, { modificationUuid: 'rio' }, 'Рабочая'],
  ['the car of a drawing, by what it is', null, { carId: 9, vin: null }, 'Рабочая'],
  [
    'the car of a drawing, by its VIN',
    chosen(9),
    { carId: null, vin: VESTA.vin.toLowerCase() },
    'LADA Vesta',
  ],
  ['no car on the page of a strange one', null, { modificationUuid: 'octavia' }, undefined],
  ['no car on a drawing that knows of none', null, { carId: null, vin: null }, undefined],
])('goods are for %s', (_, choice, page, title) => {
  expect(carOfPurchase(choice, garage, page)?.title).toBe(title)
})

it('a guest’s car is told to nobody', () => {
  expect(carOfPurchase(chosen(7), { isAuthorized: false, cars: [] })).toBeNull()
})

it('of two equal cars the current one is meant', () => {
  const two = { isAuthorized: true, cars: [RIO, TWIN] }
  expect(carOfPurchase(null, two, { modificationUuid: 'rio' })?.title).toBe('Вторая')
})
