import type http from 'node:http'
import { expect, test, vi } from 'vitest'
import { localServers } from '@/tests/local-servers'
import { login, readProfile } from './contracts/accounts/passport'
import { createServerGateway } from './server-client'

const listen = localServers()

test('half an answer with nothing after it is not waited for longer than a whole one, and not asked for again', async () => {
  let requested = 0
  const origin = await listen((_, response) => {
    requested += 1
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"isAuthorized":')
  })
  const call = createServerGateway(origin, { timeoutMs: 100 }).call(readProfile, {})
  await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  expect(requested).toBe(1)
})

test.each([
  ['keeps silent', () => undefined],
  [
    'stops in the middle',
    (response: http.ServerResponse) => void response.writeHead(200, { 'content-length': '9' }).write('{'),
  ],
  ['is not available', (response: http.ServerResponse) => void response.writeHead(503).end('{}')],
])('nobody is asked for a page that is not waited for any more, while the gateway %s', async (_, answer) => {
  let requests = 0
  let left = 0
  const origin = await listen((request, response) => {
    requests += 1
    request.on('close', () => (left += 1))
    answer(response)
  })
  const page = new AbortController()
  const failure = createServerGateway(origin, { pool: 'onePerson', signal: page.signal })
    .call(readProfile, {})
    .catch((error: unknown) => error)
  await vi.waitFor(() => expect(requests).toBe(1))
  page.abort()
  expect(await failure).toMatchObject({ kind: 'aborted' })
  await vi.waitFor(() => expect(left).toBe(1))
  expect(requests).toBe(1)
})

test('pages for everyone do not wait for those of single people', async () => {
  const silent = 200
  let requests = 0
  const origin = await listen((request, response) => {
    requests += 1
    if (request.headers.cookie === undefined) response.end('{"isAuthorized":false}')
  })
  const people = new AbortController()
  const own = createServerGateway(origin, {
    pool: 'onePerson',
    headers: { cookie: 'a=1' },
    signal: people.signal,
  })
  const calls = Array.from({ length: silent }, () => own.call(readProfile, {}).catch(() => undefined))
  await vi.waitFor(() => expect(requests).toBeGreaterThan(100))
  expect(await createServerGateway(origin).call(readProfile, {})).toMatchObject({ isAuthorized: false })
  people.abort()
  await Promise.all(calls)
})

test('what a page reads for a visitor does not say which site led there, what a form writes does', async () => {
  const origins: (string | undefined)[] = []
  const origin = await listen((request, response) => {
    origins.push(request.headers.origin)
    response.end('{"isAuthorized":false}')
  })
  const headers = { cookie: 'arus_session=1', origin: 'https://elsewhere.example' }
  const gateway = createServerGateway(origin, { headers })
  await gateway.call(readProfile, {})
  await gateway.call(login, { body: { email: 'anna@example.com', password: 'x' } }).catch(() => undefined)
  expect(origins).toEqual([undefined, 'https://elsewhere.example'])
})
