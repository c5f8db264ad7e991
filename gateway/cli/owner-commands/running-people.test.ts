import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdmin } from '@/gateway/cli/admin/run-admin'
import { runConsents } from '@/gateway/cli/consents/run-consents'
import { runInquiries } from '@/gateway/cli/inquiries/run-inquiries'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { createLogger } from '@/gateway/core/logger'
import { consents, users } from '@/gateway/db/schema/accounts'
import { inquiries, inquiryFiles } from '@/gateway/db/schema/inquiries'
import { demoShop } from '@/gateway/demo/demo-shop'
import { readGatewayEnv } from '@/gateway/env'
import { openFileStore } from '@/gateway/services/files/open-file-store'
import { type RunningGateway, startGateway } from '@/gateway/start/start-gateway'
import { holdDataDir } from '@/gateway/test-support/hold-data-dir'
import { placeDatabase } from '@/gateway/test-support/place-database'

// The database is made, closed and opened again, on a busy machine too.
const folder = mkdtempSync(path.join(os.tmpdir(), 'running-people-'))
const environment = { GATEWAY_PORT: '0', GATEWAY_DATA_DIR: path.join(folder, 'data'), DEMO_PRODUCTS: '0' }
const monday = new Date(Date.UTC(2026, 10, 2, 9))
let gateway: RunningGateway

beforeAll(async () => {
  const env = readGatewayEnv(environment)
  const file = await openFileStore(env).put({
    area: 'private',
    folder: 'inquiries',
    kind: 'text',
    content: new Blob(['OC90;540']),
  })
  await placeDatabase(env.dataDir)
  await withOwnDatabase(env, async ({ db }) => {
    const [anna] = await db
      .insert(users)
      .values({ externalId: 'a', name: 'Анна', phone: '79001234567', isPhoneConfirmed: true })
      .returning()
    await db
      .insert(consents)
      .values({ userId: anna?.id ?? '', purpose: 'letters', isGiven: true, createdAt: monday })
    const [requested] = await db
      .insert(inquiries)
      .values({
        number: '261102-1',
        key: 'a',
        form: 'feedback',
        answers: { name: 'Анна' },
        createdAt: monday,
      })
      .returning()
    await db.insert(inquiryFiles).values({
      inquiryId: requested?.id ?? 0,
      name: 'list.csv',
      contentType: 'text/csv',
      size: 8,
      position: 0,
      path: file,
    })
  })
  gateway = await startGateway(env, createLogger('silent'), demoShop)
  holdDataDir(path.join(folder, 'data', 'pglite'))
})
afterAll(async () => {
  await gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function run(command: typeof runAdmin, ...args: string[]) {
  let [out, err] = ['', '']
  const code = await command(args, environment, {
    out: (text) => (out += text),
    err: (text) => (err += text),
  })
  return { code, out, err }
}

it('makes somebody an administrator of an open shop, and passes its refusal on', async () => {
  expect(await run(runAdmin, '79001234567')).toEqual({ code: 0, out: 'Теперь это администратор.\n', err: '' })
  expect(await run(runAdmin, '79000000000')).toEqual({
    code: 1,
    out: '',
    err: 'Такого пользователя нет: сначала зарегистрируйтесь в магазине.\n',
  })
})

it('shows the log of consents of an open shop, of one person too', async () => {
  const line = '02.11.2026 12:00:00;Анна;79001234567;;письма о скидках и новостях;дано;;'
  expect((await run(runConsents)).out.trim().split('\n').slice(1)).toEqual([line])
  expect((await run(runConsents, '79000000000')).out.trim().split('\n')).toHaveLength(1)
})

it('shows what people wrote to an open shop, since a day, and saves what they attached', async () => {
  const saved = path.join(folder, 'saved')
  const { code, out } = await run(runInquiries, '--files', saved)
  expect([code, out.trim().split('\n')[1]]).toEqual([
    0,
    '261102-1;02.11.2026 12:00:00;Обращение в поддержку;Как к вам обращаться: Анна;list.csv',
  ])
  expect(readFileSync(path.join(saved, '261102-1-1.csv'), 'utf8')).toBe('OC90;540')
  expect((await run(runInquiries, '--since', '2026-11-03')).out.trim().split('\n')).toHaveLength(1)
})
