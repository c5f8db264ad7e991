import { beforeEach, expect, test, vi } from 'vitest'
import { searchRules } from './search-rules'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))

beforeEach(() => {
  call.mockReset().mockResolvedValue({ article: '', items: [] })
})

function respond(params: { article: string; brand?: string }) {
  const rules = searchRules(async () => false)
  const request = { rest: [], query: new URLSearchParams() }
  return params.brand === undefined
    ? rules['/analogs/[article]']({ ...request, params: { article: params.article } })
    : rules['/analogs/[article]/[brand]']({
        ...request,
        params: { article: params.article, brand: params.brand },
      })
}

test.each([
  [{ article: 'z94cb41baar323020' }, '/search?q=Z94CB41BAAR323020'],
  [{ article: 'z94cb41baar323020', brand: 'hyundai' }, '/search?q=Z94CB41BAAR323020'],
  [{ article: 'asv50-1012345' }, '/search?q=ASV50-1012345'],
])('a car in the place of a part goes to the search: %j', async (params, goTo) => {
  expect(await respond(params)).toMatchObject({ status: 302, goTo })
})

test('a number that is no car is missing', async () => {
  const answer = await respond({ article: 'nosuch000' })
  expect(answer).toMatchObject({ status: 404 })
  expect(answer.goTo).toBeUndefined()
})
