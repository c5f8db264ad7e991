import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { limitBody } from '@/gateway/http/limit-body'

const app = new Hono()
app.use(limitBody(5, (context) => context.text('too large', 413)))
app.all('/', async (context) => context.text(await context.req.text()))

const streamOf = (text: string) => new Blob([text]).stream()

it.each([
  ['a short body', { method: 'POST', headers: { 'content-length': '5' }, body: '12345' }, 200],
  ['a long body', { method: 'POST', headers: { 'content-length': '6' }, body: '123456' }, 413],
  ['no body', { method: 'POST' }, 200],
  ['a short body of unknown length', { method: 'POST', body: streamOf('12345'), duplex: 'half' }, 200],
  ['a long body of unknown length', { method: 'POST', body: streamOf('123456'), duplex: 'half' }, 413],
  [
    'a long body in chunks that names a short length',
    {
      method: 'POST',
      headers: { 'content-length': '1', 'transfer-encoding': 'chunked' },
      body: streamOf('123456'),
      duplex: 'half',
    },
    413,
  ],
  ['a question', { method: 'GET' }, 200],
] as [string, RequestInit, number][])('%s', async (_what, init, status) => {
  expect((await app.request('/', init)).status).toBe(status)
})

it('does not open a body whose length is named', async () => {
  const opened = vi.spyOn(Request.prototype, 'body', 'get')
  const init = { method: 'POST', headers: { 'content-length': '2' }, body: '{}' }
  expect(await (await app.request('/', init)).text()).toBe('{}')
  expect(opened).not.toHaveBeenCalled()
  opened.mockRestore()
})
