import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { applyContent } from '@/gateway/services/site-content/apply-content'
import { readContent } from '@/gateway/services/site-content/read-content'
import { folderOf } from '@/gateway/services/site-content/testing'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'

/** The example that owners copy. */
const EXAMPLE =
  /```yaml\n(services:[\s\S]*?)```/.exec(readFileSync('docs/content.md', 'utf8'))?.[1] ?? 'no example'

const noPictures = async () => undefined

describeWithDatabase('the car service from a file', (database) => {
  let gateway: TestGateway
  let example = ''
  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
    const [shop] = await selectRows<{ code: string }>(database().db, sql`select code from shops limit 1`)
    example = EXAMPLE.replaceAll('vyhino', shop?.code ?? '')
  })
  afterAll(() => gateway.close())
  const apply = async (text: string) => {
    const content = readContent(folderOf({ 'autoservice.yaml': text }))
    return (await applyContent(database().db, content, { isDryRun: false, pictures: noPictures })).parts
  }
  const info = async () => (await gateway.get('/autoservice/v1/info')).body
  const desks = () =>
    selectRows<{ id: number; kind: string; weekdays: number[] }>(
      database().db,
      sql`select id, kind, weekdays from booking_desks order by id`,
    )

  it('reads the example of the document into works, prices and desks', async () => {
    await apply(example)
    expect(await info()).toMatchObject({
      services: [
        { code: 'tyre-change', price: 2400, variants: [{ price: 2400 }, { title: 'R16–R17', price: 3200 }] },
        { code: 'tyre-storage', price: 432, isStorage: true },
      ],
      shops: [{ services: ['tyre-change', 'tyre-storage'] }],
      tariffs: [{ price: 120 }, { hasDiscs: true, price: 150 }],
      terms: [
        { months: 1, discount: 0 },
        { months: 6, discount: 10 },
      ],
    })
    expect(await desks()).toMatchObject([{ kind: 'service', weekdays: [1, 2, 3, 4, 5, 6] }])
    const days = await selectRows(database().db, sql`select opens_at from booking_desk_days order by day`)
    expect(days).toEqual([{ opens_at: '10:00' }, { opens_at: null }])
  })

  it('changes nothing when it comes again', async () => {
    for (const { added, changed, removed } of await apply(example))
      expect([...added, ...changed, ...removed]).toEqual([])
  })

  it('takes prices over, and leaves lists alone that it does not name', async () => {
    const [report] = await apply(
      'services: [{ code: tyre-change, group: Шины, title: Замена, price: 2600.5 }]',
    )
    expect(report).toMatchObject({ changed: ['tyre-change'], removed: ['tyre-storage'] })
    const { services, tariffs } = await info()
    expect(services).toMatchObject([{ title: 'Замена', price: 2600.5 }])
    expect(tariffs).toHaveLength(2)
  })

  it('keeps what is booked at a desk that it leaves out, and opens the same desk again', async () => {
    const [desk] = await desks()
    await database().db.execute(
      sql`insert into bookings (desk_id, starts_at, ends_at) values (${desk?.id}, now(), now() + interval '1 hour')`,
    )
    expect((await apply('desks: []'))[0]?.removed).toHaveLength(1)
    expect((await apply('desks: []'))[0]?.removed).toEqual([])
    expect(await desks()).toEqual([{ ...desk, weekdays: [] }])
    await apply(example)
    expect(await desks()).toEqual([desk])
    expect(await selectRows(database().db, sql`select id from bookings`)).toHaveLength(1)
  })

  it.each([
    ['services: [{ code: a, group: Б, title: В, shops: [nowhere] }]', 'Магазина «nowhere» нет'],
    [
      'terms: []\ndesks: [{ shop: nowhere, kind: service }]',
      'autoservice.yaml:2: desks.0.shop: Магазина «nowhere» нет',
    ],
    [
      'tariffs: [{ from: 13, to: 16, discs: true, price: 1 }, { from: 16, to: 18, discs: true, price: 2 }]',
      'размер уже входит в R13–R16',
    ],
    [
      'desks: [{ shop: a, kind: service, days: [{ day: 2026-12-31 }, { day: 2026-12-31 }] }]',
      'этот день уже есть',
    ],
    ['terms: [{ months: 1 }, { months: 1, discount: 5 }]', 'срок повторяется'],
    ['desks: [{ shop: a, kind: service, days: [{ day: 2026-12-31, opens: "10:00" }] }]', 'часы — это opens'],
  ])('refuses %j', async (text, message) => {
    await expect((async () => apply(text))()).rejects.toThrow(message)
  })
})
