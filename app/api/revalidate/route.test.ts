import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { followPurges } from '@/lib/purges/follow-purges'
import { findProgram } from '@/tests/programs/find-program'
import { startRedis } from '@/tests/programs/redis-server'

const SECRET = 'a secret of sixteen letters'
const redisProgram = findProgram('redis-server')

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('REVALIDATE_SECRET', SECRET)
  return () => vi.unstubAllEnvs()
})

/** Posts to a storefront that has just started; answers the status and the tags that its own stores were notified of. */
async function revalidate(body: unknown, secret = SECRET) {
  const [{ POST }, { onPurge }] = await Promise.all([import('./route'), import('@/lib/purges/purge')])
  const heard: unknown[] = []
  onTestFinished(onPurge('answers', (tags) => heard.push(tags)))
  const request = new Request('https://shop.test/api/revalidate', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
  const { status } = await POST(request)
  return { status, heard }
}

it('forgets by tag for who knows the secret', async () => {
  expect(await revalidate({ tags: ['listing'] })).toEqual({ status: 200, heard: [['listing']] })
  expect(await revalidate({ tags: ['listing'] }, 'another')).toEqual({ status: 401, heard: [] })
})

it.each([
  [{}],
  [{ tags: [] }],
  [{ tags: 'listing' }],
  [{ tags: ['listing', ''] }],
  [{ tags: ['listing', 7] }],
])('refuses %j', async (body) => expect(await revalidate(body)).toEqual({ status: 400, heard: [] }))

it('says that the others do not know when Redis is away', async () => {
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1')
  expect(await revalidate({ tags: ['listing'] })).toEqual({ status: 503, heard: [['listing']] })
})

describe.skipIf(redisProgram === undefined)('with Redis', () => {
  it('tells every other storefront', async () => {
    const { url, stop } = await startRedis(redisProgram ?? '')
    onTestFinished(stop)
    const other: string[] = []
    const onGap = vi.fn()
    const onPurge = (tags: readonly string[]) => void other.push(...tags)
    const following = followPurges({ gatewayUrl: 'http://127.0.0.1:1', redisUrl: url, onPurge, onGap })
    onTestFinished(following.stop)
    await vi.waitFor(() => expect(onGap).toHaveBeenCalled())
    vi.stubEnv('REDIS_URL', url)
    expect((await revalidate({ tags: ['brand:bosch'] })).status).toBe(200)
    await vi.waitFor(() => expect(other).toContain('brand:bosch'))
  })
})
