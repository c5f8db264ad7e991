import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@redis/client'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { PURGE_CHANNEL } from '@/lib/gateway/contracts/purges'
import { findProgram } from '@/tests/programs/find-program'
import { startRedis } from '@/tests/programs/redis-server'
import { followPurges, type FollowOptions } from './follow-purges'

const QUICK = { maxPauseMs: 50 }

/** Follows until the test ends and records the purges. */
function follow(options: Partial<FollowOptions>) {
  const purges: (readonly string[])[] = []
  const onGap = vi.fn()
  const following = followPurges({
    gatewayUrl: 'http://127.0.0.1:1',
    onPurge: (tags) => purges.push(tags),
    onGap,
    ...QUICK,
    ...options,
  })
  onTestFinished(() => following.stop())
  return {
    following,
    purges,
    onGap,
    untilHeard: (count: number) => vi.waitFor(() => expect(purges.length).toBeGreaterThanOrEqual(count)),
    untilGap: (count: number) => vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(count)),
  }
}

describe('from the gateway', () => {
  let streams: ServerResponse[] = []
  let server: http.Server | undefined

  async function startGateway(port = 0) {
    const started = http.createServer((request, response) => {
      expect(request.url).toBe('/base/purges')
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': hello\n\n')
      streams.push(response)
    })
    server = started
    started.listen(port, '127.0.0.1')
    await once(started, 'listening')
    return (started.address() as AddressInfo).port
  }

  async function stopGateway() {
    server?.closeAllConnections()
    server?.close()
    streams = []
    await Promise.resolve()
  }

  const say = (text: string) => streams.at(-1)?.write(`data: ${text}\n\n`)

  afterEach(stopGateway)

  it('hears a purge at once and once more for gateways that know later, and nothing else', async () => {
    const port = await startGateway()
    const shop = follow({ gatewayUrl: `http://127.0.0.1:${port}/base/` })
    await shop.untilGap(1)
    say('nonsense')
    say('{"tags":["listing:filters","search"]}')
    await shop.untilHeard(1)
    expect(shop.purges).toEqual([['listing:filters', 'search']])
    say('{"tags":["search"]}')
    await shop.untilHeard(3)
    expect(shop.purges).toEqual([['listing:filters', 'search'], ['search'], ['listing:filters', 'search']])
    expect(shop.onGap).toHaveBeenCalledTimes(1)
  })

  it('counts a loss that the gateway tells of', async () => {
    const port = await startGateway()
    const shop = follow({ gatewayUrl: `http://127.0.0.1:${port}/base` })
    await shop.untilGap(1)
    say('{"missed":true}')
    await shop.untilGap(2)
    expect(shop.purges).toEqual([])
  })

  it('waits for a gateway that is not there yet, and comes back after it was gone', async () => {
    const port = await startGateway()
    await stopGateway()
    const shop = follow({ gatewayUrl: `http://127.0.0.1:${port}/base` })
    await startGateway(port)
    await shop.untilGap(1)
    await stopGateway()
    await startGateway(port)
    await shop.untilGap(2)
    say('{"tags":["product"]}')
    await shop.untilHeard(1)
    expect(shop.purges[0]).toEqual(['product'])
  })

  it('leaves a gateway that has gone silent', async () => {
    const port = await startGateway()
    const shop = follow({ gatewayUrl: `http://127.0.0.1:${port}/base`, silenceMs: 40 })
    await shop.untilGap(3)
    expect(streams.length).toBeGreaterThanOrEqual(3)
  })

  it('stops', async () => {
    const port = await startGateway()
    const shop = follow({ gatewayUrl: `http://127.0.0.1:${port}/base` })
    await shop.untilGap(1)
    const [stream] = streams
    await shop.following.stop()
    await vi.waitFor(() => expect(stream?.destroyed).toBe(true))
    expect(streams).toHaveLength(1)
  })

  it('says why it hears nothing', async () => {
    const onTrouble = vi.fn()
    const port = await startGateway()
    server?.removeAllListeners('request').on('request', (_, response) => response.writeHead(503).end())
    const shop = follow({ gatewayUrl: `http://127.0.0.1:${port}`, onTrouble })
    await vi.waitFor(() =>
      expect(onTrouble).toHaveBeenCalledWith(new Error('the stream of purges answers 503')),
    )
    expect(shop.onGap).not.toHaveBeenCalled()
  })
})

const redisProgram = findProgram('redis-server')

describe.skipIf(redisProgram === undefined)('from Redis', () => {
  async function start(port?: number) {
    const server = await startRedis(redisProgram ?? '', port)
    onTestFinished(() => server.stop())
    return server
  }

  async function publish(url: string, text: string) {
    const client = createClient({ url })
    await client.connect()
    const heardBy = await client.publish(PURGE_CHANNEL, text)
    await client.close()
    return heardBy
  }

  it('hears purges, and knows that it missed some while Redis was away', async () => {
    const first = await start()
    const shop = follow({ redisUrl: first.url })
    await shop.untilGap(1)
    expect(await publish(first.url, '{"tags":["product:00-00000001"]}')).toBe(1)
    await shop.untilHeard(2)
    expect(shop.purges[0]).toEqual(['product:00-00000001'])
    await publish(first.url, 'nonsense')
    await first.stop()
    await start(first.port)
    await shop.untilGap(2)
    await publish(first.url, '{"tags":["listing"]}')
    await shop.untilHeard(3)
    expect(shop.purges[2]).toEqual(['listing'])
  })

  it('waits for a Redis that is not there yet and says so', async () => {
    const { port, url, stop } = await start()
    await stop()
    const onTrouble = vi.fn()
    const shop = follow({ redisUrl: url, onTrouble })
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled())
    await start(port)
    await shop.untilGap(1)
  })

  it('stops while it still waits', async () => {
    const { url, stop } = await start()
    await stop()
    const shop = follow({ redisUrl: url })
    await shop.following.stop()
    expect(shop.onGap).not.toHaveBeenCalled()
  })
})
