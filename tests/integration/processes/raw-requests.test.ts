import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '@/scripts/shop/paths'
import { startProcess } from '@/scripts/shop/processes'
import { FRONT_NODE_FLAGS } from '@/server/node-flags'
import { findProgram } from '@/tests/programs/find-program'
import { freePort } from '@/lib/connections/free-port'
import { startNginx } from '@/tests/programs/nginx-server'
import { SECOND_FOR_NGINX, shapes, SMUGGLED } from '@/tests/raw-requests/shapes'
import { createVisitor } from '@/tests/raw-requests/visitor'
import { writeRaw } from '@/tests/raw-requests/write-raw'

const ROUNDS = 1000
const LANES = 20
const START_MS = 60_000
/** Far above what a thousand rounds take anywhere. */
const ATTACK_MS = 300_000
const SESSIONS = ['anna', 'boris']
const TARGETS = ['/account', '/', '/_next/static/a.js', '/gw/whoami', '/account/orders?status=1']

type Received = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }

/** Answers the method and address of the request, and does not read the body of a GET: as Next's server and the gateway do. */
function startEcho(received: Received[]): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const { method, url, headers } = request
    if (url?.startsWith('/api/')) return void response.writeHead(200).write('\n')
    received.push({ method, url, headers })
    const session = /arus_session=(\w+)/.exec(headers.cookie ?? '')?.[1]
    const answer = () => {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private, no-store' })
      response.end(`${session} asked for ${url}`)
    }
    if (method === 'GET' || method === 'HEAD') answer()
    else request.resume().on('end', answer)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const portOf = (server: http.Server) => (server.address() as AddressInfo).port
const received = { renderer: [] as Received[], gateway: [] as Received[] }
const origins = new Map<string, string>()
const stops: (() => Promise<unknown>)[] = []
const nginx = findProgram('nginx')

beforeAll(async () => {
  const [renderer, gateway] = await Promise.all([startEcho(received.renderer), startEcho(received.gateway)])
  for (const server of [renderer, gateway]) {
    stops.unshift(async () => {
      server.closeAllConnections()
      server.close()
    })
  }
  const front = await startProcess({
    script: 'server/serve.ts',
    nodeArgs: FRONT_NODE_FLAGS,
    port: await freePort().then((port) => (origins.set('directly', `http://127.0.0.1:${port}`), port)),
    quiet: true,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: new URL(origins.get('directly') ?? '').port,
      RENDERER_URL: `http://127.0.0.1:${portOf(renderer)}`,
      GATEWAY_URL: `http://127.0.0.1:${portOf(gateway)}`,
    },
  })
  stops.unshift(front.stop)
  if (!nginx) return
  const server = await startNginx({
    program: nginx,
    configuration: path.join(root, 'deploy/nginx/nginx.conf'),
    storefronts: [Number(new URL(front.url).port)],
    gateways: [portOf(gateway)],
  })
  origins.set('through nginx', server.url)
  stops.unshift(server.stop)
}, START_MS)

afterAll(async () => {
  for (const stop of stops) await stop()
})

/** An attacker writes one shape after the other, while two visitors ask for pages and calls of their own. */
async function attack(origin: string, rounds: number) {
  const leaked: string[] = []
  const wrong: string[] = []
  async function lane(first: number) {
    const visitors = SESSIONS.map((session) => ({ session, ...createVisitor(origin, session) }))
    for (let round = first; round < rounds; round += LANES) {
      const shape = shapes[round % shapes.length]
      const target = TARGETS[Math.floor(round / shapes.length) % TARGETS.length] ?? '/'
      if (!shape) break
      const attacked = writeRaw(origin, shape.bytes(target)).then((answer) => {
        if (SESSIONS.some((session) => answer.includes(`${session} asked`))) leaked.push(shape.name)
      })
      const visited = visitors.map(async ({ session, get }) => {
        for (const url of [`/account?of=${session}-${round}`, `/gw/whoami?of=${session}-${round}`]) {
          const { status, text } = await get(url)
          if (status !== 200 || text !== `${session} asked for ${url}`)
            wrong.push(`${shape.name} at ${target}: ${session} got ${status} ${text.slice(0, 80)}`)
        }
      })
      await Promise.all([attacked, ...visited])
    }
    for (const { leave } of visitors) leave()
  }
  await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
  return { leaked, wrong }
}

const ways = [
  { way: 'directly', hidden: [SMUGGLED, SECOND_FOR_NGINX] },
  { way: 'through nginx', hidden: [SMUGGLED] },
]

describe.each(nginx ? ways : ways.slice(0, 1))('requests whose bytes lie, $way', ({ way, hidden }) => {
  beforeAll(() => {
    received.renderer.length = 0
    received.gateway.length = 0
  })

  it(
    'give each of two visitors their own answers only, a thousand times',
    async () => {
      const { leaked, wrong } = await attack(origins.get(way) ?? '', ROUNDS)
      expect({ leaked, wrong }).toEqual({ leaked: [], wrong: [] })
    },
    ATTACK_MS,
  )

  it('hand no hidden request on', () => {
    const urls = [...received.renderer, ...received.gateway].map(({ url }) => url)
    expect(urls.length).toBeGreaterThan(ROUNDS * SESSIONS.length)
    expect(urls.filter((url) => hidden.some((mark) => url?.includes(mark)))).toEqual([])
  })

  it('leave the renderer requests that say only what they are', () => {
    const reads = received.renderer.filter(({ method }) => method === 'GET' || method === 'HEAD')
    const names = new Set(received.renderer.flatMap(({ headers }) => Object.keys(headers)))
    expect(reads.filter(({ headers }) => headers['content-length'] !== undefined)).toEqual([])
    for (const name of ['transfer-encoding', 'expect', 'upgrade', 'te']) expect(names).not.toContain(name)
  })
})
