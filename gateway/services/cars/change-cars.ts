import { and, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { userCars } from '@/gateway/db/schema/accounts'
import { cartLines } from '@/gateway/db/schema/cart'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { toUserCar } from '@/gateway/services/accounts/to-user-record'
import { isCarOf, toCarName } from '@/gateway/services/cars/car-vin'
import { toCarKey } from '@/gateway/services/cars/line-car'
import type { createCar, updateCar } from '@/lib/gateway/contracts/catalog/cars'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

const MAX_CARS = 50
const NO_CAR = 'Такой машины в гараже нет.'

const TAKEN = 'Машина с таким VIN уже есть в гараже.'

type NewCar = ParsedRequestOf<typeof createCar>['body']
type CarChanges = ParsedRequestOf<typeof updateCar>['body']

// Only one car is the current one; the lock on the user's row puts two changes in order.
async function makeRoomForCurrent(db: Database, userId: string, isCurrent: boolean | undefined) {
  await lockUser(db, userId)
  if (!isCurrent) return
  await db
    .update(userCars)
    .set({ isCurrent: false })
    .where(and(eq(userCars.userId, userId), eq(userCars.isCurrent, true)))
}

export function addCar(db: Database, userId: string, { vin: text, ...fields }: NewCar) {
  const vin = toCarName(text)
  return db.transaction(async (tx) => {
    await makeRoomForCurrent(tx, userId, fields.isCurrent)
    const [held] = await tx.select({ cars: count() }).from(userCars).where(eq(userCars.userId, userId))
    if ((held?.cars ?? 0) >= MAX_CARS) throw gatewayError('conflict', `В гараже не больше ${MAX_CARS} машин.`)
    const added = await tx
      .insert(userCars)
      .values({ userId, vin, ...fields })
      .onConflictDoNothing()
      .returning({ id: userCars.id })
    if (added.length === 0) await keepHeld(tx, userId, vin, fields)
  })
}

/** What a person writes of a car. */
const WRITTEN = [
  'title',
  'mark',
  'model',
  'modification',
  'modificationUuid',
  'carId',
  'year',
  'plate',
  'mileage',
  'note',
] as const

/** The very car is there already where its answer was lost and it is sent again; another one of this VIN is refused. */
async function keepHeld(tx: Database, userId: string, vin: string, given: Omit<NewCar, 'vin'>) {
  const [car] = await tx.select().from(userCars).where(isCarOf(userId, vin))
  if (!car || WRITTEN.some((name) => car[name] !== (given[name] ?? null)))
    throw gatewayError('conflict', TAKEN)
  if (given.isCurrent) await tx.update(userCars).set({ isCurrent: true }).where(eq(userCars.id, car.id))
}

export function changeCar(db: Database, userId: string, { vin, newVin, ...given }: CarChanges) {
  const fields = newVin === undefined ? given : { ...given, vin: toCarName(newVin, 'newVin') }
  return db.transaction(async (tx) => {
    await makeRoomForCurrent(tx, userId, fields.isCurrent)
    const [car] = await tx.select({ id: userCars.id }).from(userCars).where(isCarOf(userId, vin))
    if (!car) throw notFound(NO_CAR)
    if ('vin' in fields) await refuseTaken(tx, userId, fields.vin, car.id)
    const isChanged = Object.values(fields).some((value) => value !== undefined)
    if (isChanged) await tx.update(userCars).set(fields).where(eq(userCars.id, car.id))
    if ('vin' in fields) await renamePurchases(tx, userId, vin, fields.vin)
  })
}

/** What is in the cart or was ordered for a car stays with it when it gets another name. */
async function renamePurchases(tx: Database, userId: string, from: string, to: string) {
  const [old, carName] = [toCarKey(from), toCarKey(to)]
  await tx
    .update(cartLines)
    .set({ carName })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.carName, old)))
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx
    .update(orderLines)
    .set({ carName })
    .where(and(inArray(orderLines.orderId, own), eq(orderLines.carName, old)))
}

// The user's row is locked already, so no other change can take the VIN meanwhile.
async function refuseTaken(tx: Database, userId: string, vin: string, ownId: string) {
  const [taken] = await tx.select({ id: userCars.id }).from(userCars).where(isCarOf(userId, vin))
  if (taken && taken.id !== ownId) throw gatewayError('conflict', TAKEN)
}

export async function removeCar(db: Database, userId: string, vin: string) {
  const removed = await db.delete(userCars).where(isCarOf(userId, vin)).returning({ id: userCars.id })
  if (removed.length === 0) throw notFound(NO_CAR)
}

export async function readCar(db: Database, userId: string, vin: string) {
  const [car] = await db.select().from(userCars).where(isCarOf(userId, vin))
  if (!car) throw notFound(NO_CAR)
  return toUserCar(car)
}
