import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SESSION_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { localServers } from '@/tests/local-servers'

const listen = localServers()
const ORIGIN = 'https://shop.test'

/** The gateway knows no session. */
const gateway: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ isAuthorized: false }))
}

beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('GATEWAY_URL', await listen(gateway))
  vi.stubEnv('SITE_URL', ORIGIN)
})
afterEach(() => vi.unstubAllEnvs())

async function follow(query: string, headers: Record<string, string> = {}) {
  const { GET } = await import('./route')
  const answer = await GET(new Request(`${ORIGIN}/api/order-look-up${query}`, { headers }))
  return { to: answer.headers.get('location'), cookie: answer.headers.get('set-cookie') ?? '' }
}

it.each<Record<string, string>>([{}, { cookie: `${SESSION_COOKIE}=over` }])(
  'leads the reader of an email without a session to the look-up with the number filled in',
  async (headers) => {
    const { to, cookie } = await follow('?order=1000008', headers)
    expect(to).toBe('/help/order/found')
    expect(decodeURIComponent(cookie)).toContain('"orderNumber":"1000008"')
  },
)

it('leads to the empty look-up without a number', async () => {
  expect((await follow('')).to).toBe('/help/order')
})
