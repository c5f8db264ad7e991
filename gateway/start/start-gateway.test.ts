import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@/gateway/db/open-database'
import { DEMO_PASSWORD } from '@/gateway/demo/people/demo-people'
import { demoShop } from '@/gateway/demo/demo-shop'
import { users } from '@/gateway/db/schema/accounts'
import { readGatewayEnv } from '@/gateway/env'
import { createLogger } from '@/gateway/core/logger'
import { startGateway, type RunningGateway } from '@/gateway/start/start-gateway'
import { placeDatabase } from '@/gateway/test-support/place-database'
import { seedTestShop } from '@/gateway/test-support/test-shop'

describe('the running gateway', () => {
  let folder: string
  let gateway: RunningGateway
  const log: string[] = []
  const logger = createLogger('info', { write: (line: string) => log.push(line) })
  const newDatabases = () => log.filter((line) => line.includes('a new one is made'))
  const env = () =>
    readGatewayEnv({
      GATEWAY_PORT: '0',
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_DATA_DIR: folder,
      DEMO_PRODUCTS: '300',
    })
  const call = (address: string) => fetch(`http://127.0.0.1:${gateway.port}${address}`)

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-running-'))
    gateway = await startGateway(env(), logger, demoShop)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('says where it makes a new database', () => {
    expect(newDatabases()).toEqual([expect.stringContaining(path.join(folder, 'pglite'))])
  })

  it('fills an empty database with the demo shop', async () => {
    expect((await call('/health')).status).toBe(200)
    const listing = await (await call('/gw/catalog/site/v2/section/catalog?limit=1')).json()
    expect(listing.pagination.total).toBe(300)
  })

  it('draws the pictures of its goods', async () => {
    const listing = await (await call('/gw/catalog/site/v2/section/catalog?limit=1')).json()
    const picture = await call(`/gw/media/resize/size-64x64/${encodeURI(listing.entities[0].pictureUrl[0])}`)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/webp')
  })

  it('lets demo people sign in, and shows the codes that it would send', async () => {
    const signIn = await fetch(`http://127.0.0.1:${gateway.port}/gw/passport/spa/v1/profile/login`, {
      method: 'POST',
      body: JSON.stringify({ phone: '+7 900 000-00-01', password: DEMO_PASSWORD }),
    })
    expect(await signIn.json()).toMatchObject({ isAuthorized: true, name: 'Анна', group: 'client' })
    expect((await call('/outbox')).status).toBe(200)
    for (const path of ['/outbox', '/outbox.json', '/outbox/1/mail', '/metrics']) {
      const headers = { 'x-forwarded-for': '203.0.113.5' }
      const answer = await fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers })
      expect([path, answer.status]).toEqual([path, 401])
    }
  })

  it("adds no demo people to a shop with an owner's own goods", async () => {
    const own = await mkdtemp(path.join(os.tmpdir(), 'gateway-own-'))
    await placeDatabase(own)
    const { db, close } = await openDatabase({ dataDir: path.join(own, 'pglite') })
    await seedTestShop(db)
    await close()
    const running = await startGateway({ ...env(), dataDir: own }, createLogger('silent'), demoShop)
    await running.stop()
    const reopened = await openDatabase({ dataDir: path.join(own, 'pglite') })
    expect(await reopened.db.select().from(users)).toEqual([])
    await reopened.close()
    await rm(own, { recursive: true, force: true })
  })

  it('reports its requests and its process', async () => {
    const metrics = await (await call('/metrics')).text()
    expect(metrics).toContain('route="health"')
    expect(metrics).toContain('process_resident_memory_bytes')
  })

  it('takes calls for a while after it is told to stop, and says that it wants none', async () => {
    const dataDir = path.join(folder, 'leaving')
    await placeDatabase(dataDir)
    const leaving = await startGateway(
      { ...env(), dataDir, demoProducts: 0, shutdownDelayMs: 2_000 },
      createLogger('silent'),
      demoShop,
    )
    const send = (address: string) => fetch(`http://127.0.0.1:${leaving.port}${address}`)
    expect((await send('/ready')).status).toBe(200)
    const stopped = leaving.stop()
    expect((await send('/ready')).status).toBe(503)
    const late = await send('/gw/catalog/site/v1/bootstrap')
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
    await stopped
    await expect(send('/ready')).rejects.toThrow('fetch failed')
  })

  it('finishes what runs, stops, and finds its data again', async () => {
    const slow = request({
      host: '127.0.0.1',
      port: gateway.port,
      path: '/gw/brands/v2/brands/list',
      method: 'POST',
      headers: { expect: '100-continue' },
    })
    slow.flushHeaders()
    await once(slow, 'continue')
    const stopped = gateway.stop()
    slow.end('{"limit":1}')
    const [response] = (await once(slow, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    response.resume()
    await stopped
    await expect(call('/health')).rejects.toThrow('fetch failed')
    gateway = await startGateway({ ...env(), demoProducts: 0 }, logger, demoShop)
    expect(newDatabases()).toHaveLength(1)
    expect((await call('/outbox')).status).toBe(200)
    const listing = await (await call('/gw/catalog/site/v2/section/catalog?limit=1')).json()
    expect(listing.pagination.total).toBe(300)
    await gateway.stop()
  })
})
