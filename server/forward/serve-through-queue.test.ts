import { once } from 'node:events'
import http, { type RequestListener, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { endStalled } from '@/lib/connections/end-stalled'
import { serveThroughQueue } from './serve-through-queue'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

async function open(options?: Parameters<typeof serveThroughQueue>[2]) {
  const begun: string[] = []
  const answers: ServerResponse[] = []
  const listener: RequestListener = (request, response) => {
    begun.push(request.url ?? '')
    answers.push(response)
  }
  const server = http.createServer()
  serveThroughQueue(server, listener, { refusalMs: 0, ...options })
  endStalled(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const connect = () => {
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    closers.push(() => socket.destroy())
    let received = ''
    socket.on('data', (piece: Buffer) => (received += piece.toString()))
    return { socket, received: () => received }
  }
  return { server, begun, answers, connect }
}

const call = (...paths: string[]) =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`).join('')

test('requests that are sent ahead begin when the one before has been answered', async () => {
  const { connect, begun, answers } = await open()
  const { socket, received } = connect()
  socket.write(call('/1', '/2', '/3'))
  for (const at of [0, 1, 2]) {
    await vi.waitFor(() => expect(answers).toHaveLength(at + 1))
    answers[at]?.end(`answer ${at + 1};`)
  }
  await vi.waitFor(() => expect(received()).toMatch(/answer 1;[^]*answer 2;[^]*answer 3;/))
  expect(begun).toEqual(['/1', '/2', '/3'])
})

test('answers that are there at once come in order too', async () => {
  const server = http.createServer()
  serveThroughQueue(server, (request, response) => void response.end(`${request.url};`))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  closers.push(() => {
    socket.destroy()
    server.close()
  })
  const paths = Array.from({ length: 20 }, (_, at) => `/${at}`)
  let received = ''
  socket.on('data', (piece: Buffer) => (received += piece.toString()))
  socket.write(call(...paths))
  await vi.waitFor(() => expect(received.match(/\/\d+;/g)).toEqual(paths.map((path) => `${path};`)))
})

test('what a closed connection sent ahead is never begun', async () => {
  const { connect, begun, answers } = await open()
  const { socket } = connect()
  socket.write(call('/1', '/2', '/3'))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const closed = once(answers[0] ?? socket, 'close')
  socket.destroy()
  await closed
  const other = connect()
  other.socket.write(call('/other'))
  await vi.waitFor(() => expect(begun).toEqual(['/1', '/other']))
})

test('a connection that sends too much ahead is closed', async () => {
  const { connect, begun } = await open({ maxBytesPerConnection: 10_000 })
  const { socket } = connect()
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(call(...Array.from({ length: 20 }, (_, at) => `/${at}`)))
  await closed
  expect(begun).toEqual(['/0'])
})

test('connections that send too much ahead together are closed, and what they held is free again', async () => {
  const { connect, answers } = await open({ maxBytes: 10_000 })
  const sockets = Array.from({ length: 5 }, () => connect().socket)
  let closedCount = 0
  for (const socket of sockets) {
    socket.once('close', () => (closedCount += 1))
    socket.write(call('/1', '/2'))
  }
  await vi.waitFor(() => expect(closedCount).toBeGreaterThan(0))
  const open_ = sockets.filter((socket) => !socket.destroyed)
  for (const socket of open_) socket.destroy()
  await vi.waitFor(() => expect(answers.every(({ destroyed }) => destroyed)).toBe(true))
  const { socket, received } = connect()
  const former = answers.length
  socket.write(call('/1', '/2'))
  for (const at of [former, former + 1]) {
    await vi.waitFor(() => expect(answers.length).toBe(at + 1))
    answers[at]?.end(`answer ${at - former};`)
  }
  await vi.waitFor(() => expect(received()).toContain('answer 1;'))
})

test('an address whose connection was closed for it opens none for a moment, and opens some after that', async () => {
  const { connect, begun } = await open({ maxBytesPerConnection: 10_000, refusalMs: 500 })
  const first = connect()
  const closed = new Promise<void>((resolve) => first.socket.once('close', () => resolve()))
  first.socket.write(call(...Array.from({ length: 20 }, (_, at) => `/${at}`)))
  await closed
  const second = connect()
  second.socket.write(call('/refused'))
  await new Promise<void>((resolve) => second.socket.once('close', () => resolve()))
  await vi.waitFor(
    () => {
      connect().socket.write(call('/later'))
      expect(begun).toContain('/later')
    },
    { interval: 100, timeout: 4_000 },
  )
  expect(begun).not.toContain('/refused')
})
