import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartLine } from '@/lib/gateway/contracts/orders/cart-shapes'
import {
  login,
  recoverProfile,
  createProfile,
  updateProfile,
} from '@/lib/gateway/contracts/accounts/passport'
import { HINT_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { isGatewayError } from '@/lib/gateway/errors'
import { listenToGateway } from '@/lib/gateway/listeners'
import { userOperations } from '@/stores/user/user-operations'
import { notifying } from '@/tests/msw/faults'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

const RECORD = { isAuthorized: true, name: 'Анна', userPermissions: [], cars: [], storage: { order: '[]' } }
const PREFIX = '/passport/spa/v1/profile'

const calls: { path: string; body: unknown }[] = []
let lines: { productExternalId: string; supplierId: number; title?: string }[] = []

const server = createGatewayServer(() => ({
  fetch: async (request) => {
    const path = new URL(request.url).pathname.replace('/gw', '')
    const text = await request.text()
    calls.push({ path, body: text === '' ? undefined : JSON.parse(text) })
    if (path.startsWith(PREFIX)) return Response.json(RECORD)
    const products = lines.map((line) => ({
      ...line,
      quantity: 1,
      addToOrder: true,
      brand: 'A',
      article: 'B',
    }))
    return Response.json({
      products: products.map((line) => cartLine.parse({ ...line, goods: { product: true } })),
      data: [],
    })
  },
}))

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: GATEWAY_ORIGIN } })
  // Set beside the session by an answer that signs in.
  vi.stubGlobal('document', { cookie: `${HINT_COOKIE}=1` })
  calls.length = 0
  lines = []
})

const credentials = { email: 'anna@example.com', password: 'x' }
const newcomer = { ...credentials, name: 'Анна', isAgree: true, code: '1234' }

test.each([
  ['read', () => userOperations.read(), undefined],
  ['login', () => userOperations.login(credentials), credentials],
  ['create', () => userOperations.register(newcomer), newcomer],
  [
    'recovery',
    () => userOperations.recover({ ...credentials, code: '1234' }),
    { ...credentials, code: '1234' },
  ],
  ['update', () => userOperations.update({ supplier: 12 }), { supplier: 12 }],
  ['logout', () => userOperations.logout(), undefined],
  ['delete', () => userOperations.remove({ password: 'x' }), { password: 'x' }],
])('%s sends what was given and reads the user', async (name, call, body) => {
  const user = await call()
  expect(calls).toEqual([{ path: `${PREFIX}/${name}`, body }])
  expect(user).toMatchObject({ isAuthorized: true, name: 'Анна', supplier: 29, storage: { order: '[]' } })
})

describe('failures that the screen shows', () => {
  test.each([
    ['login', login, () => userOperations.login(credentials)],
    ['registration', createProfile, () => userOperations.register(newcomer)],
    ['recovery', recoverProfile, () => userOperations.recover({ ...credentials, code: '1234' })],
    ['an update', updateProfile, () => userOperations.update({ name: 'Инна' })],
  ] as const)('of %s bring no notification', async (_name, operation, call) => {
    const notify = vi.fn()
    const stop = listenToGateway({ notify })
    server.use(notifying(operation, { text: 'Проверьте данные' }))
    const failure = await call().catch((error: unknown) => error)
    stop()
    expect(isGatewayError(failure)).toBe(true)
    expect(notify).not.toHaveBeenCalled()
  })
})

describe('the cart of a customer who changes the shop', () => {
  const update = '/orders/v3/spa/basket/update'

  test('has the lines of the old shop moved, and no other', async () => {
    lines = [
      { productExternalId: 'a', supplierId: 29 },
      { productExternalId: 'b', supplierId: 104 },
    ]
    await userOperations.moveCart(29, 12)
    expect(calls.at(-1)).toEqual({
      path: update,
      body: { products: [{ productExternalId: 'a', supplierId: 12 }] },
    })
  })

  test('is not written when nothing is to be moved', async () => {
    lines = [{ productExternalId: 'b', supplierId: 104 }]
    await userOperations.moveCart(29, 12)
    expect(calls.map(({ path }) => path)).not.toContain(update)
  })

  test.each([
    ['some', HttpResponse.json({ products: [], data: [{ status: 'ok' }, { status: 'error' }] }), ['B2']],
    ['all', HttpResponse.json({ statusCode: 422, message: 'Нет' }, { status: 422 }), ['B1', 'B2']],
  ])('tells which lines were refused when %s were, and nobody else does', async (_name, answer, expected) => {
    const notify = vi.fn()
    const stop = listenToGateway({ notify })
    server.use(http.post(`*/gw${update}`, () => answer.clone()))
    lines = [
      { productExternalId: 'a', supplierId: 29, title: 'B1' },
      { productExternalId: 'c', supplierId: 104, title: 'C' },
      { productExternalId: 'b', supplierId: 29, title: 'B2' },
    ]
    expect(await userOperations.moveCart(29, 12)).toEqual(expected)
    expect(notify).not.toHaveBeenCalled()
    stop()
  })

  test('that cannot be read is told', async () => {
    server.use(http.post('*/gw/orders/v3/spa/basket/read', () => HttpResponse.json({}, { status: 500 })))
    await expect(userOperations.moveCart(29, 12)).rejects.toMatchObject({ kind: 'server' })
  })
})
