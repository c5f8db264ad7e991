import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { GET as getAnalogs } from '@/app/api/analogs/route'
import { GET as getListingRange } from '@/app/api/listing-range/route'
import { config, middleware } from '@/middleware'
import { hostileAddresses } from '@/tools/addresses/hostile-addresses'
import { isReadable } from '@/server/headers/is-readable'
import { withTestShop } from './with-test-shop'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

const ORIGIN = 'https://shop.test'
/** The soak requests many more from a running shop. */
const ADDRESSES = 2500
const SEED = 20_261_122
const FIRST_FAILURE = 500
/** The gateway's refusal of a text: to a page, what it names is missing. */
const REFUSED = 422
const NOT_FOUND = 404
const PAGE = new RegExp(`^${config.matcher[0] ?? ''}$`)
const ROUTES = new Map<string, (request: Request) => Response | Promise<Response>>([
  ['/api/analogs', getAnalogs],
  ['/api/listing-range', getListingRange],
])

withTestShop()

/** What the address is answered with, before a page is rendered. */
async function statusOf(address: string): Promise<number> {
  if (!isReadable(address)) return NOT_FOUND
  const { pathname } = new URL(address, ORIGIN)
  const route = ROUTES.get(pathname)
  if (route) return (await route(new Request(`${ORIGIN}${address}`))).status
  if (!PAGE.test(pathname)) return NOT_FOUND
  return (await middleware(new NextRequest(`${ORIGIN}${address}`))).status
}

async function failuresOf(addresses: readonly string[]): Promise<string[]> {
  const failures: string[] = []
  for (const address of addresses) {
    const status = await statusOf(address).catch(String)
    if (typeof status === 'string' || status >= FIRST_FAILURE || status === REFUSED)
      failures.push(`${status} ${address.slice(0, 120)}`)
  }
  return failures
}

test('no address that is made to break it fails the shop', async () => {
  expect(await failuresOf(hostileAddresses(ADDRESSES, SEED))).toEqual([])
})

const LONG = 'a'.repeat(300)

test.each([
  ['/analogs/%00', NOT_FOUND],
  ['/analogs/oc90/%00', NOT_FOUND],
  [`/analogs/oc90/${LONG}`, NOT_FOUND],
  ['/about/brands/%00', NOT_FOUND],
  ['/about/brands/%20', NOT_FOUND],
  [`/about/brands/${LONG}`, NOT_FOUND],
  ['/about/vacancies/%00', NOT_FOUND],
  ['/about/news/%00', NOT_FOUND],
  ['/product/%00', NOT_FOUND],
  ['/shops/%00', NOT_FOUND],
  [`/search?brand=${LONG}&article=${LONG}`, 200],
  ['/search?brand=%00&article=%00', 200],
  ['/api/listing-range?to=', 303],
  ['/api/listing-range?to=/catalog/%00&min=1', 303],
  ['/api/listing-range?to=/catalog/%d1%8f&min=1', 303],
])('%s is answered with %i', async (address, status) => {
  expect(await statusOf(address)).toBe(status)
})
