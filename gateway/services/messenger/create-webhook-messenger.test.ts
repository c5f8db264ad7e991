import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWebhookMessenger } from '@/gateway/services/messenger/create-webhook-messenger'

const MESSAGE = { channel: 'sms', to: '79000000001', subject: 'Код', text: '1234' } as const

let server: Server
let received: { headers: IncomingMessage['headers']; body: string }[]
let status: number

beforeEach(async () => {
  received = []
  status = 204
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function url() {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
}

it('hands a message over with the key', async () => {
  await createWebhookMessenger(url(), 'key-1').send(MESSAGE)
  expect(received[0]?.headers.authorization).toBe('Bearer key-1')
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(MESSAGE)
})

it.each([500, 302, 401])('says that nothing was sent when the service answers %i', async (answered) => {
  status = answered
  await expect(createWebhookMessenger(url(), undefined).send(MESSAGE)).rejects.toMatchObject({
    kind: 'unavailable',
  })
})

it('says that nothing was sent when the service is away', async () => {
  await expect(createWebhookMessenger('http://127.0.0.1:1', undefined).send(MESSAGE)).rejects.toMatchObject({
    kind: 'unavailable',
  })
})
