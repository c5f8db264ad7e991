import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createUpstream, fetchWhole, send, type Upstream } from './upstream'

const servers: net.Server[] = []
const sockets = new Set<Socket>()

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

const answerTo = (path: string) =>
  `HTTP/1.1 200 OK\r\ncontent-length: ${path.length}\r\nconnection: keep-alive\r\n\r\n${path}`

/** A server that answers the first request on each of its connections in the given way and the later ones rightly. */
async function serverThat(answer: (socket: Socket, path: string) => void) {
  let connections = 0
  const server = net.createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    let answered = 0
    socket.on('data', (data) => {
      for (const [, path = ''] of data.toString('latin1').matchAll(/^GET (\S+) HTTP/gm)) {
        if (answered === 0) answer(socket, path)
        else socket.write(answerTo(path))
        answered += 1
      }
    })
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { upstream: createUpstream(`http://127.0.0.1:${port}`), connections: () => connections }
}

async function textOf(upstream: Upstream, path: string): Promise<string> {
  const { body } = await fetchWhole(upstream, path, {})
  return body.toString()
}

test('a connection whose answer ended cleanly serves the next request', async () => {
  const { upstream, connections } = await serverThat((socket, path) => socket.write(answerTo(path)))
  expect(await textOf(upstream, '/first')).toBe('/first')
  await pause(20)
  expect(await textOf(upstream, '/second')).toBe('/second')
  expect(connections()).toBe(1)
})

test.each<[string, (path: string) => string]>([
  ['a byte after the end', (path) => `${answerTo(path)}x`],
  ['an empty line and a byte after the end', (path) => `${answerTo(path)}\r\nx`],
  ['a second answer', (path) => answerTo(path) + answerTo('/of-another')],
  [
    'half a second answer',
    (path) => `${answerTo(path)}HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nof-another`,
  ],
  ['an early answer to no request', (path) => `${answerTo(path)}HTTP/1.1 103 Early Hints\r\n\r\n`],
])('%s reaches no other visitor and ends the connection', async (_, answer) => {
  const { upstream, connections } = await serverThat((socket, path) => socket.write(answer(path)))
  for (const path of ['/anna', '/boris', '/clara']) {
    const text = await textOf(upstream, path).catch(() => 'refused')
    expect([path, 'refused']).toContain(text)
    await pause(20)
  }
  expect(connections()).toBe(3)
})

test('what comes later than the answer it does not belong to reaches no other visitor either', async () => {
  const { upstream, connections } = await serverThat((socket, path) => {
    socket.write(answerTo(path))
    setTimeout(() => socket.write(answerTo('/of-another')), 5)
  })
  expect(await textOf(upstream, '/anna')).toBe('/anna')
  await pause(20)
  expect(await textOf(upstream, '/boris')).toBe('/boris')
  expect(connections()).toBe(2)
})

test.each<[string, string]>([
  ['ends before its length', 'HTTP/1.1 200 OK\r\ncontent-length: 30\r\n\r\n12345'],
  ['ends before its last piece', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n12345\r\n'],
  ['says two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n12345'],
  [
    'says a length and pieces',
    'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n12345',
  ],
  ['is no HTTP', 'It is a teapot\r\n\r\n'],
])('an answer that %s is an error, and the next visitor gets his own', async (_, answer) => {
  const { upstream } = await serverThat((socket, path) =>
    path === '/broken' ? socket.end(answer) : socket.write(answerTo(path)),
  )
  await expect(textOf(upstream, '/broken')).rejects.toBeInstanceOf(Error)
  expect(await textOf(upstream, '/next')).toBe('/next')
})

test('a request whose visitor has left ends its connection', async () => {
  let closed = 0
  const { upstream } = await serverThat((socket, path) => {
    socket.once('close', () => (closed += 1))
    if (path !== '/slow') socket.write(answerTo(path))
  })
  const gone = new AbortController()
  const slow = send(upstream, { method: 'GET', url: '/slow', headers: {}, signal: gone.signal })
  setTimeout(() => gone.abort(), 10)
  await expect(slow).rejects.toHaveProperty('name', 'AbortError')
  expect(await textOf(upstream, '/next')).toBe('/next')
  expect(closed).toBe(1)
})
