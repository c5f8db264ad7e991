import { afterEach, expect, it } from 'vitest'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import { VEHICLE_KEY } from './chosen-vehicle'
import { currentVehicle, twinOf } from './current-vehicle'
import { chooseVehicle, createVehicleStore, followVehicle } from './vehicle-store'

const SOLARIS = { carId: 7, uuid: 'u', mark: 'Hyundai', model: 'Solaris II', modification: '1.6' }
const LADA = userCar.parse({
  vin: 'XTA210990Y1234567',
  mark: 'LADA',
  model: 'Vesta',
  carId: 3,
  isCurrent: true,
})
const GOLF = userCar.parse({ vin: 'WVWZZZ1JZ3W386752', title: 'Гольф' })
const known = { isKnown: true, chosen: null }

afterEach(() => localStorage.clear())

it('is not known before the browser was asked', () => {
  expect(
    currentVehicle({ isKnown: false, chosen: null }, { isAuthorized: true, cars: [LADA] }),
  ).toBeUndefined()
})

it('is the current one of the garage', () => {
  expect(currentVehicle(known, { isAuthorized: true, cars: [GOLF, LADA] })).toEqual({
    carId: 3,
    uuid: null,
    title: 'LADA Vesta',
    short: 'Vesta',
    year: null,
    garageName: LADA.vin,
  })
  expect(currentVehicle(known, { isAuthorized: true, cars: [GOLF] })).toBeNull()
  expect(currentVehicle(known, { isAuthorized: false, cars: [LADA] })).toBeNull()
})

it('what the browser has chosen goes before the garage', () => {
  expect(currentVehicle({ ...known, chosen: SOLARIS }, { isAuthorized: true, cars: [LADA] })).toMatchObject({
    carId: 7,
    title: 'Hyundai Solaris II 1.6',
    short: 'Solaris II',
    garageName: null,
  })
})

it('is called shortly without the code of its body', () => {
  const chosen = { ...SOLARIS, model: 'Solaris II (HCR)' }
  expect(currentVehicle({ ...known, chosen }, { isAuthorized: false, cars: [] })?.short).toBe('Solaris II')
})

it('what is chosen means the car of the garage with its VIN, else one of its kind that may have it', () => {
  const keyed = { ...LADA, vin: 'CAR-0123ABCD', carId: 7 }
  const other = { ...LADA, carId: 7 }
  expect(twinOf(SOLARIS, [GOLF, keyed])).toBe(keyed)
  expect(twinOf({ ...SOLARIS, vin: GOLF.vin.toLowerCase() }, [keyed, GOLF])).toBe(GOLF)
  expect(twinOf({ ...SOLARIS, vin: 'XTAGFK330JY144213' }, [other])).toBeUndefined()
  expect(twinOf({ ...SOLARIS, vin: 'XTAGFK330JY144213' }, [keyed])).toBe(keyed)
})

it('a choice is known to a page opened later and to the tabs that are open', () => {
  const [one, other, later] = [createVehicleStore(), createVehicleStore(), createVehicleStore()]
  const stop = followVehicle(other)
  expect(chooseVehicle(one, SOLARIS)).toBe(true)
  window.dispatchEvent(
    new StorageEvent('storage', { key: VEHICLE_KEY, newValue: localStorage.getItem(VEHICLE_KEY) }),
  )
  expect(other.getState().chosen).toEqual(SOLARIS)
  followVehicle(later)()
  expect(later.getState().chosen).toEqual(SOLARIS)
  chooseVehicle(one, null)
  window.dispatchEvent(new StorageEvent('storage', { key: VEHICLE_KEY, newValue: null }))
  expect(other.getState()).toEqual({ isKnown: true, chosen: null })
  stop()
})

it('a choice is known to a page that the browser kept, once it is shown again', () => {
  const [one, kept] = [createVehicleStore(), createVehicleStore()]
  const stop = followVehicle(kept)
  chooseVehicle(one, SOLARIS)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(kept.getState().chosen).toEqual(SOLARIS)
  stop()
})
