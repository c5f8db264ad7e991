import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRemoteSource } from '@/gateway/services/original-catalogs/create-remote-source'

const CATALOG = { catalogId: 'LADA', catalogName: 'LADA', code: 'LADA', brand: 'LADA' }
const MINUTE_MS = 60_000

type Requested = { path: string; body: unknown; authorization: string | undefined }

describe('a service of original catalogues', () => {
  const requested: Requested[] = []
  let answer: (response: ServerResponse) => void
  let time = 0
  let url = ''

  const server = createServer((request, response) => {
    void read(request).then((body) => {
      requested.push({ path: request.url ?? '', body, authorization: request.headers.authorization })
      answer(response)
    })
  })

  async function read(request: IncomingMessage): Promise<unknown> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return JSON.parse(Buffer.concat(chunks).toString())
  }

  const json = (status: number, body: unknown) => (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const open = () => createRemoteSource({ url, token: 'key', timeoutMs: 200, now: () => time })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gw`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    requested.length = 0
    answer = json(200, { catalogs: [CATALOG] })
  })

  it('is asked in the form of the contract, with the key', async () => {
    const { catalogs } = await open().listOriginalCatalogs({})
    expect(catalogs).toEqual([
      expect.objectContaining({ code: 'LADA', isVinSearch: false, pictureUrl: null }),
    ])
    expect(requested).toEqual([{ path: '/gw/laximo/v1/catalogs', body: {}, authorization: 'Bearer key' }])
  })

  it('is asked once for what many ask, and again when the answer is old', async () => {
    const source = open()
    for (let turn = 0; turn < 3; turn += 1) await source.listOriginalCatalogs({})
    expect(requested).toHaveLength(1)
    time += 11 * MINUTE_MS
    await source.listOriginalCatalogs({})
    expect(requested).toHaveLength(2)
  })

  it('that is away leaves what it answered before', async () => {
    const source = open()
    await source.listOriginalCatalogs({})
    time += 11 * MINUTE_MS
    answer = json(500, {})
    expect((await source.listOriginalCatalogs({})).catalogs).toHaveLength(1)
    await expect(source.findVehicleByVin({ vin: 'XTAGFL110JY144213' })).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('не отвечают'),
    })
  })

  it.each([
    [404, 'Машины с этим VIN нет.'],
    [422, 'В VIN 17 знаков.'],
    [400, 'Ссылка повреждена.'],
  ])('says itself what is wrong with a request, by %i', async (status, message) => {
    answer = json(status, { statusCode: status, statusMessage: 'x', message })
    await expect(open().findVehicleByVin({ vin: '1' })).rejects.toMatchObject({ status, message })
  })

  it.each([
    ['refuses the key', json(401, { message: 'no' }), 503],
    ['breaks', json(500, { message: 'stack' }), 503],
    ['answers no JSON', (response: ServerResponse) => response.end('<html>'), 502],
    ['answers something else', json(200, { cats: 1 }), 502],
    ['hangs up', (response: ServerResponse) => response.destroy(), 503],
    ['does not answer in time', () => undefined, 503],
  ])('that %s is shown as one that fails', async (_, given, status) => {
    answer = given
    await expect(open().listOriginalCatalogs({})).rejects.toMatchObject({
      status,
      message: expect.stringMatching(/каталоги.*Попробуйте позже/),
    })
  })

  it('that fails again and again is left alone for a while', async () => {
    const source = open()
    answer = json(500, {})
    for (let turn = 0; turn < 8; turn += 1)
      await expect(source.listOriginalCatalogs({})).rejects.toMatchObject({ status: 503 })
    expect(requested).toHaveLength(5)
    time += 16_000
    answer = json(200, { catalogs: [CATALOG] })
    expect((await source.listOriginalCatalogs({})).catalogs).toHaveLength(1)
  })
})
