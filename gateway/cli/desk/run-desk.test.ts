import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { users } from '@/gateway/db/schema-accounts'
import { bonusCards, promoCodes } from '@/gateway/db/schema-bonuses'
import { bookingDesks, bookings } from '@/gateway/db/schema-bookings'
import { storageEvents, storageIssues, storageOrders } from '@/gateway/db/schema-tyre-storage'
import { readGatewayEnv } from '@/gateway/env'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { shops } from '@/gateway/db/schema-offers'
import type { DeskTopic } from './parse-desk-args'
import { runDesk } from './run-desk'

// Each command opens the database anew, on a busy machine too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-'))
const environment = { GATEWAY_DATA_DIR: folder, INIT_CWD: folder }
const onDatabase = <T>(work: Parameters<typeof withOwnDatabase<T>>[1]) =>
  withOwnDatabase(readGatewayEnv(environment), work)
let shop = ''

beforeAll(async () => {
  await onDatabase(async ({ db }) => {
    await seedTestShop(db)
    const [place] = await db.select().from(shops)
    const [user] = await db
      .insert(users)
      .values({ externalId: 'a', phone: '79000000001', name: 'Анна' })
      .returning()
    const shopId = place?.supplierId ?? 0
    shop = place?.code ?? ''
    await db.insert(bonusCards).values({ userId: user?.id ?? '', number: '2900000000099' })
    const set = {
      shopId,
      userId: user?.id,
      title: 'Колёса R16',
      dateFrom: '2026-11-01',
      dateTo: '2027-04-30',
    }
    const [first] = await db
      .insert(storageOrders)
      .values([
        { ...set, number: 'ХШ-1', price: 432_000 },
        { ...set, number: 'ХШ-2' },
      ])
      .returning()
    const [desk] = await db.insert(bookingDesks).values({ shopId, kind: 'storage' }).returning()
    const at = (hour: number) => new Date(Date.UTC(2099, 0, 1, hour))
    const [booking] = await db
      .insert(bookings)
      .values({ deskId: desk?.id ?? 0, startsAt: at(9), endsAt: at(10) })
      .returning()
    await db.insert(storageIssues).values({ orderId: first?.id ?? '', bookingId: booking?.id ?? '', shopId })
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(topic: DeskTopic, ...args: string[]) {
  let [out, err] = ['', '']
  const code = await runDesk(topic, args, environment, {
    out: (text) => (out += text),
    err: (text) => (err += text),
  })
  return { code, out: out.replaceAll('\u00a0', ' '), err }
}

it('makes a promo code of whole days in Moscow, tells it and closes it', async () => {
  const days = ['--from', '2098-11-01', '--until', '2098-11-30']
  const made = await run(
    'promo',
    'make',
    'За-анкету',
    '--bonuses',
    '300',
    '--title',
    'За анкету',
    ...days,
    '--uses',
    '50',
  )
  expect(made).toMatchObject({ code: 0, out: 'Промокод ЗААНКЕТУ готов.\n' })
  const [row] = await onDatabase(({ db }) =>
    db.select().from(promoCodes).where(eq(promoCodes.code, 'ЗААНКЕТУ')),
  )
  expect(row?.validFrom?.toISOString()).toBe('2098-10-31T21:00:00.000Z')
  expect(row?.validUntil?.toISOString()).toBe('2098-11-30T21:00:00.000Z')
  expect((await run('promo')).out).toContain('ЗААНКЕТУ;За анкету;300;01.11.2098;30.11.2098;0 из 50;нет\n')
  expect(await run('promo', 'close', 'заанкету')).toMatchObject({ code: 0 })
  const [closed] = await onDatabase(({ db }) =>
    db.select().from(promoCodes).where(eq(promoCodes.code, 'ЗААНКЕТУ')),
  )
  expect(closed?.validUntil?.getTime()).toBeLessThanOrEqual(Date.now())
})

it('writes a till’s cards down once, and leaves those of members alone', async () => {
  const list =
    '\uFEFFКарта;Телефон;Бонусы\n2900000000025;8 (900) 000-00-02;180\n2900000000099;+7 900 000-00-09;5\n'
  writeFileSync(path.join(folder, 'cards.csv'), list)
  expect((await run('cards', 'cards.csv')).out).toBe(
    'Карт новых 1, изменено 0, без изменений 0, уже у владельцев: 2900000000099.\n',
  )
  writeFileSync(path.join(folder, 'cards.csv'), list.replace('180', '200'))
  expect((await run('cards', 'cards.csv')).out).toContain('новых 0, изменено 1')
  expect((await run('cards', 'cards.csv')).out).toContain('новых 0, изменено 0, без изменений 1')
  expect((await run('cards')).out).toBe('Карта;Телефон;Бонусы\n2900000000025;79000000002;200\n')
})

it('takes all cards of a file or none', async () => {
  writeFileSync(path.join(folder, 'twice.csv'), '29000001;79000000003;1\n29000002;79000000002;1\n')
  expect(await run('cards', 'twice.csv')).toMatchObject({
    code: 3,
    err: expect.stringContaining('79000000002'),
  })
  expect((await run('cards')).out).not.toContain('29000001')
})

it('leads wheels from the counter to the shelf and back to their owner', async () => {
  expect((await run('wheels', 'issued', 'ХШ-1')).err).toBe('Этих колёс ещё не приняли.\n')
  const taken = await run('wheels', 'received', 'ХШ-1', '--place', 'А-12', '--price', '4500', '--paid')
  expect(taken.out).toBe('ХШ-1: на хранении, место А-12.\n')
  expect((await run('wheels', 'received', 'ХШ-1')).code).toBe(0)
  expect((await run('wheels', 'moved', 'ХШ-1', '--place', 'Б-3', '--shop', shop)).out).toContain('место Б-3')
  expect((await run('wheels')).out).toMatch(
    /ХШ-1;Колёса R16;на хранении;[^;]+;Б-3;30\.04\.2027;да;79000000001/,
  )
  expect((await run('wheels', 'issued', 'ХШ-1')).out).toBe('ХШ-1: выданы.\n')
  expect((await run('wheels')).out).not.toContain('ХШ-1')
  expect((await run('wheels', '--all')).out).toContain('ХШ-1;Колёса R16;выданы')
  const seen = await onDatabase(async ({ db }) => ({
    events: (await db.select().from(storageEvents).orderBy(storageEvents.id)).map(({ title }) => title),
    issues: (await db.select().from(storageIssues)).map(({ status }) => status),
    isFree: (await db.select().from(bookings)).map(({ cancelledAt }) => cancelledAt !== null),
  }))
  expect(seen).toEqual({
    events: [
      'Колёса приняты: осмотрены, вымыты, подписаны',
      'Хранение оплачено',
      'Положены на место: А-12',
      'Переложены: Б-3',
      'Комплект выдан',
    ],
    issues: ['done'],
    isFree: [true],
  })
})

it.each<[DeskTopic, string[], string]>([
  ['promo', ['make', 'X1'], '--bonuses'],
  ['promo', ['make', 'X1', '--bonuses', 'много', '--title', 'А'], 'нужно число'],
  ['promo', ['make', 'X1', '--bonuses', '1', '--title', 'А', '--until', '31.12.2026'], 'день пишется так'],
  ['promo', ['burn', 'X1'], 'npm run promo'],
  ['wheels', ['moved', 'ХШ-2'], '--place'],
  ['wheels', ['issued', 'ХШ-2', '--place', 'А'], 'place'],
  ['wheels', ['lost'], 'npm run wheels'],
  ['cards', ['a', 'b'], 'npm run cards'],
  ['cards', ['--nothing'], 'Ключ --nothing неизвестен'],
])('explains %s %j', async (topic, args, message) => {
  expect(await run(topic, ...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) })
})

it('names the line of a card that cannot be one', async () => {
  writeFileSync(path.join(folder, 'bad.csv'), 'Карта;Телефон;Бонусы\n2900000000025;123;180\n')
  expect(await run('cards', 'bad.csv')).toMatchObject({
    code: 2,
    err: 'строка 2: телефон пишется так: +7 900 000-00-00\n',
  })
})
