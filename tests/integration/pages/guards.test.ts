import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openQuickest } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import { fetchViewer } from '@/lib/routing/fetch-viewer'
import { config, middleware } from '@/middleware'
import { babbling, cutOff, neverResponding, refusing } from '@/tests/msw/faults'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

const SHOP = 'https://shop.test'

let opened: OpenedDatabase | undefined
let gateway: TestGateway | undefined
const cookies = new Map<Role, string>([['guest', 'store=12; arus_user=1']])

beforeAll(async () => {
  vi.stubEnv('GATEWAY_URL', GATEWAY_ORIGIN)
  opened = await openQuickest()
  gateway = await createTestGateway(opened.db)
  cookies.set('retail', (await signedIn(gateway)).cookie)
  cookies.set('corporate', (await signedIn(gateway, { group: 'corporate' })).cookie)
  cookies.set('admin', (await signedIn(gateway, { isAdmin: true })).cookie)
  cookies.set('manager', (await signedIn(gateway, { permissions: ['moderator_type_permission'] })).cookie)
  cookies.set('signed out', 'arus_session=forgotten')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await gateway?.close()
  await opened?.close()
})

const server = createGatewayServer(() => {
  if (!gateway) throw new Error('the gateway is not there yet')
  return gateway.app
})

const ROLES = ['guest', 'signed out', 'retail', 'corporate', 'admin', 'manager'] as const
type Role = (typeof ROLES)[number]

async function visit(path: string, who: Role): Promise<Response> {
  const headers = { cookie: cookies.get(who) ?? '' }
  return middleware(new NextRequest(`${SHOP}${path}`, { headers }))
}

function landing(response: Response): string {
  const location = response.headers.get('location')
  return location === null ? 'in' : location.replace(SHOP, '')
}

const FOR_SIGNED_IN = [
  '/account',
  '/account/balance',
  '/account/bookmarks',
  '/account/cart',
  '/account/garage',
  '/account/garage/XTA',
  '/account/garage/XTA/expenses',
  '/account/order',
  '/account/order/1',
  '/account/orders',
  '/account/orders/1',
  '/account/orders/archive',
  '/account/orders/archive/1',
  '/account/profile',
  '/account/reviews',
  '/account/reviews/written',
  '/account/storage',
  '/account/storage/1',
]

/**
 * Who gets in; a manager lands on the first page of the desk where one of it is closed to him, everyone else on the home page,
 * with the query only where the page needs a signed-in visitor.
 */
const TABLE: readonly (readonly [path: string, ...welcome: Role[]])[] = [
  ...FOR_SIGNED_IN.map((path) => [path, 'retail', 'corporate', 'admin', 'manager'] as const),
  ['/account/loyalty', 'retail', 'admin', 'manager'],
  ['/account/loyalty/reward', 'retail', 'admin', 'manager'],
  ['/account/managers', 'corporate'],
  ['/arus_elements', 'admin'],
  ['/arus_elements/orders', 'admin', 'manager'],
  ['/arus_elements/orders/1', 'admin', 'manager'],
  ['/arus_elements/customers', 'admin', 'manager'],
  ['/arus_elements/customers/1', 'admin', 'manager'],
  ['/arus_elements/popular', 'admin', 'manager'],
  ['/arus_elements/reports', 'admin', 'manager'],
  ['/arus_elements/goods', 'admin', 'manager'],
  ['/arus_elements/goods/1', 'admin', 'manager'],
  ['/arus_elements/reviews', 'admin', 'manager'],
  ['/arus_elements/inquiries', 'admin', 'manager'],
  ['/arus_elements/delivery', 'admin', 'manager'],
  ['/arus_elements/payment', 'admin', 'manager'],
  ['/arus_elements/suppliers', 'admin', 'manager'],
  ['/arus_elements/rules', 'admin'],
]

const isSignedIn = (who: Role) => who !== 'guest' && who !== 'signed out'

const MATRIX = TABLE.flatMap(([path, ...welcome]) =>
  ROLES.map((who) => {
    const keepsQuery = path.startsWith('/account') && !isSignedIn(who)
    const home = keepsQuery ? '/?a=1' : '/'
    const refused = who === 'manager' && path.startsWith('/arus_elements') ? '/arus_elements/orders' : home
    return [path, who, welcome.includes(who) ? 'in' : refused] as const
  }),
)

test.each(MATRIX)('%s as %s leads to %s', async (path, who, expected) => {
  const answer = await visit(`${path}?a=1`, who)
  expect(landing(answer)).toBe(expected)
  if (expected === 'in') return
  expect(answer.status).toBe(301)
  expect(answer.headers.get('cache-control')).toBe('no-store, no-cache, must-revalidate')
})

describe('what a guard costs', () => {
  test.each([
    ['/account/orders', 'retail', 1],
    ['/account/managers', 'corporate', 1],
    ['/arus_elements', 'admin', 1],
    ['/arus_elements/orders', 'manager', 1],
    ['/account/orders', 'guest', 0],
    ['/search?q=oc90', 'retail', 0],
    ['/catalog/tyres?page=2', 'retail', 0],
  ] as const)('%s as %s asks %i times who is there', async (path, who, expected) => {
    let requested = 0
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/profile/read')) requested += 1
    })
    await visit(path, who)
    server.events.removeAllListeners()
    expect(requested).toBe(expected)
  })
})

test.each([
  ['visitorId=3b71f2a09c; arus_session=x', '3b71f2a09c'],
  ['arus_session=x', null],
  ['arus_session=x; visitorId=short', null],
  ['arus_session=x; visitorId=<script>alert(1)</script>', null],
  ['arus_session=x; notvisitorId=3b71f2a09c', null],
])('of the cookies %j the gateway is told the visitor %j', async (cookie, expected) => {
  let notified: string | null | undefined
  server.events.on('request:start', ({ request }) => {
    notified = request.headers.get('x-visitor-id')
  })
  await middleware(new NextRequest(`${SHOP}/account/orders`, { headers: { cookie } }))
  server.events.removeAllListeners()
  expect(notified).toBe(expected)
})

test.each([
  ['guest', 'in'],
  ['signed out', 'in'],
  ['retail', '/account/orders/1000008'],
] as const)('the link of an email about an order leads who is %s to %s', async (who, place) => {
  expect(landing(await visit('/help/order/found?order=1000008', who))).toBe(place)
  for (const address of ['/help/order/found', '/help/order/found?order='])
    expect(landing(await visit(address, who))).toBe('in')
})

describe('a gateway that cannot say', () => {
  test.each([
    ['is broken', refusing(readProfile, { status: 503, body: {} })],
    ['is cut off', cutOff(readProfile)],
    ['speaks of other things', babbling(readProfile)],
  ])('%s: a customer is let in, the admin page stays shut', async (_name, fault) => {
    server.use(fault)
    expect(landing(await visit('/account/orders', 'retail'))).toBe('in')
    expect(landing(await visit('/account/managers', 'retail'))).toBe('in')
    expect(landing(await visit('/arus_elements', 'admin'))).toBe('/')
  })

  test('is not waited for without end', async () => {
    server.use(neverResponding(readProfile))
    const headers = new Headers({ cookie: 'arus_session=x' })
    const silent = gatewayInNameOf(headers, { timeoutMs: 20, isOnce: true })
    expect(await fetchViewer(silent, headers)).toBe('unknown')
  })
})

test('a public page is answered with its status, its policy and how it may be kept', async () => {
  const answer = await visit('/search?q=oc90', 'retail')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-middleware-next')).toBe('1')
  expect(answer.headers.get('content-security-policy')).toMatch(/'nonce-[\w-]{16,}'/)
  expect(answer.headers.get('cache-control')).toContain('s-maxage=')
  expect(answer.headers.get('cache-tag')).toMatch(/^bootstrap,search,render:[\w-]{36}$/)
})

test.each(['/account/orders', '/account/orders/999', '/sign-in'])(
  '%s is kept by nobody, not by the browser either',
  async (path) => {
    const answer = await visit(path, path === '/sign-in' ? 'guest' : 'retail')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('cache-tag')).toBeNull()
  },
)

test('a page of a person is told when it was asked for, and nobody else says so', async () => {
  const before = performance.now()
  const headers = { cookie: cookies.get('retail') ?? '', 'x-requested-at': '9999999999999' }
  const answer = await middleware(new NextRequest(`${SHOP}/account/orders`, { headers }))
  const notified = Number(answer.headers.get('x-middleware-request-x-requested-at'))
  expect(notified).toBeGreaterThanOrEqual(before)
  expect(notified).toBeLessThanOrEqual(performance.now())
})

test.each([
  ['/product/00-99999999', 404],
  ['/catalog/no-such-section', 404],
  ['/no-such-page', 404],
  ['/about/brands/no-such-brand', 404],
  ['/redirect?url=javascript:alert(1)', 400],
  ['/', 200],
  ['/catalog', 200],
  ['/shops', 200],
])('%s is answered with %i', async (path, status) => {
  expect((await visit(path, 'guest')).status).toBe(status)
})

const isSeen = (path: string) => config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path))

test('middleware.ts sees every page', () => {
  const pages = ['/', '/catalog', '/catalog/oil/brand-a', '/product/00-1', '/search', '/no-such-page']
  expect([...TABLE.map(([path]) => path), ...pages].filter((path) => !isSeen(path))).toEqual([])
})

test.each([
  '/_next/static/a.js',
  '/gw/catalog/site/v1/bootstrap',
  '/api/listing-range',
  '/health',
  '/icons.svg',
  '/feed/yandex.yml',
])('middleware.ts leaves %s alone', (path) => {
  expect(isSeen(path)).toBe(false)
})
