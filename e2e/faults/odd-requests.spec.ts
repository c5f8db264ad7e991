import { hostileAddresses } from '@/tools/addresses/hostile-addresses'
import { mutatedRequests, type OddRequest } from '@/tools/addresses/mutated-requests'
import { realAddresses, spread } from '@/tools/addresses/real-addresses'
import { sendOddRequests } from '@/tools/addresses/send-odd-request'
import { expect, test } from '../fixtures/test'

/** The soak sends a running shop many more, of another seed each time. */
const MUTATED = 400
const HOSTILE = 100
const SEED = 20_261_125
const AT_ONCE = 6
const FIRST_FAILURE = 500

test('no request that is made to break it fails the running shop', async ({ baseURL }) => {
  const origin = baseURL ?? ''
  test.slow()
  const requests: OddRequest[] = [
    ...mutatedRequests(MUTATED, SEED, spread(await realAddresses(origin), 100)),
    ...hostileAddresses(HOSTILE, SEED).map((target) => ({ method: 'GET', target, headers: {} })),
  ]
  const failures: string[] = []
  const statuses = new Set<number | undefined>()
  await sendOddRequests(origin, requests, AT_ONCE, ({ method, target, headers }, status) => {
    statuses.add(status)
    if (status === undefined || status >= FIRST_FAILURE)
      failures.push(`${status} ${method} ${target.slice(0, 120)} ${JSON.stringify(headers).slice(0, 200)}`)
  })
  expect(failures).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 405]))
})
