import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runAdmin } from '@/gateway/cli/admin/run-admin'
import { runConsents } from '@/gateway/cli/consents/run-consents'
import { runInquiries } from '@/gateway/cli/inquiries/run-inquiries'
import { createLogger } from '@/gateway/core/logger'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { demoShop } from '@/gateway/demo/demo-shop'
import { readGatewayEnv } from '@/gateway/env'
import { type RunningGateway, startGateway, startOn } from '@/gateway/start/start-gateway'
import { openQuickest } from '@/gateway/test-support/databases'
import { holdDataDir } from '@/gateway/test-support/hold-data-dir'
import { openPaymentStandIn } from '@/gateway/test-support/open-payment-stand-in'
import { toOrderBody } from '@/gateway/test-support/order-body'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { suggestAddresses } from '@/lib/gateway/contracts/site/addresses'
import { addToCart, readCart } from '@/lib/gateway/contracts/orders/cart'
import { checkCode, sendCode } from '@/lib/gateway/contracts/accounts/confirmation'
import { createOrder, payOrder } from '@/lib/gateway/contracts/orders/orders'
import { findParty } from '@/lib/gateway/contracts/site/parties'
import { createProfile, login } from '@/lib/gateway/contracts/accounts/passport'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import { createLogger as createFrontLogger } from '@/server/observe/create-logger'
import { observeRequests } from '@/server/observe/observe-requests'

const AWAY = 'http://127.0.0.1:9'
const PASSWORD = 'correct horse battery'
const PHONE = '79161234567'
const OTHER_PHONE = '79161234568'
const EMAIL = 'petr.orlov@mail.example'
const GIFT_REFERENCE = 'reference-of-a-gift-card'
const MAILING_TOKEN = 'token-of-a-reader'
const OWNER_KEY = 'key-of-the-running-shop'
const DATABASE_PASSWORD = 'password-of-the-database'
const SETTINGS = {
  PAYMENTS_TOKEN: 'token-of-the-provider',
  PAYMENTS_SECRET: 'secret-of-the-provider',
  MESSENGER_TOKEN: 'token-of-the-messenger',
  ORDERS_KEY: 'key-of-the-warehouse',
  MONITORING_TOKEN: 'token-of-the-monitoring',
  PROTECTION_SECRET: 'secret-of-the-check',
  DADATA_API_KEY: 'key-of-the-addresses',
}
const REDIS_PASSWORD = 'password-of-redis'
const CRM_KEY = 'key-of-a-form'

const said: string[] = []
const sessions = new Set<string>()
const codes = new Set<string>()
const write = (line: string) => void said.push(line)
const closing: (() => unknown)[] = []

let folder: string
let database: OpenedDatabase
let gateway: RunningGateway
let origin: string
let bank: Awaited<ReturnType<typeof openPaymentStandIn>>
let isMessengerAway = false
let cookie = ''

async function listen(listener: http.RequestListener) {
  const server = http.createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Stores the codes that it gets. */
function startMessenger() {
  return listen((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const code = /^(\d{4}) — код/.exec(JSON.parse(text).text)?.[1]
      if (code) codes.add(code)
      response.writeHead(isMessengerAway ? 503 : 200).end(text)
    })
  })
}

/** Logs as the storefront does, and hands all on. */
function startFront() {
  const observers = { logger: createFrontLogger('trace', { write }), metrics: undefined, isTraced: false }
  return listen(
    observeRequests((request, response) => {
      const { method, url, headers } = request
      const onward = http.request(
        { host: '127.0.0.1', port: gateway.port, method, path: url, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        },
      )
      onward.on('error', () => response.destroy())
      request.pipe(onward)
    }, observers),
  )
}

async function send(address: string, init: RequestInit = {}) {
  const headers = { 'content-type': 'application/json', cookie, origin, ...init.headers }
  const answer = await fetch(origin + address, { ...init, headers })
  const given = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  if (given.length > 0) cookie = given.join('; ')
  for (const one of given) {
    const value = one.split('=')[1] ?? ''
    if (value.length > 1) sessions.add(value)
  }
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : undefined }
}

const call = (operation: Operation, body: unknown = {}) =>
  send(GATEWAY_BASE_PATH + operation.path, { method: 'POST', body: JSON.stringify(body) })

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'logs-'))
  database = await openQuickest()
  await seedTestShop(database.db)
  bank = await openPaymentStandIn(SETTINGS.PAYMENTS_TOKEN)
  const env = readGatewayEnv({
    ...SETTINGS,
    GATEWAY_PORT: '0',
    GATEWAY_DATA_DIR: folder,
    SITE_URL: 'http://localhost:3000',
    PAYMENTS_URL: bank.url,
    MESSENGER_URL: await startMessenger(),
    DADATA_URL: AWAY,
    REDIS_URL: `redis://:${REDIS_PASSWORD}@127.0.0.1:9`,
    CRM_URL: AWAY,
    CRM_FORMS: `feedback=7:${CRM_KEY}`,
  })
  gateway = await startOn(
    { ...database, kind: 'postgres' },
    env,
    createLogger('trace', { write }, env.secrets),
    demoShop,
  )
  origin = await startFront()
})
afterAll(async () => {
  for (const close of closing) close()
  await gateway.stop()
  await bank.close()
  await rm(folder, { recursive: true, force: true })
})

async function register() {
  const claim = { phone: PHONE, purpose: 'register' }
  expect((await call(sendCode, claim)).status).toBe(200)
  await vi.waitFor(() => expect(codes.size).toBe(1), 20_000)
  const [code] = codes
  await call(checkCode, { ...claim, code: '0000' })
  const { token } = (await call(checkCode, { ...claim, code })).body
  const profile = { phone: PHONE, email: EMAIL, name: 'Пётр', password: PASSWORD, code: token }
  expect(await call(createProfile, { ...profile, isSubscribe: false, isAgree: true })).toMatchObject({
    status: 200,
  })
  sessions.add(token)
}

async function buy() {
  await call(addToCart, { products: [{ brand: 'Knecht', article: 'OC 90', supplierId: 15 }] })
  const { products } = (await call(readCart)).body
  const body = toOrderBody(products, {
    phone: PHONE,
    email: EMAIL,
    orderPayment: { paymentExternalId: 'online' },
  })
  const { orderNumber } = (await call(createOrder, body)).body
  bank.goesAway(true)
  expect((await call(payOrder, { orderNumber })).status).toBe(503)
  bank.goesAway(false)
  expect((await call(payOrder, { orderNumber })).body).toMatchObject({ isPaid: false })
}

async function meetFailures() {
  expect((await call(login, { phone: PHONE, password: 'wrong horse battery' })).status).toBe(422)
  isMessengerAway = true
  await call(sendCode, { phone: OTHER_PHONE, purpose: 'login' })
  for (const operation of [suggestAddresses, findParty])
    await call(operation, { query: PHONE, inn: '7713456783' })
  await send(`/gift-cards/${GIFT_REFERENCE}`)
  await send(`/unsubscribe?token=${MAILING_TOKEN}&phone=${PHONE}`)
  await send(`/anything/${PHONE}/${EMAIL}`)
  await send('/metrics', { headers: { authorization: `Bearer ${SETTINGS.MONITORING_TOKEN}` } })
  await send('/gw/payments/notice', { method: 'POST', body: PHONE, headers: { 'arus-signature': 'x' } })
  await database.db.execute(sql`alter table users rename to users_away`)
  expect((await call(readCart)).status).toBe(500)
  // A guest's query is the one that holds his phone.
  cookie = ''
  expect((await call(login, { phone: PHONE, password: PASSWORD })).status).toBe(500)
  await database.db.execute(sql`alter table users_away rename to users`)
  await vi.waitFor(() => expect(said.join('')).toContain('Redis is not to be reached'), 20_000)
}

/** Wrong settings of the owner's commands, and a second gateway on one folder. */
async function startWrongly() {
  const terminal = { out: write, err: write }
  const port = { DATABASE_URL: `postgres://arus:${DATABASE_PASSWORD}@127.0.0.1:99999999/arus` }
  const place = { DATABASE_URL: `postgres://arus:${DATABASE_PASSWORD}@127.0.0.1:9/arus` }
  const environments = [port, place, { DATABASE_URL: `mysql://arus:${DATABASE_PASSWORD}@db` }]
  // At once, because each waits for seconds for a server that is away.
  const exits = await Promise.all(
    environments.flatMap((environment) => [
      runAdmin([OTHER_PHONE], environment, terminal),
      runConsents([OTHER_PHONE], environment, terminal),
      runInquiries([], environment, terminal),
    ]),
  )
  expect(exits).not.toContain(0)
  const dataDir = path.join(folder, 'pglite')
  const { release } = holdDataDir(dataDir, { port: 9, key: OWNER_KEY })
  const second = startGateway(readGatewayEnv({ GATEWAY_DATA_DIR: folder }), createLogger('silent'), demoShop)
  const error = await second.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  createLogger('trace', { write }).fatal({ err: error, error }, 'the gateway did not start')
  expect(said.at(-1)).toContain('held by process')
  release()
}

it('hold no secret, session, code, phone, mailbox or password of a whole run', async () => {
  await register()
  await buy()
  await meetFailures()
  await startWrongly()
  expect(said.length).toBeGreaterThan(20)
  expect(sessions.size).toBeGreaterThan(1)
  const log = said.join('\n')
  const people = [PHONE, OTHER_PHONE, EMAIL, PASSWORD, 'wrong horse battery']
  const keys = [GIFT_REFERENCE, MAILING_TOKEN, OWNER_KEY, DATABASE_PASSWORD, REDIS_PASSWORD, CRM_KEY]
  for (const secret of [...Object.values(SETTINGS), ...sessions, ...people, ...keys])
    expect(log).not.toContain(secret)
  for (const code of codes)
    expect(wordsOf(said).filter((text) => new RegExp(`\\b${code}\\b`).test(text))).toEqual([])
})

/** What lines say besides their times, numbers and ids, which may look like a code. */
function wordsOf(lines: readonly string[]): string[] {
  return lines.map((line) => {
    if (!line.startsWith('{')) return line
    const { time: _, requestId: __, stack: ___, ...fields } = JSON.parse(line) as Record<string, unknown>
    return JSON.stringify(fields, (name, value: unknown) =>
      typeof value === 'number' || name === 'stack' ? undefined : value,
    )
  })
}
