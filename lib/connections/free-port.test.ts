import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port'

const HOST = '127.0.0.1'
/** Where the systems' own choices begin, for servers on port 0 and for outgoing connections. */
const FIRST_OF_THE_SYSTEM = 32_768

test('ports that are free at the same time are different, though nothing listens there yet', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  expect(new Set(ports).size).toBe(ports.length)
})

test('no outgoing connection can take a port before its server listens', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(ports.every((port) => port > 1024 && port < FIRST_OF_THE_SYSTEM)).toBe(true)
})

test('a server can listen there', async () => {
  const server = net.createServer()
  server.listen(await freePort(), HOST)
  await once(server, 'listening')
  expect(server.listening).toBe(true)
  server.close()
})
