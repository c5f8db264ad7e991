import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, it, vi } from 'vitest'
import { boundConnections } from './bound-connections'

function connect(server: EventEmitter, remoteAddress: string) {
  const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() })
  server.emit('connection', socket)
  return socket
}

it('lets an address hold so many connections, and another one as many', () => {
  const server = new EventEmitter()
  boundConnections(server as Server, 2)
  const [first, , third] = ['203.0.113.5', '203.0.113.5', '203.0.113.5'].map((one) => connect(server, one))
  expect(third?.destroy).toHaveBeenCalledOnce()
  expect(connect(server, '203.0.113.6').destroy).not.toHaveBeenCalled()
  first?.emit('close')
  expect(connect(server, '203.0.113.5').destroy).not.toHaveBeenCalled()
})

it('counts no proxy beside the shop', () => {
  const server = new EventEmitter()
  boundConnections(server as Server, 1)
  const sockets = ['127.0.0.1', '127.0.0.1', '10.0.0.2', '10.0.0.2'].map((one) => connect(server, one))
  for (const { destroy } of sockets) expect(destroy).not.toHaveBeenCalled()
})
