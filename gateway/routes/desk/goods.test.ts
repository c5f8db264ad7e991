import { expect, it } from 'vitest'
import { toCsv } from '@/gateway/services/price-import/testing/price-files'
import { createBuyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf } from '@/gateway/test-support/test-shop'
import { editDeskProduct, readDeskProduct } from '@/lib/gateway/contracts/desk/goods'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { CODE, FAST, LIST, OWN, PAIR, useGoodsDesk } from './testing/use-goods-desk'

const MANN = { brand: 'Mann-Filter', article: 'W 712/75' }

const POSTED = [
  ['/catalog/site/v2/filters/search', { section: 'oil-filters' }],
  ['/catalog/site/v1/entity/search', [CODE]],
  ['/catalog/site/v1/entity/search', [PAIR]],
  ['/search/v3/part/group', { article: PAIR.article }],
  ['/search/v4/part/numbers', { text: 'OC 90, W 712/75' }],
  ['/search/v4/part/search', MANN],
  ['/search/v4/part/similar', MANN],
  ['/search/v4/part/summary', { parts: [PAIR] }],
  ['/prices/v3/parts/prices', { items: { a: { id: 'a', ...PAIR } } }],
  ['/seo/api/v1/meta-data', { uri: `/product/${CODE}` }],
] as const

const READ = [
  '/catalog/site/v1/sitemap',
  `/catalog/site/v2/search?query=${encodeURIComponent('фильтр кнехт')}`,
  '/catalog/site/v2/search?query=oc90',
  '/catalog/site/v2/search?query=10000001',
  '/catalog/site/v2/search/autocomplete?query=oc9',
] as const

describeOnDatabases('products at the desk', (database) => {
  const { db, rows, importBytes, gateway, manager, list, read, hide, found } = useGoodsDesk(database)

  /** The public calls that tell of the product, as a gateway that was just started answers them. */
  async function whereSeen() {
    const shop = await createTestGateway(db())
    const notifies = (text: string) => /00-10000001|"OC 90"|"price":3[59]0\b/.test(text)
    const seen: string[] = []
    for (const [path, body] of POSTED) {
      const response = await shop.post(path, body)
      if (response.status === 200 && notifies(JSON.stringify({ ...response.body, article: null })))
        seen.push(path)
    }
    for (const path of READ) {
      const response = await shop.get(path)
      if (notifies(JSON.stringify(response.body.products ?? response.body.entities ?? response.body.items)))
        seen.push(path)
    }
    await shop.close()
    return seen
  }

  it('is found by number, code and words, in pages', async () => {
    for (const search of ['OC 90', 'oc90', CODE, '10000001', 'кнехт oc 90'])
      expect(await found(search)).toContain(CODE)
    expect(await found('100%_')).toEqual([])
    const all = await list({})
    expect(all.hasMore).toBe(false)
    const paged = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ page, limit: 2 })))
    expect(paged.flatMap(({ products }) => products)).toEqual(all.products)
    expect(paged.map(({ hasMore }) => hasMore)).toEqual([true, true, true, false, false])
    expect(
      (await read()).offers.map(({ supplierId, price, quantity }) => [supplierId, price, quantity]),
    ).toEqual([
      [29, 390, 2],
      [OWN, 400, 5],
      [102, 350, 100],
      [FAST, 380, 10],
    ])
    expect((await manager().call(readDeskProduct, { body: { code: codeOf(999) } })).status).toBe(404)
  })

  it('goes out of all that shoppers see, stays out through imports, and comes back', async () => {
    const everywhere = await whereSeen()
    expect(everywhere).toEqual([...POSTED.map(([path]) => path), ...READ])
    const hidden = (await hide(true, 0)).body
    expect(hidden).toMatchObject({
      isHidden: true,
      log: [{ field: 'hidden', before: 'показан', after: 'скрыт', author: 'Мария Зуева' }],
    })
    expect(await whereSeen()).toEqual([])
    const shop = await createTestGateway(db())
    expect((await shop.get(`/catalog/site/v1/entity/${CODE}`)).status).toBe(404)
    await shop.close()
    for (const search of ['OC 90', CODE, 'knecht фильтр'])
      expect(await found(search, 'hidden')).toEqual([CODE])
    expect((await list({ state: 'hidden' })).products).toMatchObject([
      { code: CODE, isHidden: true, price: 350 },
    ])

    await importBytes(toCsv(LIST, ';'), { supplier: FAST, isForced: true })
    await rows('select refresh_offer_summary()')
    expect(await whereSeen()).toEqual([])
    expect((await read()).offers).toContainEqual(expect.objectContaining({ supplierId: FAST, price: 100 }))
    const shown = (await hide(false, hidden.version)).body
    expect(shown.log.map(({ after }) => after)).toEqual(['показан', 'скрыт'])
    expect(await whereSeen()).toEqual(everywhere)
    expect(await rows('select refresh_offer_summary() as stale')).toEqual([{ stale: 0 }])
  })

  it('cannot be ordered while it is hidden, not even from a cart', async () => {
    const buyer = await createBuyer(gateway())
    await buyer.put({ ...PAIR, supplierId: OWN, quantity: 1 })
    const order = await buyer.orderBody()
    await hide(true, 0)
    const [line] = (await buyer.call(readCart, {})).body.products
    expect(line).toMatchObject({ price: null, maxQuantity: 0 })
    expect((await buyer.send(order)).status).not.toBe(200)
    expect((await buyer.put({ ...PAIR, supplierId: OWN, quantity: 2 })).status).toBe(422)
    expect(await rows('select 1 from orders')).toEqual([])
  })

  it('tells who saves second what has changed, and takes a repeated press for the same', async () => {
    const { version } = (await hide(true, 0)).body
    expect((await hide(true, 0)).body).toMatchObject({ version })
    const late = await hide(false, 0)
    expect(late.status).toBe(409)
    expect(await late.response.text()).toMatch(/товар изменился\. Товар: показан → скрыт \(.*Мария Зуева\)/)
  })

  it('lets two managers change two products at once, and one of two the same product', async () => {
    const rename = (id: number, title: string) =>
      manager().call(editDeskProduct, { body: { code: codeOf(id), version: 0, title } })
    const statuses = async (...calls: Promise<{ status: number }>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)
    expect(await statuses(rename(1, 'Раз'), rename(2, 'Два'))).toEqual([200, 200])
    expect(await statuses(rename(3, 'Три'), rename(3, 'Четыре'))).toEqual([200, 409])
  })
})
