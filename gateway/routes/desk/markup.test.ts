import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { priceByRules } from '@/gateway/services/markup/price-by-rules'
import { toCsv } from '@/gateway/services/price-import/testing/price-files'
import { useImportShop } from '@/gateway/services/price-import/testing/use-import-shop'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import {
  listMarkupRules,
  type MarkupTerms,
  saveMarkupRule,
  tryMarkupRule,
} from '@/lib/gateway/contracts/desk/rules'

const FAST = 101
const OWN = 15

const TERMS: MarkupTerms = {
  supplierId: null,
  brand: null,
  section: null,
  priceFrom: null,
  priceTo: null,
  percent: 2_500,
  fixed: 0,
  rounding: '10',
  isOn: true,
}

const LIST = [
  ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена'],
  ['Knecht', 'OC 90', 'Фильтр масляный', 5, 100],
  ['Bosch', 'Z1', 'Колодки', 5, 1000],
]

describeOnDatabases('markup rules', (database) => {
  const { db, rows, importBytes } = useImportShop(database)
  let gateway: TestGateway
  let admin: SignedIn

  beforeEach(async () => {
    gateway = await createTestGateway(db())
    admin = await signedIn(gateway, { isAdmin: true, name: 'Олег', secondName: 'Зуев' })
    return () => gateway.close()
  })

  const list = async () => (await admin.call(listMarkupRules, { body: {} })).body
  const save = (terms: Partial<MarkupTerms>, version: number, id: number | null = null) =>
    admin.call(saveMarkupRule, { body: { id, terms: { ...TERMS, ...terms }, version } })
  const load = (supplier: number) => importBytes(toCsv(LIST, ';'), { supplier, isForced: true })
  const pricesOf = async (supplier: number) =>
    (
      await rows<{ line: string }>(
        `select concat_ws(' ', p.article, o.price / 100, o.purchase_price / 100, p.min_price / 100) as line
         from offers o join products p on p.id = o.product_id where o.supplier_id = ${supplier} and p.article in ('OC 90', 'Z1')
         order by p.article`,
      )
    ).map(({ line }) => line)
  const clear = async () => {
    await rows(`delete from offers`)
    await rows(`select refresh_offer_summary()`)
  }
  const fresh = async () =>
    expect(await rows(`select refresh_offer_summary() as stale`)).toEqual([{ stale: 0 }])

  it('prices what is on sale and what a list brings, and returns to the prices of lists', async () => {
    await clear()
    await load(FAST)
    await load(OWN)
    expect(await pricesOf(FAST)).toEqual(['OC 90 100 100', 'Z1 1000 1000'])
    const added = (await save({}, 0)).body
    expect(added.rules).toMatchObject([{ author: 'Олег Зуев', terms: TERMS }])
    expect(added.log).toMatchObject([{ before: null, after: TERMS, offersChanged: 2, author: 'Олег Зуев' }])
    expect(await pricesOf(FAST)).toEqual(['OC 90 130 100 100', 'Z1 1250 1000 1000'])
    expect(await pricesOf(OWN)).toEqual(['OC 90 100 100', 'Z1 1000 1000'])
    await fresh()

    const brand = (await save({ brand: 'бош', percent: 0, fixed: 7 }, added.version)).body
    expect(brand.rules.map(({ terms }) => terms.brand)).toEqual(['Bosch', null])
    expect(await pricesOf(FAST)).toEqual(['OC 90 130 100 100', 'Z1 1010 1000 1000'])
    expect(await load(FAST)).toMatchObject({ offersAdded: 0, offersChanged: 0 })
    await clear()
    expect(await load(FAST)).toMatchObject({ offersAdded: 2 })
    expect(await pricesOf(FAST)).toEqual(['OC 90 130 100 130', 'Z1 1010 1000 1010'])
    await fresh()

    let { version } = brand
    for (const { id, terms } of brand.rules)
      version = (await save({ ...terms, isOn: false }, version, id)).body.version
    expect(await pricesOf(FAST)).toEqual(['OC 90 100 100', 'Z1 1000 1000'])
    expect(await rows(`select 1 from offers where purchase_price is not null`)).toEqual([])
    await fresh()
  })

  it('prices new products by the section in which an import puts them', async () => {
    await rows(`insert into section_rules (section_id, phrase) values (3, 'фильтр')`)
    await save({ section: 'filters' }, 0)
    await importBytes(
      toCsv([LIST[0] ?? [], ['Zorax', 'OC 90', 'Фильтр', 1, 200], ['Zorax', 'Z1', 'Втулка', 1, 200]], ';'),
      { supplier: FAST, isForced: true },
    )
    expect(await pricesOf(FAST)).toEqual(['OC 90 250 200 250', 'Z1 200 200'])
    await fresh()
  })

  it('tries a rule without a trace, with the prices that saving it makes', async () => {
    const prices = () =>
      rows(`select product_id, supplier_id, price, purchase_price from offers order by 1, 2`)
    await save({ percent: 1_000 }, 0)
    const before = await prices()
    const body = { id: null, terms: { ...TERMS, supplierId: FAST } }
    const tried = (await admin.call(tryMarkupRule, { body })).body
    const [one] = tried.offers
    expect(tried.matched).toBeGreaterThan(0)
    expect(one?.newPrice).toBeGreaterThan(one?.oldPrice ?? 0)
    expect(await prices()).toEqual(before)
    const { log, version } = await list()
    expect(log).toHaveLength(1)
    const saved = (await save(body.terms, version)).body
    expect(saved.log[0]?.offersChanged).toBe(tried.changed)
    const again = await rows(`select 1 from offers o join products p on p.id = o.product_id
      where o.supplier_id = ${FAST} and p.article = '${one?.article}' and o.price = ${(one?.newPrice ?? 0) * 100}`)
    expect(again.length).toBeGreaterThan(0)
  })

  it('takes one of two rules that are saved at once', async () => {
    const responses = await Promise.all([save({ percent: 100 }, 0), save({ percent: 200 }, 0)])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await list()).rules).toHaveLength(1)
    await fresh()
  })

  it('tells who saves second what has changed', async () => {
    const first = (await save({}, 0)).body
    const late = await save({ percent: 100 }, 0)
    expect(late.status).toBe(409)
    expect(await late.response.text()).toMatch(/правила изменились\. .+: \+ .+ \(.*Олег Зуев\)/)
    expect((await list()).rules).toEqual(first.rules)
    // Sent once more by a person whom the answer did not reach.
    expect((await save({}, 0)).body.rules).toEqual(first.rules)
    // The same again is no change.
    const same = await save({}, first.version, first.rules[0]?.id)
    expect(same.body.version).toBe(first.version)
  })

  it.each([
    [{ brand: 'Нетакого' }, 'Бренда «Нетакого» в магазине нет.'],
    [{ section: 'nowhere' }, 'Такого раздела нет.'],
    [{ supplierId: 77_777 }, 'Такого поставщика нет.'],
    [{ priceFrom: 500, priceTo: 500 }, 'Верхняя граница цены должна быть больше нижней.'],
  ])('refuses %o', async (terms, message) => {
    for (const call of [
      () => save(terms, 0),
      () => admin.call(tryMarkupRule, { body: { id: null, terms: { ...TERMS, ...terms } } }),
    ]) {
      const response = await call()
      expect(response.status).toBe(422)
      expect(await response.response.text()).toContain(message)
    }
    expect(await rows(`select 1 from markup_rules`)).toEqual([])
  })

  describe('over more products than one transaction prices', () => {
    const GOODS = 450
    const PRICED = `select count(*)::int as count from offers where purchase_price is not null`
    const countPriced = async () => (await rows<{ count: number }>(PRICED))[0]?.count ?? 0

    beforeEach(async () => {
      await clear()
      await rows(`insert into products (brand_id, article, article_key, folded_key, title, section_id)
        select 4, 'M' || n, 'M' || n, 'M' || n, 'Втулка', 3 from generate_series(1, ${GOODS}) n`)
      await rows(`insert into offers (product_id, supplier_id, price, quantity)
        select id, ${FAST}, 10000, 1 from products where title = 'Втулка'`)
      await rows(`select refresh_offer_summary()`)
    })

    it('serves readers in between', async () => {
      let isSaved = false
      const saving = save({}, 0).finally(() => (isSaved = true))
      const seen: number[] = []
      while (!isSaved) {
        seen.push(await countPriced())
        await setImmediate()
      }
      expect((await saving).status).toBe(200)
      expect(seen.filter((count) => count > 0 && count < GOODS).length).toBeGreaterThan(0)
      expect(await countPriced()).toBe(GOODS)
      expect((await list()).log).toMatchObject([{ offersChanged: GOODS }])
      await fresh()
    })

    it('goes on where a killed gateway has stopped', async () => {
      const isBegun = async () => (await rows(`select 1 from markup_changes where priced_to > 0`)).length > 0
      const dying: Database = Object.assign(Object.create(db()) as Database, {
        transaction: async (...args: Parameters<Database['transaction']>) => {
          if (await isBegun()) throw new Error('killed')
          return db().transaction(...args)
        },
      })
      const doomed = await createTestGateway(dying)
      const body = { id: null, terms: TERMS, version: 0 }
      expect((await callGateway(doomed, saveMarkupRule, { body }, { cookie: admin.cookie })).status).toBe(500)
      await doomed.close()
      const half = await countPriced()
      expect(half).toBeGreaterThan(0)
      expect(half).toBeLessThan(GOODS)
      // A product is priced whole or not at all.
      await fresh()
      expect(await priceByRules(db())).toBeGreaterThan(0)
      expect(await countPriced()).toBe(GOODS)
      expect((await list()).log).toMatchObject([{ offersChanged: GOODS }])
      await fresh()
      expect(await priceByRules(db())).toBe(0)
    })
  })

  it('is closed to managers', async () => {
    const manager = await signedIn(gateway, { permissions: ['moderator_type_permission'] })
    const responses = [
      await manager.call(listMarkupRules, { body: {} }),
      await manager.call(tryMarkupRule, { body: { id: null, terms: TERMS } }),
      await manager.call(saveMarkupRule, { body: { id: null, terms: TERMS, version: 0 } }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})
