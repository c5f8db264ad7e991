import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { endStalled } from './end-stalled'

const INTERVAL_MS = 40
const LOOKS = 6

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

async function connect(listener: RequestListener) {
  const server = http.createServer(listener)
  endStalled(server, { intervalMs: INTERVAL_MS, minBytes: 100 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  closers.push(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  return socket
}

/** Accepts any end: bytes still on their way to a closed end are answered by a reset. */
function closed(socket: net.Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

const swallow: RequestListener = (request, response) => {
  request.resume()
  request.on('end', () => response.end('whole'))
}
const HEAD = 'POST / HTTP/1.1\r\nhost: shop\r\n'

test('a body that comes byte by byte ends its connection', async () => {
  const socket = await connect(swallow)
  socket.write(`${HEAD}content-length: 1000\r\n\r\n`)
  const drip = setInterval(() => socket.write('x'), INTERVAL_MS / 2)
  closers.push(() => clearInterval(drip))
  socket.resume()
  await closed(socket)
  expect(socket.bytesWritten).toBeLessThan(1000)
})

test('a slow body that gets on arrives', async () => {
  const socket = await connect(swallow)
  socket.write(`${HEAD}content-length: 4000\r\n\r\n`)
  for (let sent = 0; sent < 4000; sent += 400) {
    socket.write('x'.repeat(400))
    await pause(INTERVAL_MS / 2)
  }
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toContain('whole')
})

test('an answer that nobody takes ends its connection', async () => {
  const socket = await connect((_, response) => response.end(Buffer.alloc(64 * 1024 * 1024)))
  const ended = closed(socket)
  socket.pause()
  socket.write(`GET / HTTP/1.1\r\nhost: shop\r\n\r\n`)
  await pause(INTERVAL_MS * LOOKS)
  socket.resume()
  let bytes = 0
  socket.on('data', (piece: Buffer) => (bytes += piece.length))
  await ended
  expect(bytes).toBeLessThan(64 * 1024 * 1024)
})

test('whoever waits for a slow answer is left alone', async () => {
  const socket = await connect((request, response) => {
    request.resume()
    setTimeout(() => response.end('late'), INTERVAL_MS * LOOKS)
  })
  socket.write(`${HEAD}content-length: 3\r\n\r\nabc`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toContain('late')
})
