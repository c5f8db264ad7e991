import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { users } from '@/gateway/db/schema/accounts'
import { bonusCards, promoCodes } from '@/gateway/db/schema/bonuses'
import { serviceRequests } from '@/gateway/db/schema/autoservice'
import { bookingDesks, bookings } from '@/gateway/db/schema/bookings'
import { storageEvents, storageIssues, storageOrders } from '@/gateway/db/schema/tyre-storage'
import { readGatewayEnv } from '@/gateway/env'
import { placeDatabase } from '@/gateway/test-support/place-database'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { listRequests } from '@/gateway/services/autoservice/requests'
import { shops } from '@/gateway/db/schema/offers'
import type { DeskTopic } from './parse-desk-args'
import { runDesk } from './run-desk'

// Each command opens the database anew, on a busy machine too.
const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-'))
const environment = { GATEWAY_DATA_DIR: folder, INIT_CWD: folder }
const onDatabase = <T>(work: Parameters<typeof withOwnDatabase<T>>[1]) =>
  withOwnDatabase(readGatewayEnv(environment), work)
let shop = ''

beforeAll(async () => {
  await placeDatabase(folder)
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
  const twin = await run('promo', 'make', 'заанкёту', '--bonuses', '1', '--title', 'Почти та же')
  expect(twin.code).not.toBe(0)
  expect(twin.err).toContain('Промокод ЗААНКЕТУ уже есть')
  expect(await run('promo', 'close', 'заанкёту')).toMatchObject({ code: 0 })
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

const VIEWER = { sessionId: '', group: 'client', isPhoneConfirmed: true } as const

async function bookVisits() {
  await onDatabase(async ({ db }) => {
    const [user] = await db.select().from(users).where(eq(users.externalId, 'a'))
    const [desk] = await db.select().from(bookingDesks)
    const shopId = desk?.shopId ?? 0
    const [coming] = await db
      .insert(storageOrders)
      .values({
        shopId,
        userId: user?.id,
        number: 'ХШ-3',
        title: 'Колёса R16',
        dateFrom: '2026-03-02',
        dateTo: '2026-09-02',
      })
      .returning()
    const hours = [
      new Date('2026-03-02T07:00:00Z'),
      new Date('2026-03-02T08:00:00Z'),
      new Date(Date.UTC(2099, 0, 1, 12)),
    ]
    const booked = await db
      .insert(bookings)
      .values(
        hours.map((startsAt) => ({
          deskId: desk?.id ?? 0,
          startsAt,
          endsAt: new Date(startsAt.getTime() + 3_600_000),
        })),
      )
      .returning()
    const requested = { userId: user?.id, shopId, kind: 'visit' as const, name: 'Анна', phone: '79000000001' }
    await db.insert(serviceRequests).values([
      { ...requested, number: 'АС-1', services: ['Замена масла'], bookingId: booked[0]?.id },
      {
        ...requested,
        number: 'АС-2',
        services: ['Хранение'],
        bookingId: booked[1]?.id,
        storageOrderId: coming?.id,
      },
      { ...requested, number: 'АС-3', services: ['Балансировка'], bookingId: booked[2]?.id },
      { ...requested, number: 'АС-4', kind: 'company', company: 'ООО Парк', shopId: null },
    ])
  })
}

it('ends a visit in the words that its customer sees, and lets go of what nobody brought', async () => {
  await bookVisits()
  const words = () =>
    onDatabase(async ({ db }) => {
      const [user] = await db.select().from(users).where(eq(users.externalId, 'a'))
      const paging = { page: 1, limit: 10 }
      const { requests } = await listRequests(
        { db, now: () => new Date() },
        { ...VIEWER, userId: user?.id ?? '' },
        paging,
      )
      return Object.fromEntries(requests.map(({ number, status }) => [number, status.title]))
    })
  expect(await words()).toEqual({
    'АС-1': 'Время визита прошло',
    'АС-2': 'Время визита прошло',
    'АС-3': 'Вы записаны',
    'АС-4': 'Ждём звонка менеджера',
  })
  expect((await run('visits')).out).toMatch(
    /АС-1;Замена масла;Время визита прошло;[^;]+;02\.03\.2026 10:00;;Анна;79000000001\n/,
  )
  expect(await run('visits', 'missed', 'АС-3')).toMatchObject({
    code: 3,
    err: 'Час визита ещё не наступил.\n',
  })
  expect((await run('visits', 'missed', 'АС-4')).code).toBe(3)
  expect((await run('visits', 'done', 'АС-9')).err).toBe('Заявки АС-9 нет.\n')
  for (const number of ['АС-1', 'АС-1', 'АС-3', 'АС-4']) {
    expect(await run('visits', 'done', number)).toMatchObject({ code: 0, out: `${number}: закрыта.\n` })
  }
  expect((await run('visits', 'missed', 'АС-2')).out).toBe('АС-2: не состоялась.\n')
  expect(await words()).toEqual({
    'АС-1': 'Визит состоялся',
    'АС-2': 'Визит не состоялся',
    'АС-3': 'Визит состоялся',
    'АС-4': 'Менеджер связался с вами',
  })
  const left = await onDatabase(async ({ db }) => ({
    wheels: await db.$count(storageOrders, eq(storageOrders.number, 'ХШ-3')),
    isFree: (await db.select().from(bookings).orderBy(bookings.startsAt)).map(
      (one) => one.cancelledAt !== null,
    ),
  }))
  expect(left.wheels).toBe(0)
  // The freed hour can be booked; those that are over stay as they were.
  expect(left.isFree.slice(0, 2)).toEqual([false, false])
  expect(left.isFree.at(-1)).toBe(true)
  expect((await run('visits')).out.split('\n')).toHaveLength(2)
  expect((await run('visits', '--all')).out).toContain('АС-2;Хранение;Визит не состоялся')
})

it('tells what is wrong with the words of a command', async () => {
  expect(await run('promo', 'burn', 'X1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('npm run promo'),
  })
})
