import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { importGoods } from '@/gateway/services/goods-import/import-goods'
import { toCsv, withFile } from '@/gateway/services/price-import/testing/price-files'
import { useImportShop } from '@/gateway/services/price-import/testing/use-import-shop'
import { placeProducts } from '@/gateway/services/section-rules/place-products'
import { createBuyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf } from '@/gateway/test-support/test-shop'
import {
  editDeskProduct,
  hideDeskProduct,
  listDeskProducts,
  listDeskProperties,
  readDeskProduct,
  setDeskPrice,
  undoDeskChange,
} from '@/lib/gateway/contracts/desk/goods'
import { saveMarkupRule } from '@/lib/gateway/contracts/desk/rules'
import { readCart } from '@/lib/gateway/contracts/orders/cart'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const OWN = 15
const FAST = 101
const CODE = codeOf(1)
const PAIR = { brand: 'Knecht', article: 'OC 90' }
const MANN = { brand: 'Mann-Filter', article: 'W 712/75' }
const LIST = [
  ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена'],
  ['Knecht', 'OC 90', 'Фильтр масляный', 5, 100],
]

const NO_CONDITIONS = { supplierId: null, brand: null, section: null, priceFrom: null, priceTo: null }

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
  const { db, rows, importBytes } = useImportShop(database)
  let gateway: TestGateway
  let manager: SignedIn

  beforeEach(async () => {
    gateway = await createTestGateway(db())
    manager = await signedIn(gateway, {
      permissions: ['moderator_type_permission'],
      name: 'Мария',
      secondName: 'Зуева',
    })
    return () => gateway.close()
  })

  const read = async (code = CODE) => (await manager.call(readDeskProduct, { body: { code } })).body
  const hide = (isHidden: boolean, version: number, by = manager) =>
    by.call(hideDeskProduct, { body: { code: CODE, version, isHidden } })
  const list = async (body: { search?: string; state?: 'all' | 'hidden'; page?: number; limit?: number }) =>
    (await manager.call(listDeskProducts, { body })).body
  const found = async (search: string, state: 'all' | 'hidden' = 'all') =>
    (await list({ search, state })).products.map(({ code }) => code)

  const pictures = { take: async (name: string) => ({ path: `goods/${name}`, isNew: true }) }

  /** Loads a goods file with a row about the product. */
  function load(cells: Record<string, string>) {
    const table = [
      ['Бренд', 'Артикул', ...Object.keys(cells)],
      [PAIR.brand, PAIR.article, ...Object.values(cells)],
    ]
    return withFile('goods.csv', toCsv(table, ';'), (name) => importGoods(db(), name, {}, pictures))
  }

  /** The public calls that tell of the product, as a gateway that was just started answers them. */
  async function whereSeen() {
    const shop = await createTestGateway(db())
    const notifies = (text: string) => /00-10000001|"OC 90"|"price":3[59]0\b/.test(text)
    const seen: string[] = []
    for (const [path, body] of POSTED) {
      const answer = await shop.post(path, body)
      if (answer.status === 200 && notifies(JSON.stringify({ ...answer.body, article: null })))
        seen.push(path)
    }
    for (const path of READ) {
      const answer = await shop.get(path)
      if (notifies(JSON.stringify(answer.body.products ?? answer.body.entities ?? answer.body.items)))
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
    expect((await manager.call(readDeskProduct, { body: { code: codeOf(999) } })).status).toBe(404)
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
    const buyer = await createBuyer(gateway)
    await buyer.put({ ...PAIR, supplierId: OWN, quantity: 1 })
    const order = await buyer.orderBody()
    await hide(true, 0)
    const [line] = (await buyer.call(readCart, {})).body.products
    expect(line).toMatchObject({ price: null, maxQuantity: 0 })
    expect((await buyer.send(order)).status).not.toBe(200)
    expect((await buyer.put({ ...PAIR, supplierId: OWN, quantity: 2 })).status).toBe(422)
    expect(await rows('select 1 from orders')).toEqual([])
  })

  it('tells who saves second, and takes a repeated press for the same', async () => {
    const { version } = (await hide(true, 0)).body
    expect((await hide(true, 0)).body).toMatchObject({ version })
    const late = await hide(false, 0)
    expect(late.status).toBe(409)
    expect(await late.response.text()).toMatch(/Пока вы смотрели, товар изменился \(.*Мария Зуева\)/)
  })

  it('has a price by hand that rules leave alone and the next list of the supplier ends', async () => {
    const admin = await signedIn(gateway, { isAdmin: true })
    const terms = { ...NO_CONDITIONS, percent: 5_000, fixed: 0, rounding: 'kopeck' as const, isOn: true }
    const saved = await admin.call(saveMarkupRule, { body: { id: null, terms, version: 0 } })
    const set = (price: number | null, version: number, isBelowListAllowed = false) =>
      manager.call(setDeskPrice, {
        body: { code: CODE, version, supplierId: FAST, price, isBelowListAllowed },
      })
    const priceOf = async () => (await read()).offers.find(({ supplierId }) => supplierId === FAST)
    expect(await priceOf()).toMatchObject({ price: 570, listPrice: 380, manual: null })

    const refused = await set(379.99, 0)
    expect(refused.status).toBe(422)
    expect(await refused.response.text()).toContain('Это ниже цены прайс-листа')
    const { version, log } = (await set(379.99, 0, true)).body
    expect(log).toMatchObject([
      { field: 'price', subject: 'Быстрый поставщик', before: 'по прайс-листу', author: 'Мария Зуева' },
    ])
    expect(await priceOf()).toMatchObject({
      price: 379.99,
      listPrice: 380,
      manual: { author: 'Мария Зуева' },
    })
    expect((await set(379.99, 0, true)).body.version).toBe(version)
    expect((await set(400, 0)).status).toBe(409)
    expect(await rows('select refresh_offer_summary() as stale')).toEqual([{ stale: 0 }])

    await admin.call(saveMarkupRule, {
      body: {
        id: saved.body.rules[0]?.id ?? 0,
        terms: { ...terms, percent: 10_000 },
        version: saved.body.version,
      },
    })
    expect(await priceOf()).toMatchObject({ price: 379.99, listPrice: 380 })
    const back = (await set(null, version)).body
    expect(await priceOf()).toMatchObject({ price: 760, listPrice: 380, manual: null })

    await set(500, back.version)
    await importBytes(toCsv([LIST[0] ?? [], ['Bosch', 'Z1', 'Колодки', 5, 1000]], ';'), {
      supplier: FAST,
      keepUnlisted: true,
    })
    expect(await priceOf()).toMatchObject({ price: 500, listPrice: 380 })
    await importBytes(toCsv(LIST, ';'), { supplier: FAST, keepUnlisted: true })
    expect(await priceOf()).toMatchObject({ price: 200, listPrice: 100, manual: null })
    expect((await read()).log[0]).toMatchObject({ before: '500 ₽', after: 'по прайс-листу', author: null })
    expect(await rows('select refresh_offer_summary() as stale')).toEqual([{ stale: 0 }])
    const late = await set(300, 0)
    expect(late.status).toBe(409)
    expect(await late.response.text()).toContain('товар изменился')
  })

  it('keeps no manual price of an offer that a list takes off sale', async () => {
    const body = { code: CODE, version: 0, supplierId: OWN, price: 500 }
    await manager.call(setDeskPrice, { body })
    await importBytes(toCsv([LIST[0] ?? [], ['Bosch', 'Z1', 'Колодки', 5, 1000]], ';'), {
      supplier: OWN,
      isForced: true,
    })
    expect(await rows('select 1 from manual_prices')).toEqual([])
    expect((await read()).log.map(({ author }) => author)).toEqual([null, 'Мария Зуева'])
    expect((await manager.call(setDeskPrice, { body })).status).toBe(404)
  })

  it('has a title, a section and a text of the staff, above files until they are put back', async () => {
    const shop = await createTestGateway(db())
    const entity = async () => (await shop.get(`/catalog/site/v1/entity/${CODE}`)).body
    const edit = (fields: object, version: number) =>
      manager.call(editDeskProduct, { body: { code: CODE, version, ...fields } })
    const text = 'Держит масло чистым\n- резьба M20 & прокладка\n- <b>не</b> тег'
    const { version } = (await edit({ title: 'Фильтр-патрон', section: 'brake-pads', content: text }, 0)).body
    expect(await read()).toMatchObject({
      title: 'Фильтр-патрон',
      section: { code: 'brake-pads' },
      content: 'Держит масло чистым\n- резьба M20 & прокладка\n- не тег',
      overrides: [{ field: 'content' }, { field: 'section' }, { field: 'title', author: 'Мария Зуева' }],
    })
    expect(await entity()).toMatchObject({
      title: 'Фильтр-патрон',
      content: '<p>Держит масло чистым</p><ul><li>резьба M20 &amp; прокладка</li><li>не тег</li></ul>',
    })
    expect(await found('фильтр-патрон')).toContain(CODE)
    const [listed] = await rows<{ count: number }>(
      `select products_count as count from sections where code = 'brake-pads'`,
    )
    expect(listed?.count).toBe(3)
    expect((await edit({ title: 'Другое' }, 0)).status).toBe(409)
    expect((await edit({ section: 'nowhere' }, version)).status).toBe(422)
    expect((await edit({ section: 'catalog' }, version)).status).toBe(422)

    await rows(`insert into section_rules (section_id, phrase) values (3, 'фильтр')`)
    await db().transaction(async (tx) => {
      await placeProducts(tx, 'all')
    })
    await load({ Описание: 'Из файла' })
    expect(await read()).toMatchObject({
      section: { code: 'brake-pads' },
      content: expect.stringContaining('Держит масло'),
      version,
    })
    const back = await edit({ title: null, section: null, content: null }, version)
    expect(back.body).toMatchObject({
      title: 'Фильтр масляный',
      section: { code: 'oil-filters' },
      content: 'Из файла',
      overrides: [],
    })
    await shop.close()
  })

  it('has properties of the staff, in filters and above files until they are put back', async () => {
    const shop = await createTestGateway(db())
    const specOf = async () => {
      const { body } = await shop.get(`/catalog/site/v1/entity/${CODE}`)
      return body.spec.flatMap(({ code, humanized }: { code: string; humanized: string | null }) =>
        humanized === null ? [] : [[code, humanized]],
      )
    }
    const filterOf = async (requested: string) => {
      const fresh = await createTestGateway(db())
      const { body } = await fresh.post('/catalog/site/v2/filters/search', { section: 'oil-filters' })
      await fresh.close()
      return body.filters.find(({ code }: { code: string }) => code === requested)
    }
    const edit = (typed: Record<string, string | null>, version: number) => {
      const requested = Object.entries(typed).map(([slug, value]) => ({ slug, value }))
      return manager.call(editDeskProduct, { body: { code: CODE, version, properties: requested } })
    }
    const { properties } = (await manager.call(listDeskProperties, { body: { code: CODE } })).body
    expect(properties.map(({ slug, kind, isOfSection }) => [slug, kind, isOfSection])).toEqual([
      ['thread', 'choice', true],
      ['height', 'number', true],
      ['note', 'text', false],
      ['ves_upakovki', 'number', false],
      ['razmery_upakovki', 'text', false],
      ['shtrihkod', 'barcode', false],
    ])
    expect(properties[0]?.options).toContainEqual({ value: 'unf', title: '3/4-16 UNF' })

    const added = { thread: 'M24', height: '171,5', note: ' с  клапаном ', ves_upakovki: '0,35' }
    const { version, log, properties: now } = (await edit(added, 0)).body
    expect(await specOf()).toEqual([
      ['thread', 'M24'],
      ['height', '171,5\u00a0мм'],
      ['note', 'с клапаном'],
      ['ves_upakovki', '0,35\u00a0кг'],
    ])
    expect(now.map(({ value, override }) => [value, override?.fileWords])).toEqual([
      ['M24', 'M20×1,5'],
      ['171,5', '70\u00a0мм'],
      ['с клапаном', null],
      ['0,35', null],
    ])
    expect(log).toContainEqual(
      expect.objectContaining({ field: 'property', subject: 'Высота', before: 'как в файле', isLast: true }),
    )
    expect(await filterOf('thread')).toMatchObject({
      options: expect.arrayContaining([expect.objectContaining({ title: 'M24', count: 1 })]),
    })
    expect(await filterOf('height')).toMatchObject({ max: 171.5 })
    expect((await edit({ thread: 'unf' }, 0)).status).toBe(409)
    for (const [slug, wrong] of [
      ['height', 'высокий'],
      ['height', '12345678'],
      ['height', '1e3'],
      ['ves_upakovki', '0'],
      ['razmery_upakovki', '12x8'],
      ['shtrihkod', '4011558710508'],
      ['nowhere', 'x'],
    ] as const)
      expect(await (await edit({ [slug]: wrong }, version)).response.json()).toMatchObject({
        statusCode: 422,
        errors: [{ field: `properties.${slug}` }],
      })

    const taken = (await edit({ height: '' }, version)).body
    expect(taken.properties[1]).toMatchObject({
      value: '',
      words: null,
      override: { fileWords: '70\u00a0мм' },
    })
    await load({ Высота: '71', Резьба: 'unf', Примечание: 'из файла' })
    expect(await specOf()).toEqual([
      ['thread', 'M24'],
      ['note', 'с клапаном'],
      ['ves_upakovki', '0,35\u00a0кг'],
    ])
    const last = taken.log[0]?.id ?? 0
    const undone = await manager.call(undoDeskChange, {
      body: { code: CODE, version: last, changeId: last },
    })
    expect(undone.body.properties[1]).toMatchObject({ value: '171,5' })
    const back = await edit(
      { thread: null, height: null, note: null, ves_upakovki: null },
      undone.body.version,
    )
    expect(back.body.properties.map(({ value, override }) => [value, override])).toEqual([
      ['unf', null],
      ['71', null],
      ['из файла', null],
    ])
    expect(await filterOf('height')).toMatchObject({ max: 85 })
    // What equals the file's word is the file's.
    expect((await edit({ height: '71' }, back.body.version)).body.log[0]?.id).toBe(back.body.version)
    await shop.close()
  })

  it('has barcodes of the staff, which find it, above files until they are put back', async () => {
    await load({ Штрихкод: '4011558710507' })
    const edit = (value: string | null, version: number, code = CODE) =>
      manager.call(editDeskProduct, {
        body: { code, version, properties: [{ slug: 'shtrihkod', value }] },
      })
    const scanned = async () =>
      (await rows<{ barcode: string }>(`select barcode from product_barcodes order by barcode`)).map(
        ({ barcode }) => barcode,
      )
    const { version, properties } = (await edit(' 4 006381 333931; 96385074 ', 0)).body
    expect(properties).toContainEqual(
      expect.objectContaining({
        value: '4006381333931, 96385074',
        override: expect.objectContaining({ fileWords: '4011558710507' }),
      }),
    )
    expect(await scanned()).toEqual(['4006381333931', '96385074'])
    expect(await found('96385074')).toEqual([CODE])
    const taken = await edit('96385074', 0, codeOf(2))
    expect(await taken.response.json()).toMatchObject({
      statusCode: 422,
      message: 'Штрихкод 96385074 уже у товара Knecht OC 90.',
      errors: [{ field: 'properties.shtrihkod' }],
    })
    await load({ Штрихкод: '4011558710507' })
    expect(await scanned()).toEqual(['4006381333931', '96385074'])
    const hidden = (await hide(true, version)).body
    expect(await found('4006381333931', 'hidden')).toEqual([CODE])
    const shown = (await hide(false, hidden.version)).body
    expect((await edit(null, shown.version)).status).toBe(200)
    expect(await scanned()).toEqual(['4011558710507'])
  })

  it('has pictures of the staff, drawn anew, above files until they are put back', async () => {
    const create = { width: 3000, height: 40, channels: 3, background: '#c00' } as const
    const png = new Uint8Array(await sharp({ create }).png().toBuffer())
    const huge = Buffer.from(png)
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
    const stored = vi.spyOn(gateway.deps.files, 'put')
    const add = async (content: BlobPart, version: number, by = manager) => {
      const form = new FormData()
      form.set('code', CODE)
      form.set('version', String(version))
      form.set('picture', new File([content], 'a.jpg', { type: 'image/jpeg' }))
      const response = await gateway.app.request('/gw/desk/v1/product/picture', {
        method: 'POST',
        headers: by.headers,
        body: form,
      })
      return { status: response.status, body: await response.json() }
    }
    const arrange = (pictures: string[] | null, version: number) =>
      manager.call(editDeskProduct, { body: { code: CODE, version, pictures } })
    await rows(`update products set pictures = '{goods/file.jpg}' where id = 1`)

    for (const [content, message] of [
      ['просто текст', 'Это не фотография'],
      [png.slice(0, png.length / 2), 'файл повреждён'],
      [new Uint8Array(huge), 'слишком велик'],
    ] as const) {
      const refused = await add(content, 0)
      expect(refused.status).toBe(422)
      expect(refused.body.message).toContain(message)
    }
    expect(stored).not.toHaveBeenCalled()
    const buyer = await signedIn(gateway)
    expect((await add(png, 0, buyer)).status).toBe(403)

    const first = (await add(png, 0)).body
    const added = first.pictures[1]
    expect(first).toMatchObject({
      pictures: ['goods/file.jpg', expect.stringMatching(/^goods\/..\/.+\.jpg$/)],
      overrides: [{ field: 'pictures', author: 'Мария Зуева' }],
      log: [{ field: 'pictures', before: 'как в файле', after: 'фотографий: 2' }],
    })
    const drawn = await gateway.deps.files.open('media', added)
    const { width, format } = await sharp(await drawn?.arrayBuffer()).metadata()
    expect([width, format]).toEqual([2000, 'jpeg'])
    expect((await add(png, 0)).status).toBe(409)
    const orphan = await stored.mock.results[1]?.value
    expect(await gateway.deps.files.open('media', orphan)).toBeUndefined()

    const turned = (await arrange([added, 'goods/file.jpg'], first.version)).body
    expect(turned).toMatchObject({ pictureUrl: added, pictures: [added, 'goods/file.jpg'] })
    expect((await arrange(['goods/other.jpg'], turned.version)).status).toBe(409)
    const none = (await arrange([], turned.version)).body
    expect(none).toMatchObject({ pictures: [], log: [{ after: 'без фотографий' }, {}, {}] })
    await load({ Фото: 'new.jpg' })
    expect((await read()).pictures).toEqual([])
    const undone = await manager.call(undoDeskChange, {
      body: { code: CODE, version: none.version, changeId: none.version },
    })
    expect(undone.body.pictures).toEqual([added, 'goods/file.jpg'])
    expect((await arrange(null, undone.body.version)).body).toMatchObject({
      pictures: ['goods/new.jpg'],
      overrides: [],
    })
  })

  it('takes back the last change of each field', async () => {
    const edit = (title: string | null, version: number) =>
      manager.call(editDeskProduct, { body: { code: CODE, version, title } })
    const undo = (changeId: number, version: number) =>
      manager.call(undoDeskChange, { body: { code: CODE, version, changeId } })
    const first = (await edit('Первое', 0)).body.version
    const second = (await edit('Второе', first)).body.version
    expect((await undo(first, second)).status).toBe(409)
    const undone = (await undo(second, second)).body
    expect(undone).toMatchObject({ title: 'Первое', overrides: [{ field: 'title' }] })
    expect(undone.log.map(({ isLast }) => isLast)).toEqual([true, false, false])
    const hidden = (await hide(true, undone.version)).body
    expect((await undo(hidden.version, hidden.version)).body.isHidden).toBe(false)
    const now = (await read()).version
    const priced = await manager.call(setDeskPrice, {
      body: { code: CODE, version: now, supplierId: OWN, price: 500 },
    })
    const { version } = priced.body
    expect((await undo(version, version)).body.offers).toContainEqual(
      expect.objectContaining({ supplierId: OWN, price: 400, manual: null }),
    )
    expect((await undo(999_999, (await read()).version)).status).toBe(404)
  })

  it('lets two managers change two products at once, and one of two the same product', async () => {
    const rename = (id: number, title: string) =>
      manager.call(editDeskProduct, { body: { code: codeOf(id), version: 0, title } })
    const statuses = async (...calls: Promise<{ status: number }>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)
    expect(await statuses(rename(1, 'Раз'), rename(2, 'Два'))).toEqual([200, 200])
    expect(await statuses(rename(3, 'Три'), rename(3, 'Четыре'))).toEqual([200, 409])
  })
})
