import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from './route'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))

beforeEach(() => {
  call.mockReset().mockImplementation(async (_, { body }: { body: { titles: string[] } }) => ({
    items: body.titles.map((title) => ({ title, standard: title === 'кнехт' ? 'Knecht' : null })),
  }))
})

async function send(query: string) {
  const response = await GET(new Request(`http://shop.test/api/analogs?${query}`))
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

test.each([
  ['article=OC90', '/analogs/oc90'],
  ['article=W%20712/75&brand=MANN-FILTER', '/analogs/w%20712-75/mann-filter'],
  [`article=OC90&brand=${encodeURIComponent('кнехт')}`, '/analogs/oc90/knecht'],
  ['article=+&brand=Bosch', '/analogs'],
  ['', '/analogs'],
])('the form with %j leads to %s', async (query, location) => {
  expect(await send(query)).toBe(location)
})

test('the brand stays as typed when the gateway does not answer', async () => {
  call.mockRejectedValue(new Error('offline'))
  expect(await send('article=OC90&brand=Bosch')).toBe('/analogs/oc90/bosch')
})
