import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { bind } from '@/gateway/http/bind'
import { createHttpApp, type GatewayHono } from '@/gateway/http/create-http-app'
import { notFound } from '@/gateway/core/errors/errors'
import { createLogger } from '@/gateway/core/logger'
import { createMetrics } from '@/gateway/http/metrics'
import { createReadiness } from '@/gateway/http/readiness'
import { NO_VIEWERS } from '@/gateway/test-support/no-viewers'
import { defineOperation } from '@/lib/gateway/operation'

const greet = defineOperation({
  name: 'greet',
  service: 'test',
  summary: 'Greets',
  method: 'POST',
  path: '/greet/{place}',
  params: z.object({ place: z.string().max(10) }),
  query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
  body: z.object({ name: z.string().min(1), friends: z.array(z.object({ age: z.int() })).default([]) }),
  response: z.object({ text: z.string() }),
  kind: 'read',
})

/** A write: unlike reads, the gateway does not repeat it when its database is lost. */
const keep = defineOperation({
  name: 'keep',
  service: 'test',
  summary: 'Keeps',
  method: 'POST',
  path: '/keep',
  response: z.object({ text: z.string() }),
  kind: 'write',
})

const greetNobody = defineOperation({
  name: 'greetNobody',
  service: 'test',
  summary: 'Greets nobody',
  method: 'GET',
  path: '/greet/nobody',
  response: z.object({}),
  kind: 'read',
})

const open = defineOperation({
  name: 'open',
  service: 'test',
  summary: 'Открытый вызов',
  method: 'POST',
  path: '/open',
  response: z.object({}),
  kind: 'write',
})

function post(body: unknown, path = '/gw/greet/work?times=2') {
  return new Request(`http://gateway${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const healthy = () => createReadiness(() => Promise.resolve())

function createApp(handle: (name: string) => unknown, readiness = healthy()): GatewayHono {
  return createHttpApp({
    bindings: [
      bind(greet, ({ body, params, query }) => {
        const text = handle(body.name) ?? `${body.name} в ${params.place} ${query.times}`
        return { text: text as string }
      }),
      bind(greetNobody, () => ({})),
      bind(keep, () => ({ text: handle('keep') as string })),
    ],
    open: [open],
    logger: createLogger('silent'),
    metrics: createMetrics(),
    bodyLimitBytes: 1000,
    uploadLimitBytes: 2000,
    checkResponses: true,
    isTrustedPeer: () => false,
    viewers: NO_VIEWERS,
    readiness,
    openApi: () => ({ openapi: '3.1.0' }),
  })
}

describe('the HTTP layer', () => {
  let app: GatewayHono
  beforeEach(() => {
    app = createApp(() => undefined)
  })

  it('hands the parsed request to the handler and sends its answer', async () => {
    const response = await app.request(post({ name: 'Пётр' }))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ text: 'Пётр в work 2' })
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('lets browsers keep a guest read by GET for a moment', async () => {
    const response = await app.request('/gw/greet/nobody')
    expect(response.headers.get('cache-control')).toBe('public, max-age=30')
  })

  it.each([
    [{}, 'name', 'Имя: обязательное поле'],
    [{ name: 5 }, 'name', 'Имя: нужен текст'],
    [{ name: 'a', friends: [{ age: 1 }, { age: 'x' }] }, 'friends.1.age', 'строка 2'],
    [[], 'body', 'нужен набор полей'],
  ])('names the field at fault of %j', async (body, field, words) => {
    const response = await app.request(post(body))
    const answer = await response.json()
    expect(response.status).toBe(422)
    expect(answer).toMatchObject({ statusCode: 422, errors: [{ field }] })
    expect(answer.message).toContain(words)
  })

  it.each(['/gw/greet/work?times=9', '/gw/greet/far-away-place'])('refuses the address %s', async (path) => {
    expect((await app.request(post({ name: 'a' }, path))).status).toBe(422)
  })

  it('reads an absent body as an empty one', async () => {
    const response = await app.request('/gw/greet/work', { method: 'POST' })
    expect((await response.json()).message).toContain('Имя')
  })

  it('answers 400 to JSON that nests too deep', async () => {
    const response = await app.request(post('['.repeat(900)))
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain('слишком глубоко')
  })

  it('answers 400 to broken JSON', async () => {
    const response = await app.request(post('{"name":'))
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain('JSON')
  })

  it('answers 413 to a body over the limit', async () => {
    const response = await app.request(post({ name: 'a'.repeat(2000) }))
    expect(response.status).toBe(413)
    expect((await response.json()).message).toContain('велик')
  })

  it('answers 501 to an operation without a handler', async () => {
    const response = await app.request('/gw/open', { method: 'POST' })
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({
      statusCode: 501,
      message: expect.stringContaining('Открытый'),
    })
  })

  it('answers 404 to an unknown address', async () => {
    const response = await app.request('/gw/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ statusCode: 404, statusMessage: 'Not Found' })
  })

  it('keeps a sound request id and replaces another', async () => {
    const stored = await app.request('/gw/nothing', { headers: { 'x-request-id': 'shop-1' } })
    const replaced = await app.request('/gw/nothing', { headers: { 'x-request-id': 'a b<c>' } })
    expect(stored.headers.get('x-request-id')).toBe('shop-1')
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('passes an expected failure on with its own message', async () => {
    app = createApp(() => {
      throw notFound('Нет такого имени.')
    })
    const response = await app.request(post({ name: 'a' }))
    expect(response.status).toBe(404)
    expect((await response.json()).message).toBe('Нет такого имени.')
  })

  it('hides an unexpected failure behind a general message and the request id', async () => {
    app = createApp(() => {
      throw new Error('password=secret')
    })
    const request = post({ name: 'a' })
    request.headers.set('x-request-id', 'shop-2')
    const response = await app.request(request)
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).toContain('shop-2')
    expect(text).not.toContain('secret')
  })

  it.each([
    ['57014', 503],
    ['ECONNREFUSED', 503],
    ['23505', 500],
  ])('turns the database failure %s into %i', async (code, status) => {
    app = createApp(() => {
      throw Object.assign(new Error('query'), { cause: Object.assign(new Error('db'), { code }) })
    })
    expect((await app.request(post({}, '/gw/keep'))).status).toBe(status)
  })

  it('reports an answer that breaks the contract', async () => {
    app = createApp(() => 5)
    expect((await app.request(post({ name: 'a' }))).status).toBe(500)
  })

  it('is alive, but not ready without its database, and says so without details', async () => {
    expect((await app.request('/ready')).status).toBe(200)
    const lame = createApp(
      () => undefined,
      createReadiness(() => Promise.reject(new Error('secret host db-7'))),
    )
    const answer = await lame.request('/ready')
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('db-7')
    expect((await lame.request('/health')).status).toBe(200)
  })

  it('asks for no more calls while it drains, but answers those that come', async () => {
    const readiness = healthy()
    const draining = createApp(() => 'Привет', readiness)
    readiness.drain()
    expect((await draining.request('/ready')).status).toBe(503)
    expect((await draining.request('/health')).status).toBe(200)
    const answer = await draining.request(post({ name: 'a' }))
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  })

  it('counts requests by operation', async () => {
    await app.request(post({ name: 'a' }))
    const text = await (await app.request('/metrics')).text()
    expect(text).toContain(
      'gateway_request_duration_seconds_count{method="POST",route="greet",status="200"} 1',
    )
  })
})
