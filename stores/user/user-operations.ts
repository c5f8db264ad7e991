import { browserGateway } from '@/lib/gateway/browser-client'
import { changeCart, readCart } from '@/lib/gateway/contracts/orders/cart'
import {
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
import { marketingDeviceId } from '@/lib/marketing/marketing-device-id'
import { readCookie } from '@/lib/cookies'
import { HINT_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { GatewayError, isGatewayError } from '@/lib/gateway/errors'
import { NO_COOKIES_MESSAGE } from '@/lib/gateway/wire/no-cookies-message'
import type { Operation, RequestOf } from '@/lib/gateway/operation'
import { toCartLine } from '@/stores/cart/cart-line'
import { forgetTraces } from './forget-traces'
import { linesOfShop } from './lines-of-shop'

type BodyOf<Op extends Operation> = NonNullable<RequestOf<Op> extends { body?: infer Body } ? Body : never>

export type LoginForm = BodyOf<typeof login>
export type RegisterForm = BodyOf<typeof createProfile>
export type RecoverForm = BodyOf<typeof recoverProfile>
export type ProfileChanges = BodyOf<typeof updateProfile>
export type RemoveForm = BodyOf<typeof deleteProfile>

/** The screen alone says what went wrong. */
const SCREEN_SHOWS = { suppressesNotices: true } as const
const SCREEN_GOES_ON = { handlesErrors: true } as const

/** The user's calls. Loaded with the first of them: they bring the gateway's client along. */
export const userOperations = {
  read: () => browserGateway().call(readProfile, {}),
  login: (body: LoginForm) => browserGateway().call(login, { body }, SCREEN_SHOWS).then(remembered),
  register(form: RegisterForm) {
    const deviceUUID = marketingDeviceId()
    const body = deviceUUID === undefined ? form : { ...form, deviceUUID }
    return browserGateway().call(createProfile, { body }, SCREEN_SHOWS).then(remembered)
  },
  recover: (body: RecoverForm) =>
    browserGateway().call(recoverProfile, { body }, SCREEN_SHOWS).then(remembered),
  update: (body: ProfileChanges) => browserGateway().call(updateProfile, { body }, SCREEN_SHOWS),
  subscribe: () => browserGateway().call(subscribe, {}, SCREEN_GOES_ON),
  unsubscribe: () => browserGateway().call(unsubscribe, {}, SCREEN_GOES_ON),
  logout: () => browserGateway().call(logout, {}, { endsSession: true }).then(forgetting),
  remove: (body: RemoveForm) =>
    browserGateway()
      .call(deleteProfile, { body }, { ...SCREEN_GOES_ON, endsSession: true })
      .then(forgetting),
  /** Moves the lines of one shop to another; those of other sellers stay. Resolves to the titles of the refused. */
  async moveCart(from: number, to: number): Promise<string[]> {
    const cart = await browserGateway().call(readCart, { body: {} })
    const lines = (cart?.products ?? []).map(toCartLine)
    const products = linesOfShop(lines, from, to)
    if (products.length === 0) return []
    const refused = await move(products)
    return lines.flatMap((line) => (refused.has(line.productId) ? line.title || line.article : []))
  },
}

/** A browser that refuses cookies has forgotten the session already; scripts see it by the cookie beside it. */
function remembered<Answer>(response: Answer | undefined): Answer | undefined {
  if (response !== undefined && readCookie(HINT_COOKIE) === undefined)
    throw new GatewayError({ kind: 'client', message: NO_COOKIES_MESSAGE })
  return response
}

/** A session that has ended leaves no traces of what was looked at. */
function forgetting<Answer>(response: Answer | undefined): Answer | undefined {
  if (response !== undefined) forgetTraces()
  return response
}

async function move(products: ReturnType<typeof linesOfShop>): Promise<Set<string>> {
  const ids = products.map(({ productId }) => productId)
  const body = {
    products: products.map(({ productId, supplierId }) => ({ productExternalId: productId, supplierId })),
  }
  try {
    const response = await browserGateway().call(changeCart, { body }, SCREEN_GOES_ON)
    return new Set(ids.filter((_, at) => response?.data[at]?.status === 'error'))
  } catch (error) {
    // So the gateway answers when it could change none of them.
    if (isGatewayError(error) && error.kind === 'validation') return new Set(ids)
    throw error
  }
}

export type UserOperations = typeof userOperations
