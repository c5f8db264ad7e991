import type { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import type { readOrder } from '@/lib/gateway/contracts/orders/orders'
import type { Operation, ParsedRequestOf, WireResponseOf } from '@/lib/gateway/operation'
import type { CartContents } from './cart-contents'
import type { MockedRole } from '../mocked-people'

export type UserRecord = WireResponseOf<typeof readProfile>
export type OrderDetail = WireResponseOf<typeof readOrder>

/** What the mock stores for one caller, until it is reset. */
export type Visit = {
  role: MockedRole | undefined
  /** Who it is, with what has been changed. */
  record: UserRecord
  cart: CartContents
  storage: Map<string, string>
  /** Newest first. */
  orders: OrderDetail[]
}

export type ShopHandler = {
  operation: Operation
  /** Undefined is answered with 404. */
  answer: (requested: never, visit: Visit) => unknown
}

export function answer<Op extends Operation>(
  operation: Op,
  make: (requested: ParsedRequestOf<Op>, visit: Visit) => WireResponseOf<Op> | undefined,
): ShopHandler {
  return { operation, answer: make }
}
