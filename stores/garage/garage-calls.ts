import * as z from 'zod'
import { browserGateway } from '@/lib/gateway/browser-client'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import { createCar, deleteCar, updateCar } from '@/lib/gateway/contracts/catalog/cars'
import type { Operation, RequestOf } from '@/lib/gateway/operation'
import type { UserCar } from '@/stores/user/user-state'

type BodyOf<Op extends Operation> = NonNullable<RequestOf<Op> extends { body?: infer Body } ? Body : never>

export type NewCar = BodyOf<typeof createCar>
export type CarChanges = BodyOf<typeof updateCar>

/** The screen shows what went wrong. */
const SCREEN_SHOWS = { handlesErrors: true } as const

export const garageCalls = {
  add: (body: NewCar) => browserGateway().call(createCar, { body }, SCREEN_SHOWS),
  change: (body: CarChanges) => browserGateway().call(updateCar, { body }, SCREEN_SHOWS),
  remove: (vin: string) => browserGateway().call(deleteCar, { body: { vin } }, SCREEN_SHOWS),
  /** Cars as another tab has sent them; undefined when they are none that this version of the shop can show. */
  readSent: (cars: unknown): readonly UserCar[] | undefined => z.array(userCar).safeParse(cars).data,
}

export type GarageCalls = typeof garageCalls
