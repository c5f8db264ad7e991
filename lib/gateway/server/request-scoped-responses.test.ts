import { beforeEach, expect, test, vi } from 'vitest'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import { localServers } from '@/tests/local-servers'
import { SCOPED_RESPONSES_HEADER, type ScopedResponses, storeResponses } from './request-scoped-responses'
import { visitorGateway } from '../session/visitor-client'

const { page, settings } = vi.hoisted(() => ({
  page: new Map<string, string>(),
  settings: { GATEWAY_URL: '' },
}))
vi.mock('next/headers', () => ({ headers: async () => ({ get: (name: string) => page.get(name) ?? null }) }))
vi.mock('@/lib/env', () => ({ env: () => settings }))

const listen = localServers()
const GUEST = { isAuthorized: false }
let calls = 0

beforeEach(async () => {
  page.clear()
  calls = 0
  settings.GATEWAY_URL = await listen((_request, response) => {
    calls += 1
    response.setHeader('content-type', 'application/json').end(JSON.stringify(GUEST))
  })
})

async function guard(): Promise<ScopedResponses> {
  const answers: ScopedResponses = new Map()
  expect(await gatewayInNameOf(new Headers(), { answers }).call(readProfile, {})).toMatchObject(GUEST)
  return answers
}

const read = async () => (await visitorGateway())?.call(readProfile, {})

test('a page takes over what its guard was told, once', async () => {
  page.set(SCOPED_RESPONSES_HEADER, storeResponses(await guard()))
  expect(await read()).toMatchObject(GUEST)
  expect(calls).toBe(1)
  expect(await read()).toMatchObject(GUEST)
  expect(calls).toBe(2)
})

test.each([
  ['no name', undefined],
  ["a name that is not its guard's", 'made-up'],
])('a page with %s asks by itself', async (_what, name) => {
  storeResponses(await guard())
  if (name !== undefined) page.set(SCOPED_RESPONSES_HEADER, name)
  expect(await read()).toMatchObject(GUEST)
  expect(calls).toBe(2)
})

test('what no page has taken is let go', async () => {
  const answers = await guard()
  vi.useFakeTimers()
  page.set(SCOPED_RESPONSES_HEADER, storeResponses(answers))
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await read()
  expect(calls).toBe(2)
})
