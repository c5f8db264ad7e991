import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { readdir } from 'node:fs/promises'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { localServers } from '@/tests/local-servers'
import { createGatewayProxy } from '../forward/create-gateway-proxy'
import { createRequestBodyBuffer } from './create-request-body-buffer'

const MIB = 1024 * 1024
const SLOW = 300

const listen = localServers()
const sockets: net.Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function shopBefore(
  gateway: http.RequestListener,
  { maxPerAddress = 1000, maxHeldBytes = 64 * MIB, maxBytes = 8 * MIB } = {},
) {
  const proxy = createGatewayProxy(await listen(gateway))
  const withBody = createRequestBodyBuffer({ maxPerAddress, maxHeldBytes })
  const handle = withBody(maxBytes, proxy)
  return listen((request, response) => void handle(request, response))
}

/** Begins a request whose body never ends. */
async function begin(shop: string) {
  const { port, hostname } = new URL(shop)
  const socket = net.connect(Number(port), hostname)
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write('POST /gw/slow HTTP/1.1\r\nhost: shop\r\ncontent-length: 1000\r\n\r\n{')
  return socket
}

const echo: http.RequestListener = (request, response) => request.pipe(response)
const bodiesOnDisk = async () =>
  (await readdir(os.tmpdir())).filter((name) => name.startsWith('arus-body-')).length

test('hundreds of bodies that do not come keep nobody from the gateway', async () => {
  const requested: string[] = []
  const shop = await shopBefore((request, response) => {
    requested.push(request.url ?? '')
    response.end('ok')
  })
  await Promise.all(Array.from({ length: SLOW }, () => begin(shop)))
  const answer = await fetch(`${shop}/gw/x`, { signal: AbortSignal.timeout(5_000) })
  expect([answer.status, requested]).toEqual([200, ['/gw/x']])
})

test.each([
  ['a few bytes', 3],
  ['what fits into memory', 100_000],
  ['what goes to disk', 3 * MIB],
])('%s arrive whole, and nothing stays behind', async (_, length) => {
  const before = await bodiesOnDisk()
  const shop = await shopBefore(echo)
  const body = Buffer.alloc(length, 'кузов')
  for (const sent of [body, new Blob([body]).stream()]) {
    const init = { method: 'POST', body: sent, duplex: 'half' } as RequestInit
    const answer = await fetch(`${shop}/gw/x`, init)
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), body)).toBe(0)
  }
  await expect.poll(bodiesOnDisk).toBe(before)
})

test.each([
  ['a named length', 8 * MIB, { maxBytes: MIB }, 413],
  ['a length that is not named', undefined, { maxBytes: MIB }, 413],
  ['more than all may have', 4 * MIB, { maxHeldBytes: MIB }, 503],
  ['more bodies than an address may have', 10, { maxPerAddress: 0 }, 429],
])('%s is refused in words, and the connection closed', async (_, length, limits, status) => {
  const shop = await shopBefore(echo, limits)
  const body = Buffer.alloc(length ?? 4 * MIB)
  const request = http.request(`${shop}/gw/x`, { method: 'POST' })
  if (length !== undefined) request.setHeader('content-length', length)
  request.end(body)
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  answer.resume()
  await once(request, 'close')
  expect([answer.statusCode, answer.headers.connection]).toEqual([status, 'close'])
})

test('an early answer of the gateway leaves the connections to it sound', async () => {
  const shop = await shopBefore((request, response) => {
    if (request.url === '/gw/refused') {
      response.writeHead(401)
      response.end('no')
      return
    }
    request.pipe(response)
  })
  const post = (path: string, body: string) =>
    fetch(`${shop}${path}`, { method: 'POST', body }).then(({ status }) => status)
  for (let round = 0; round < 10; round += 1) {
    expect(await post('/gw/refused', 'x'.repeat(2 * MIB))).toBe(401)
    expect(await post('/gw/next', 'x')).toBe(200)
    await pause(1)
  }
})
