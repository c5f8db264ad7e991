import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '@/gateway/db/schema/accounts'
import { isPasswordRight } from '@/gateway/services/accounts/passwords'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { readGatewayEnv } from '@/gateway/env'
import { holdDataDir } from '@/gateway/test-support/hold-data-dir'
import { placeDatabase } from '@/gateway/test-support/place-database'
import { runAdmin } from './run-admin'

const FIRST_START_MS = 60_000
const folder = mkdtempSync(path.join(os.tmpdir(), 'admin-'))
const environment = { GATEWAY_DATA_DIR: folder }

beforeAll(async () => {
  await placeDatabase(folder)
  await withOwnDatabase(readGatewayEnv(environment), async ({ db }) => {
    await db.insert(users).values([
      { externalId: 'owner', phone: '79001234567', isPhoneConfirmed: true, email: 'Owner@shop.example' },
      { externalId: 'other', phone: '79007654321', isPhoneConfirmed: true },
    ])
  })
}, FIRST_START_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  let err = ''
  let out = ''
  const code = await runAdmin(args, environment, {
    out: (text) => (out += text),
    err: (text) => (err += text),
  })
  return { code, err, out }
}

function rightsOf(externalId: string) {
  return withOwnDatabase(readGatewayEnv(environment), async ({ db }) => {
    const [user] = await db.select().from(users).where(eq(users.externalId, externalId))
    return [user?.isAdmin, user?.permissions]
  })
}

describe('the owner at the terminal', () => {
  it('makes a registered person an administrator, once however often, and undoes it', async () => {
    expect((await run('8 (900) 123-45-67')).code).toBe(0)
    expect((await run('+79001234567')).code).toBe(0)
    expect(await rightsOf('owner')).toEqual([true, ['admin_type_permission']])
    expect(await rightsOf('other')).toEqual([false, []])
    expect((await run('79001234567', '--revoke')).code).toBe(0)
    expect(await rightsOf('owner')).toEqual([false, []])
  })

  it('makes a registered person a manager, in place of an administrator and back', async () => {
    expect((await run('79007654321')).code).toBe(0)
    expect(await run('79007654321', '--manager')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/менеджер/),
    })
    expect(await rightsOf('other')).toEqual([false, ['moderator_type_permission']])
    expect((await run('79007654321', '--revoke')).code).toBe(0)
    expect(await rightsOf('other')).toEqual([false, []])
    expect((await run('owner@shop.example', '--manager')).code).toBe(1)
  })

  it.each([
    ['owner@shop.example', 'не подтверждены'],
    ['79000000000', 'нет'],
  ])('cannot do so for %s', async (contact, words) => {
    expect(await run(contact)).toMatchObject({ code: 1, err: expect.stringContaining(words) })
    expect(await rightsOf('owner')).toEqual([false, []])
  })

  it.each([
    [[]],
    [['--revoke']],
    [['12']],
    [['a@b']],
    [['79001234567', '79007654321']],
    [['79000000009', '--create', '--revoke']],
  ])('is told how to ask after %j', async (args) => {
    expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining('npm run admin') })
  })

  it('makes a person without an account an administrator who signs in by the password that is shown', async () => {
    const { code, out } = await run('8 900 000-00-08', '--create')
    expect(code).toBe(0)
    const password = /пароль: (\S+)/.exec(out)?.[1] ?? ''
    await withOwnDatabase(readGatewayEnv(environment), async ({ db }) => {
      const [user] = await db.select().from(users).where(eq(users.phone, '79000000008'))
      expect(user).toMatchObject({
        isAdmin: true,
        isPhoneConfirmed: true,
        isEmailConfirmed: false,
        name: 'Сотрудник 0008',
      })
      expect(await isPasswordRight(password, user?.passwordHash)).toBe(true)
    })
  })

  it('makes no second account for a phone', async () => {
    expect(await run('79007654321', '--create')).toMatchObject({
      code: 1,
      err: expect.stringContaining('уже'),
    })
    expect(await rightsOf('other')).toEqual([false, []])
  })

  it('is helped when asked', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, err: '' })
  })

  it('is told that the running shop holds the data', async () => {
    const { release } = holdDataDir(path.join(folder, 'pglite'))
    const notified = await run('79001234567')
    release()
    expect(notified).toMatchObject({ code: 1, err: expect.stringContaining('остановите магазин') })
  })
})
