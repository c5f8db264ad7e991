import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { subscribeToPurges } from '@/gateway/services/purges/subscribe-to-purges'
import { createPurgeHub } from '@/gateway/core/caching/create-purge-hub'
import { importPriceList } from '@/gateway/services/price-import/import-price-list'
import { toCsv, withFile } from '@/gateway/services/price-import/testing/price-files'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { createBuyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { PURGES_PATH, type PurgeMessage } from '@/lib/gateway/contracts/purges'
import { cancelOrderProducts } from '@/lib/gateway/contracts/orders/orders'

const HEADER = ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена']
const FAST = 101

describeOnDatabases('what changes in the shop', (database) => {
  const hub = createPurgeHub()
  let stopHearing: () => Promise<void>
  let gateway: TestGateway
  let heard: PurgeMessage[] = []

  beforeAll(async () => {
    await seedTestShop(database().db)
    // The test shop numbers its rows itself.
    for (const table of ['brands', 'products'])
      await database().db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 5000)`)
    gateway = await createTestGateway(database().db, { purges: hub })
    hub.subscribe((message) => heard.push(message))
    stopHearing = await subscribeToPurges(database(), hub)
  })
  beforeEach(() => {
    heard = []
  })
  afterAll(async () => {
    await stopHearing()
    await gateway.close()
  })

  const tags = () => heard.flatMap((message) => ('tags' in message ? message.tags : []))
  const importRows = (...goods: (string | number)[][]) =>
    withFile('Прайс.csv', toCsv([HEADER, ...goods], ';'), (file) =>
      importPriceList(database().db, file, { supplier: FAST, keepUnlisted: true }),
    )
  /** Everything announced before this is received before it. */
  async function listenToTheEnd() {
    await announcePurge(database().db, ['content:end'])
    await vi.waitFor(() => expect(tags()).toContain('content:end'))
    const notified = tags().filter((tag) => tag !== 'content:end')
    heard = []
    return notified
  }

  it('is told once it can be seen, and not at all when it is taken back', async () => {
    const { db } = database()
    await db.transaction(async (tx) => {
      await announcePurge(tx, ['review:00-10000001', 'review'])
      await tx.execute(sql`select pg_sleep(0)`)
      expect(heard).toEqual([])
    })
    const failing = db.transaction(async (tx) => {
      await announcePurge(tx, ['brand'])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await listenToTheEnd()).toEqual(['review:00-10000001', 'review'])
  })

  it('is told however many tags it has, each once', async () => {
    const many = Array.from({ length: 900 }, (_, at) => `content:страница-${at}` as const)
    await announcePurge(database().db, [...many, ...many])
    expect(await listenToTheEnd()).toEqual(many)
  })

  it('names products, their listings and heads after a price list', async () => {
    await importRows(['Mann-Filter', 'W 712/75', 'Фильтр', 7, 499])
    // The lists are named once more when they have been rebuilt.
    expect([...new Set(await listenToTheEnd())].toSorted()).toEqual([
      'listing:catalog',
      'listing:filters',
      'listing:oil-filters',
      'meta:/product/00-10000002',
      'product:00-10000002',
      'search',
      'search:00-10000002',
    ])
  })

  it('says nothing after a price list that changes nothing', async () => {
    await importRows(['Mann-Filter', 'W 712/75', 'Фильтр', 7, 499])
    expect(await listenToTheEnd()).toEqual([])
  })

  it('counts goods and brands anew after a price list with new ones', async () => {
    await importRows(['Febi', '0123', 'Втулка', 1, 10])
    const [product] = await selectRows<{ code: number }>(
      database().db,
      sql`select code from products where article_key = '0123'`,
    )
    expect(await listenToTheEnd()).toEqual(
      expect.arrayContaining([
        'bootstrap',
        'section',
        'brand',
        'meta',
        'listing:catalog',
        `product:00-${product?.code}`,
      ]),
    )
  })

  it('is told by names alone after a large price list', async () => {
    await importRows(...Array.from({ length: 201 }, (_, at) => ['Febi', `many${at}`, 'Втулка', 1, 10]))
    expect([...new Set(await listenToTheEnd())].toSorted()).toEqual(
      ['bootstrap', 'brand', 'listing', 'listing:catalog', 'meta', 'product', 'search', 'section'].toSorted(),
    )
  })

  it('is told when an order sells an offer out and when its cancellation brings it back, not in between', async () => {
    await importRows(['Bosch', '0986494164', 'Колодки', 4, 2300])
    await listenToTheEnd()
    const buyer = await createBuyer(gateway)
    const order = async (quantity: number) => {
      await buyer.put({ brand: 'Bosch', article: '0986494164', supplierId: FAST, quantity })
      return (await buyer.order()).body.orderNumber
    }
    await order(1)
    expect(await listenToTheEnd()).toEqual([])
    const last = await order(3)
    const sold = ['product:00-10000006', 'search:00-10000006', 'meta:/product/00-10000006', 'listing:catalog']
    const notified = await listenToTheEnd()
    expect(notified).toEqual(expect.arrayContaining(sold))
    expect(notified).not.toContain('search')
    const products = [{ productExternalId: `00-10000006-${FAST}` }]
    await buyer.call(cancelOrderProducts, { body: { orderNumber: last, products } })
    expect(await listenToTheEnd()).toEqual(expect.arrayContaining(sold))
  })

  it('makes the gateway forget what it kept', async () => {
    const search = async () => (await gateway.get('/catalog/site/v2/search/autocomplete?query=knecht')).body
    const before = await search()
    await database().db.execute(sql`update brands set title = 'Кнехт' where id = 1`)
    expect(await search()).toEqual(before)
    await announcePurge(database().db, ['brand', 'search'])
    await listenToTheEnd()
    expect(await search()).not.toEqual(before)
    await database().db.execute(sql`update brands set title = 'Knecht' where id = 1`)
    hub.notify({ missed: true })
    expect(await search()).toEqual(before)
  })

  it('is streamed to storefronts until the gateway stops, and nothing to shoppers', async () => {
    const response = await gateway.app.request(PURGES_PATH)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    await announcePurge(database().db, ['content:news'])
    await listenToTheEnd()
    hub.close()
    expect(await response.text()).toBe(
      ': purges\n\ndata: {"tags":["content:news"]}\n\ndata: {"tags":["content:end"]}\n\n',
    )
    expect((await gateway.app.request(PURGES_PATH)).status).toBe(503)
    expect((await gateway.app.request(`/gw${PURGES_PATH}`)).status).toBe(404)
  })
})
