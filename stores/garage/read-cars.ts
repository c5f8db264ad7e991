import * as z from 'zod'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import type { UserCar } from '@/stores/user/user-state'

/** Cars as another tab has sent them; undefined when they are none that this version of the shop can show. */
export function readCars(cars: unknown): readonly UserCar[] | undefined {
  return z.array(userCar).safeParse(cars).data
}
