import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWebhookSender } from '@/gateway/services/messenger/create-webhook-sender'

const MESSAGE = { channel: 'sms', to: '79000000001', subject: 'Код', text: '1234' } as const

let server: Server
let received: { headers: IncomingMessage['headers']; body: string }[]
let answer: { status: number; headers?: Record<string, string> }

beforeEach(async () => {
  received = []
  answer = { status: 204 }
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function url() {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
}

it("hands a message over with the owner's key and the message's own", async () => {
  expect(await createWebhookSender(url(), 'key-1').send(MESSAGE, 'message-1')).toEqual({ kind: 'sent' })
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer key-1',
    'idempotency-key': 'message-1',
    'content-type': 'application/json',
  })
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(MESSAGE)
})

it('sends files along as base64', async () => {
  const file = { name: 'bill.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }
  await createWebhookSender(url(), undefined).send({ ...MESSAGE, attachments: [file] }, 'message-1')
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    ...MESSAGE,
    attachments: [{ name: 'bill.pdf', contentType: 'application/pdf', content: 'JVBERg==' }],
  })
})

it.each([
  [500, {}, { kind: 'failed', reason: 'the service answered 500' }],
  [401, {}, { kind: 'failed', reason: 'the service answered 401' }],
  [503, { 'retry-after': '7' }, { kind: 'failed', reason: expect.any(String), retryAfterMs: 7_000 }],
  [
    429,
    { 'retry-after': '9999999' },
    { kind: 'failed', reason: expect.any(String), retryAfterMs: 3_600_000 },
  ],
  [503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { kind: 'failed', reason: expect.any(String) }],
  [302, { location: '/elsewhere' }, { kind: 'failed', reason: expect.any(String) }],
  [422, {}, { kind: 'refused', reason: 'the service answered 422' }],
])('takes %i %j for what it is', async (status, headers, outcome) => {
  answer = { status, headers }
  expect(await createWebhookSender(url(), undefined).send(MESSAGE, 'message-1')).toEqual(outcome)
  expect(received).toHaveLength(1)
})

it('may succeed later when the service is away', async () => {
  const outcome = await createWebhookSender('http://127.0.0.1:1', undefined).send(MESSAGE, 'message-1')
  expect(outcome.kind).toBe('failed')
})
