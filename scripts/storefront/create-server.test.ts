import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createServer } from './create-server'

test.each([
  [false, 'request'],
  [true, 'upgrade'],
] as const)(
  'where protocols may be changed: %s, a wish for it is a mere %s',
  async (mayUpgrade, expected) => {
    const server = createServer({ mayUpgrade })
    const met = new Promise((resolve) => {
      server.on('request', (_request, response) => {
        response.end()
        resolve('request')
      })
      server.on('upgrade', (_request, socket) => {
        socket.destroy()
        resolve('upgrade')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const headers = { connection: 'upgrade', upgrade: 'websocket' }
    const asking = http.request({ host: '127.0.0.1', port, headers })
    asking.on('error', () => undefined)
    asking.on('response', (answer) => answer.resume())
    asking.end()
    expect(await met).toBe(expected)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
)
