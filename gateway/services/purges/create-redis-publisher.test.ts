import { createClient } from '@redis/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { openRedis } from '@/gateway/core/open-redis'
import { createRedisPublisher } from '@/gateway/services/purges/create-redis-publisher'
import { PURGE_CHANNEL } from '@/lib/gateway/contracts/purges'
import { findProgram } from '@/tests/programs/find-program'
import { startRedis } from '@/tests/programs/redis-server'

const program = findProgram('redis-server')
const logger = createLogger('silent')
const LONG = { timeout: 10_000 }
const TAGS = { tags: ['listing'] }

describe.skipIf(program === undefined)('purges in Redis', () => {
  async function start() {
    const server = await startRedis(program ?? '')
    onTestFinished(() => server.stop())
    return server
  }

  async function subscribe(url: string) {
    const texts: string[] = []
    const client = createClient({ url })
    client.on('error', () => undefined)
    await client.connect()
    await client.subscribe(PURGE_CHANNEL, (text) => texts.push(text))
    onTestFinished(() => client.destroy())
    return texts
  }

  /** Of all processes that publish. */
  async function cutConnections(url: string) {
    const client = createClient({ url })
    await client.connect()
    await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'])
    await client.close()
  }

  it('are published, and what may have been missed is told after the connection was lost', async () => {
    const redis = await start()
    const texts = await subscribe(redis.url)
    const opened = await openRedis(redis.url, logger)
    onTestFinished(opened.close)
    const publish = createRedisPublisher(opened, logger)
    await vi.waitFor(() => expect(texts).toEqual(['{"missed":true}']), LONG)
    publish(TAGS)
    await vi.waitFor(() => expect(texts).toEqual(['{"missed":true}', '{"tags":["listing"]}']), LONG)
    await cutConnections(redis.url)
    await vi.waitFor(() => expect(texts.at(-1)).toBe('{"missed":true}'), LONG)
    expect(texts).toHaveLength(3)
  })

  it('stop nobody who has no Redis', async () => {
    const redis = await start()
    await redis.stop()
    const opened = await openRedis(redis.url, logger)
    createRedisPublisher(opened, logger)(TAGS)
    await expect(opened.close()).resolves.toBeUndefined()
  })
})
