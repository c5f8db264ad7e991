import {
  checkProfileExists,
  createProfile,
  deleteProfile,
  login,
  logout,
  readProfile,
  recoverProfile,
  subscribe,
  unsubscribe,
  updateProfile,
} from '@/lib/gateway/contracts/accounts/passport'
import { getStorage, setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { createCar, deleteCar, readCar, updateCar } from '@/lib/gateway/contracts/catalog/cars'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import { recordOf } from '../mocked-people'
import { answer, type ShopHandler, type UserRecord, type Visit } from './shop-handler'

type Car = NonNullable<UserRecord['cars']>[number]

/** The person who is signed in, with what he changes about himself and his cars. */
export const ACCOUNT_HANDLERS: readonly ShopHandler[] = [
  answer(readProfile, (_, { record }) => record),
  answer(login, (_, { record }) => record),
  answer(logout, () => recordOf(undefined)),
  answer(deleteProfile, () => recordOf(undefined)),
  answer(createProfile, ({ body: { name, email, phone } }, visit) =>
    write(visit, { name, ...(email && { email }), ...(phone && { phone }) }),
  ),
  answer(recoverProfile, (_, { record }) => record),
  answer(updateProfile, ({ body }, visit) => {
    const { password: _new, currentPassword: _old, code: _code, previousCode: _previous, ...changes } = body
    return write(visit, changes)
  }),
  answer(subscribe, (_, visit) => write(visit, { isSubscribe: true })),
  answer(unsubscribe, (_, visit) => write(visit, { isSubscribe: false })),
  answer(checkProfileExists, () => ({ isExist: false, phone: false, email: false })),
  answer(createCar, ({ body }, visit) => write(visit, { cars: [body, ...carsOf(visit)] })),
  answer(readCar, ({ body }, visit) => carsOf(visit).find(({ vin }) => isSameVin(vin, body.vin))),
  answer(deleteCar, ({ body }, visit) =>
    write(visit, { cars: carsOf(visit).filter(({ vin }) => !isSameVin(vin, body.vin)) }),
  ),
  answer(updateCar, ({ body: { vin, newVin, ...changes } }, visit) => {
    const cars = carsOf(visit)
    const old = cars.find((car) => isSameVin(car.vin, vin))
    if (!old) return undefined
    // One car is the current one.
    const others = cars.filter((car) => car !== old)
    const rest = changes.isCurrent ? others.map((car) => ({ ...car, isCurrent: false })) : others
    return write(visit, { cars: [{ ...old, ...changes, vin: newVin ?? old.vin }, ...rest] })
  }),
  answer(getStorage, ({ body }, { storage }) =>
    Object.fromEntries([...storage].filter(([key]) => body.keys.includes(key))),
  ),
  answer(setStorage, ({ body }, { storage }) => {
    for (const [key, value] of Object.entries(body)) storage.set(key, value)
    return body
  }),
]

function carsOf({ record }: Visit): Car[] {
  return record.cars ?? []
}

function write(visit: Visit, changes: Partial<UserRecord>): UserRecord {
  visit.record = { ...visit.record, ...changes }
  return visit.record
}
