import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSmsRuSender } from '@/gateway/services/messenger/create-sms-ru-sender'

const MESSAGE = { channel: 'sms', to: '79000000001', subject: 'Код', text: '1234: код & вход' } as const

let server: Server
let received: { path: string | undefined; fields: Record<string, string> }[]
let answer: { status: number; body: unknown }

beforeEach(async () => {
  received = []
  answer = {
    status: 200,
    body: { status: 'OK', status_code: 100, sms: { 79000000001: { status: 'OK', status_code: 100 } } },
  }
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ path: request.url, fields: Object.fromEntries(new URLSearchParams(body)) })
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function send(from?: string) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createSmsRuSender({ url, apiId: 'id-1', from }).send(MESSAGE, 'message-1')
}

it('sends the text to the phone in the name that was approved', async () => {
  expect(await send('Shop')).toEqual({ kind: 'sent' })
  await send()
  const fields = { api_id: 'id-1', to: '79000000001', msg: MESSAGE.text, json: '1' }
  expect(received).toEqual([
    { path: '/sms/send', fields: { ...fields, from: 'Shop' } },
    { path: '/sms/send', fields },
  ])
})

const ofPhone = (code: number) => ({
  status: 'OK',
  status_code: 100,
  sms: { 79000000001: { status: 'ERROR', status_code: code, status_text: 'нет' } },
})

it.each([
  ['a phone without a route', ofPhone(207), { kind: 'refused', reason: 'SMS.RU: 207 нет' }],
  ['too many to one phone in a day', ofPhone(230), { kind: 'refused', reason: 'SMS.RU: 230 нет' }],
  ['too many to one phone in a minute', ofPhone(231), { kind: 'failed', reason: 'SMS.RU: 231 нет' }],
  ['an account without money', ofPhone(201), { kind: 'failed', reason: 'SMS.RU: 201 нет' }],
  ['a wrong key', { status: 'ERROR', status_code: 200 }, { kind: 'failed', reason: 'SMS.RU: 200' }],
  ['an answer about no phone', { status: 'OK', status_code: 100, sms: {} }, { kind: 'sent' }],
  ['an answer that is none', '<html>', { kind: 'failed', reason: expect.any(String) }],
])('says what became of a message after %s', async (_, body, outcome) => {
  answer = { status: 200, body }
  expect(await send()).toEqual(outcome)
})

it('fails while the service is down', async () => {
  answer = { status: 502, body: '' }
  expect(await send()).toEqual({ kind: 'failed', reason: 'the service answered 502' })
})
