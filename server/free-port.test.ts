import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port'

test('ports that are free at the same time are different, though nothing listens there yet', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  expect(new Set(ports).size).toBe(ports.length)
})

test('a server can listen there', async () => {
  const server = net.createServer()
  server.listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  expect(server.listening).toBe(true)
  server.close()
})
