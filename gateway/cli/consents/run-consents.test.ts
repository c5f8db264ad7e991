import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { consents, users } from '@/gateway/db/schema/accounts'
import { readGatewayEnv } from '@/gateway/env'
import { placeDatabase } from '@/gateway/test-support/place-database'
import { runConsents } from './run-consents'

const FIRST_START_MS = 60_000
const folder = mkdtempSync(path.join(os.tmpdir(), 'consents-'))
const environment = { GATEWAY_DATA_DIR: folder }

beforeAll(async () => {
  await placeDatabase(folder)
  await withOwnDatabase(readGatewayEnv(environment), async ({ db }) => {
    const people = await db
      .insert(users)
      .values([
        {
          externalId: 'a',
          name: 'Анна',
          secondName: 'Ветрова',
          phone: '79001234567',
          email: 'Anna@shop.example',
        },
        { externalId: 'b', name: '=1+1', phone: '79007654321' },
      ])
      .returning({ id: users.id })
    const [anna, other] = people.map(({ id }) => id)
    if (!anna || !other) throw new Error('two people')
    const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9))
    await db.insert(consents).values([
      { userId: anna, purpose: 'letters', isGiven: false, ip: null, device: null, createdAt: at(3) },
      {
        userId: anna,
        purpose: 'personal-data',
        isGiven: true,
        ip: '10.0.0.1',
        device: 'Firefox; "x"',
        createdAt: at(1),
      },
      { userId: other, purpose: 'letters', isGiven: true, ip: null, device: null, createdAt: at(2) },
    ])
  })
}, FIRST_START_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runConsents(args, environment, {
    out: (text) => (out += text),
    err: (text) => (err += text),
  })
  return { code, err, rows: out.trim().split('\n').slice(1) }
}

it('helps when asked, which is no failure', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, err: '' })
})

it('tells who agreed to what, when and from where, the oldest first', async () => {
  const { code, rows } = await run()
  expect(code).toBe(0)
  expect(rows).toEqual([
    '01.11.2026 12:00:00;Анна Ветрова;79001234567;Anna@shop.example;обработка персональных данных;дано;10.0.0.1;"Firefox; ""x"""',
    "02.11.2026 12:00:00;'=1+1;79007654321;;письма о скидках и новостях;дано;;",
    '03.11.2026 12:00:00;Анна Ветрова;79001234567;Anna@shop.example;письма о скидках и новостях;отозвано;;',
  ])
})

it.each(['8 (900) 123-45-67', 'anna@shop.example'])(
  'tells of one person: %s',
  async (contact) => {
    expect((await run(contact)).rows).toHaveLength(2)
  },
  60_000,
)

it.each([[['12']], [['79001234567', '79007654321']]])('explains itself after %j', async (args) => {
  expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining('npm run consents') })
})
