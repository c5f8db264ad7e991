import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createReadiness } from './readiness'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function answering(status: number): Promise<URL> {
  const server = createServer((_request, response) => response.writeHead(status).end('{}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  stops.push(() => server.close())
  return new URL(`http://127.0.0.1:${port}/ready`)
}

/** An unused port. */
async function away(): Promise<URL> {
  const address = await answering(200)
  stops.splice(-1).forEach((stop) => stop())
  return address
}

it.each([
  { renderer: 200, gateway: 200, hasCachedPages: false, missing: undefined },
  { renderer: 200, gateway: 404, hasCachedPages: false, missing: undefined },
  { renderer: 200, gateway: 503, hasCachedPages: false, missing: 'gateway' },
  { renderer: 200, gateway: 503, hasCachedPages: true, missing: undefined },
  { renderer: 500, gateway: 200, hasCachedPages: true, missing: 'renderer' },
])(
  'misses $missing of a renderer at $renderer, a gateway at $gateway, kept pages $hasKeptPages',
  async (given) => {
    const readiness = createReadiness({
      renderer: await answering(given.renderer),
      gateway: await answering(given.gateway),
      hasCachedPages: () => given.hasCachedPages,
    })
    expect(await readiness.missing()).toBe(given.missing)
  },
)

it('misses what does not answer at all', async () => {
  // First, so that it is not given the port that has just become free.
  const renderer = await answering(200)
  const gone = { gateway: await away(), hasCachedPages: () => false }
  expect(await createReadiness({ ...gone, renderer }).missing()).toBe('gateway')
  expect(await createReadiness({ ...gone, renderer: await away() }).missing()).toBe('renderer')
})

it('wants no visitors any more once it drains', async () => {
  const all = await answering(200)
  const readiness = createReadiness({ renderer: all, gateway: all, hasCachedPages: () => true })
  readiness.drain()
  expect(await readiness.missing()).toBe('draining')
})
