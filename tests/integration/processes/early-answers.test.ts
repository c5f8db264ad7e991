import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { settleBody } from '@/gateway/http/settle-body'
import { createRequestBodyBuffer } from '@/server/bodies/create-request-body-buffer'
import { createGatewayProxy } from '@/server/forward/create-gateway-proxy'

const MAX_BYTES = 16_000_000
const LARGE = 5_000_000
const ROUNDS = 15
const SHOPPERS = 5
const PIECE = 200_000
const PIECES = 15
const PAUSE_MS = 80
/** Hundreds of megabytes go over the loopback, on a busy machine too. */
const SLOW_MS = 60_000

const servers: http.Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

async function listen(server: http.Server) {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A gateway that refuses a file before it reads it. */
function startGateway() {
  const app = new Hono()
  app.use(settleBody(MAX_BYTES))
  app.post('/gw/refused', (context) => context.json({ message: 'Войдите.' }, 401))
  app.post('/gw/next', async (context) => context.text(await context.req.text()))
  return listen(createAdaptorServer({ fetch: app.fetch }) as http.Server)
}

function startFront(gatewayPort: number) {
  const proxy = createGatewayProxy(`http://127.0.0.1:${gatewayPort}`)
  const handle = createRequestBodyBuffer({ maxPerAddress: 100, maxHeldBytes: 10 * MAX_BYTES })(
    MAX_BYTES,
    proxy,
  )
  const listener: RequestListener = (request, response) => void handle(request, response)
  return listen(http.createServer(listener))
}

function post(agent: http.Agent, port: number, path: string, bytes: number) {
  return new Promise<number | string | undefined>((resolve) => {
    const headers = { 'content-length': bytes }
    const request = http.request(
      { host: '127.0.0.1', port, path, method: 'POST', agent, headers },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode))
        answer.on('error', (error) => resolve(error.message))
      },
    )
    request.on('error', (error) => resolve(error.message))
    request.end(Buffer.alloc(bytes))
  })
}

test.each([
  ['the gateway', startGateway],
  ['the storefront before it', async () => startFront(await startGateway())],
])(
  'whoever asks %s over the connection of a refused file is answered',
  { timeout: SLOW_MS },
  async (_, start) => {
    const port = await start()
    const agent = new http.Agent({ keepAlive: true })
    const outcomes = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(
        Array.from({ length: SHOPPERS }, async () => {
          outcomes.add(`refused: ${await post(agent, port, '/gw/refused', LARGE)}`)
          outcomes.add(`next: ${await post(agent, port, '/gw/next', 50)}`)
        }),
      )
    }
    agent.destroy()
    expect(outcomes).toEqual(new Set(['refused: 401', 'next: 200']))
  },
)

test('a file that takes its time is read on, and its connection serves the next call', async () => {
  const port = await startGateway()
  let connections = 0
  servers[0]?.on('connection', () => (connections += 1))
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { 'content-length': PIECES * PIECE }
  const path = '/gw/refused'
  const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers })
  const answered = once(request, 'response')
  for (let sent = 0; sent < PIECES; sent += 1) {
    request.write(Buffer.alloc(PIECE))
    await pause(PAUSE_MS)
  }
  request.end()
  const [answer] = (await answered) as [http.IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  expect([answer.statusCode, await post(agent, port, '/gw/next', 50), connections]).toEqual([401, 200, 1])
  agent.destroy()
})
