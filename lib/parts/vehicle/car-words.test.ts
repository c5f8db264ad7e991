import { expect, it } from 'vitest'
import { nameOfCar } from './car-words'

const CAR = { vin: 'CAR-0000RTA1', title: null, mark: 'Kia', model: 'Rio IV', modification: '1.6 MPI' }
const UNTOLD = { mark: null, model: null, modification: null }

it.each([
  ['by what its owner calls it', { ...CAR, title: 'Рабочая' }, 'Рабочая'],
  ['by what it is', CAR, 'Kia Rio IV 1.6 MPI'],
  ['by as much as is known of it', { ...CAR, modification: null }, 'Kia Rio IV'],
  ['by what it is where its name is empty', { ...CAR, title: '' }, 'Kia Rio IV 1.6 MPI'],
  ['by its key where nothing is known', { ...CAR, ...UNTOLD }, 'CAR-0000RTA1'],
])('a car is named %s', (_, car, name) => {
  expect(nameOfCar(car)).toBe(name)
})
