import { browserGateway } from '@/lib/gateway/browser-client'
import { changeCart, readCart } from '@/lib/gateway/contracts/cart'
import {
  createProfile,
  deleteProfile,
  login,
  logout,
  readProfile,
  recoverProfile,
  updateProfile,
} from '@/lib/gateway/contracts/passport'
import type { Operation, RequestOf } from '@/lib/gateway/operation'
import { linesOfShop } from './lines-of-shop'

type BodyOf<Op extends Operation> = NonNullable<RequestOf<Op> extends { body?: infer Body } ? Body : never>

export type LoginForm = BodyOf<typeof login>
export type RegisterForm = BodyOf<typeof createProfile>
export type RecoverForm = BodyOf<typeof recoverProfile>
export type ProfileChanges = BodyOf<typeof updateProfile>
export type RemoveForm = BodyOf<typeof deleteProfile>

/** The screen shows what went wrong, so nothing is shown by itself. */
const SCREEN_SHOWS = { handlesErrors: true } as const

/** The user's calls. Loaded with the first of them: they bring the gateway's client along. */
export const userOperations = {
  read: () => browserGateway().call(readProfile, {}),
  login: (body: LoginForm) => browserGateway().call(login, { body }, SCREEN_SHOWS),
  register: (body: RegisterForm) => browserGateway().call(createProfile, { body }, SCREEN_SHOWS),
  recover: (body: RecoverForm) => browserGateway().call(recoverProfile, { body }, SCREEN_SHOWS),
  update: (body: ProfileChanges) => browserGateway().call(updateProfile, { body }, SCREEN_SHOWS),
  logout: () => browserGateway().call(logout, {}),
  remove: (body: RemoveForm) => browserGateway().call(deleteProfile, { body }, SCREEN_SHOWS),
  /** Lines held under one shop go over to another; those of other sellers stay. */
  async moveCart(from: number, to: number): Promise<void> {
    const cart = await browserGateway().call(readCart, { body: {} })
    const products = linesOfShop(cart?.products ?? [], from, to)
    if (products.length > 0) await browserGateway().call(changeCart, { body: { products } })
  },
}

export type UserOperations = typeof userOperations
