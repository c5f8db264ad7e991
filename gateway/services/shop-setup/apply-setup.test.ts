import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { importPriceList } from '@/gateway/services/price-import/import-price-list'
import { toCsv, withFile } from '@/gateway/services/price-import/testing/price-files'
import { applySetup } from '@/gateway/services/shop-setup/apply-setup'
import { readSetupFile } from '@/gateway/services/shop-setup/setup-file'
import { showSetup } from '@/gateway/services/shop-setup/show-setup'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'

// Each test loads several lists, on a busy machine too.
const EXAMPLE = readSetupFile(readFileSync('docs/shop.example.yaml', 'utf8'))
const GOODS = [
  ['Бренд', 'Артикул', 'Наименование', 'Остаток', 'Цена'],
  ['MANN', 'W 914/2', 'Фильтр масляный', 5, 400],
  ['Bosch', '0986', 'Колодки тормозные передние', 2, 3000],
  ['Mobil', '155093', 'Мобил 1 FS 5W-30', 0, 5000],
  ['Zorax', 'X1', 'Штуковина', 1, 100],
]

describeWithDatabase('setting an empty shop up', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())
  const rows = <Row extends Record<string, unknown>>(text: string) =>
    selectRows<Row>(database().db, sql.raw(text))
  beforeEach(async () => {
    await rows(`truncate sections, section_rules, suppliers, shops, brands, products, filters, menu_items, service_works
      restart identity cascade`)
    await applySetup(database().db, EXAMPLE)
  })
  const load = (goods: (string | number)[][], supplier: number | string = 'Первый поставщик') =>
    withFile('list.csv', toCsv(goods, ';'), (file) => importPriceList(database().db, file, { supplier }))

  async function fingerprint() {
    const tables = [
      'section_rules',
      'suppliers',
      'shops',
      'brands',
      'brand_aliases',
      'filters',
      'filter_options',
    ]
    const sums = tables.map(
      (table) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t) as ${table}`,
    )
    const rules =
      "(select string_agg(phrase || section_id, '|' order by sequence) from section_rules) as section_rules"
    return (
      await rows(`select ${[...sums.slice(1), rules].join(', ')}, (select count(*)::int from menu_items) as menus,
      (select string_agg(code || path::text || title, '|' order by id) from sections) as sections`)
    )[0]
  }

  it('leaves a shop that nobody has set up without an error', async () => {
    await rows('truncate sections, filters restart identity cascade')
    const statusOf = async (path: string) => (await gateway.app.request(`/gw${path}`)).status
    expect(await statusOf('/catalog/site/v1/bootstrap')).toBe(200)
    expect(await statusOf('/catalog/site/v2/section/catalog')).toBe(404)
  })

  it('changes nothing when the same file comes again', async () => {
    const before = await fingerprint()
    await applySetup(database().db, EXAMPLE)
    expect(await fingerprint()).toEqual(before)
  })

  it('leaves the name that shoppers see of a supplier, and reports it', async () => {
    await rows(`update suppliers set shown_title = 'Партнёр' where is_vendor`)
    const { shownNames } = await applySetup(database().db, EXAMPLE)
    expect(shownNames).toEqual([{ title: 'Первый поставщик', shownTitle: 'Партнёр' }])
    expect(await rows(`select title, shown_title from suppliers where is_vendor`)).toEqual([
      { title: 'Первый поставщик', shown_title: 'Партнёр' },
    ])
  })

  it('gives guests the first shop, and own goods their numbers', async () => {
    expect(await rows(`select id, title, is_vendor from suppliers order by id`)).toEqual([
      { id: 15, title: 'Наш склад', is_vendor: false },
      { id: 29, title: 'Магазин на Советской', is_vendor: false },
      { id: 1000, title: 'Первый поставщик', is_vendor: true },
    ])
  })

  it('leads an import to sections that can be browsed, filtered and searched', async () => {
    const report = await load(GOODS)
    expect(report).toMatchObject({ productsCreated: 3, productsPlaced: 2, productsHomeless: 1 })
    const call = async (path: string, body: unknown) => {
      const response = await gateway.app.request(`/gw${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const section = await gateway.app.request('/gw/catalog/site/v2/section/maslyanye-filtry')
    expect(section.status).toBe(200)
    const listing = (await section.json()) as {
      entities: { brandString: string }[]
      filters: { code: string }[]
    }
    expect(listing.entities.map(({ brandString }) => brandString)).toEqual(['MANN-FILTER'])
    expect(listing.filters.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['brand', 'price', 'nalichie', 'srok-dostavki']),
    )
    expect((await call('/search/spa/v1/group', { article: 'w9142' })).status).toBeLessThan(500)
    expect(await rows(`select products_count from sections where code = 'catalog'`)).toEqual([
      { products_count: 3 },
    ])
  })

  it('moves goods when its rules change, and keeps what no rule names', async () => {
    await load(GOODS)
    const other = readSetupFile(
      'sections: [{ title: Разное, goods: [штук, фильтр масл] }, { title: Фильтры, code: filtry }]',
    )
    const { placement } = await applySetup(database().db, other)
    expect(placement).toEqual({ moved: 2, homeless: 0 })
    expect(
      await rows(
        `select p.article, s.code from products p join sections s on s.id = p.section_id order by 1`,
      ),
    ).toEqual([
      { article: '0986', code: 'tormoznye-kolodki' },
      { article: 'W 914/2', code: 'raznoe' },
      { article: 'X1', code: 'raznoe' },
    ])
  })

  it('shows the shop as a file that makes the same shop', async () => {
    const filter = 'code: rezba, title: Резьба, sections: [maslyanye-filtry]'
    await applySetup(database().db, readSetupFile(`filters: [{ ${filter} }]`))
    for (const [wrong, reason] of [
      ['filters: [{ code: Rez-ba, sections: [maslyanye-filtry] }]', 'Код нового фильтра'],
      ['filters: [{ code: cvet, sections: [nothing] }]', 'Раздела «nothing»'],
    ] as const)
      await expect(applySetup(database().db, readSetupFile(wrong))).rejects.toThrow(reason)
    const shown = readSetupFile(await showSetup(database().db))
    expect(shown.filters).toContainEqual(
      expect.objectContaining({ code: 'rezba', type: 'enum', sections: ['maslyanye-filtry'] }),
    )
    expect(shown.sections).toEqual(EXAMPLE.sections)
    expect(shown).toMatchObject({ warehouse: EXAMPLE.warehouse, shops: [{ code: 'sovetskaya' }] })
  })

  it('has the works of planned service that the file names, in their order', async () => {
    const works = `service:
  - { code: oil, title: Масло моторное, section: maslo-motornoe, unit: л, price: 900 }
  - { code: oil-filter, title: Фильтр масляный, section: maslo-motornoe }`
    const section = 'sections: [{ title: Масло моторное, code: maslo-motornoe }]'
    await applySetup(database().db, readSetupFile(`${section}\n${works}`))
    const read = () =>
      rows('select code, title, section_code, unit, price from service_works order by sequence')
    expect(await read()).toEqual([
      { code: 'oil', title: 'Масло моторное', section_code: 'maslo-motornoe', unit: 'litre', price: 900 },
      {
        code: 'oil-filter',
        title: 'Фильтр масляный',
        section_code: 'maslo-motornoe',
        unit: 'piece',
        price: 0,
      },
    ])
    expect(readSetupFile(await showSetup(database().db)).service).toHaveLength(2)
    const unknown = readSetupFile('service: [{ code: wash, title: Мойка, section: moyka }]')
    await expect(applySetup(database().db, unknown)).rejects.toThrow(
      'Работа «wash»: раздела «moyka» в магазине нет',
    )
    expect(await read()).toHaveLength(2)
  })

  it('gives filters the words with which they stand in headings', async () => {
    await load(GOODS)
    await applySetup(
      database().db,
      readSetupFile(
        'filters: [{ code: nalichie, options: { В наличии: со склада } }, { code: brand, heading: "от «{}»" }]',
      ),
    )
    const heading = async (path: string) =>
      (await gateway.post('/seo/api/v1/meta-data', { uri: `/catalog/maslyanye-filtry/${path}` })).body.heading
    expect(await heading('brand-mann-filter/nalichie-any')).toBe(
      'Масляные фильтры от «MANN-FILTER» со склада',
    )
    expect(await heading('price-100~900')).toBe('Масляные фильтры по цене 100–900\u00a0₽')
    for (const [wrong, reason] of [
      ['filters: [{ code: nothing, heading: x }]', 'Фильтра «nothing»'],
      ['filters: [{ code: nalichie, options: { Вчера: x } }]', 'нет значения «Вчера»'],
    ] as const) {
      await expect(applySetup(database().db, readSetupFile(wrong))).rejects.toThrow(reason)
    }
    const shown = readSetupFile(await showSetup(database().db))
    expect(shown.filters).toContainEqual(
      expect.objectContaining({
        code: 'nalichie',
        options: { 'В наличии': 'со склада', 'На нашем складе': 'на нашем складе' },
      }),
    )
  })

  it('gives a spelling to the brand that the file says', async () => {
    await load([GOODS[0] ?? [], ['Roadstone', '1', 'Шина', 1, 100]])
    await applySetup(database().db, readSetupFile('brands: [{ title: Nexen, spellings: [Roadstone] }]'))
    expect(
      await rows(
        `select b.title from brand_aliases a join brands b on b.id = a.brand_id where a.key = 'roadstone'`,
      ),
    ).toEqual([{ title: 'Nexen' }])
  })

  it('counts the days to and from a shop of another city, and shows them in the file', async () => {
    const far = (days: number) =>
      readSetupFile(
        `shops: [{ title: Дальний, code: far, city: Уфа, address: Мира 1, coordinates: [54, 55], opens: "09:00",
          closes: "18:00", timezone: Asia/Yekaterinburg, days: ${days} }]`,
      )
    await applySetup(database().db, far(2))
    await load(GOODS.slice(0, 2), 'Дальний')
    const hours = () => rows('select best_delivery_hours as hours from products')
    expect(await hours()).toEqual([{ hours: 72 }])
    await applySetup(database().db, far(1))
    expect(await hours()).toEqual([{ hours: 48 }])
    expect(readSetupFile(await showSetup(database().db)).shops).toContainEqual(
      expect.objectContaining({ code: 'far', timezone: 'Asia/Yekaterinburg', transitHours: 24 }),
    )
  })

  it('names what the file has left out, and removes that on which nothing hangs', async () => {
    await load(GOODS)
    const old =
      readSetupFile(`sections: [{ title: Старое, code: old, sections: [{ title: Внутри, code: inner }] }]
shops: [{ title: Дальний, code: far, city: Тула, address: Мира 1, coordinates: [54, 37], opens: "09:00", closes: "18:00" }]
suppliers: [{ title: Пустой }]
filters: [{ code: thread, title: Резьба, sections: [old] }]`)
    await applySetup(database().db, old)
    const file = readSetupFile(
      `sections: [{ title: Новое, code: new, goods: [нечто] }]
shops: [{ title: Дальний-2, code: far-2, city: Тула, address: Мира 2, coordinates: [54, 37], opens: "09:00", closes: "18:00" }]
suppliers: [{ title: Другой }]
filters: [{ code: thread-2, title: Резьба, sections: [new] }]`.replace('thread-2', 'thread_two'),
    )
    const { omitted } = await applySetup(database().db, file)
    const free = omitted.filter(({ held }) => held.length === 0).map(({ key }) => key)
    expect(free).toEqual(
      expect.arrayContaining(['section:inner', 'section:old', 'filter:thread', 'shop:far']),
    )
    const [empty] = await rows<{ id: number }>(`select id from suppliers where title = 'Пустой'`)
    expect(free).toContain(`supplier:${empty?.id}`)
    const first = omitted.find(({ title }) => title === 'Первый поставщик')
    expect(first?.held).toEqual([expect.stringMatching(/^предложений: \d+$/)])
    const holding = omitted.filter(({ kind, held }) => kind === 'section' && held.length > 0)
    expect(holding.map(({ held }) => held.join())).toContainEqual(expect.stringMatching(/товаров: \d+/))

    const keys = omitted.map(({ key }) => key)
    const second = await applySetup(database().db, file, keys)
    expect(second.omitted.filter(({ isRemoved }) => isRemoved).map(({ key }) => key)).toEqual(free)
    const third = await applySetup(database().db, file, keys)
    expect(third.omitted.map(({ key }) => key)).toEqual(keys.filter((key) => !free.includes(key)))
    expect(await rows(`select 1 from suppliers where title = 'Первый поставщик'`)).toHaveLength(1)
    expect(await rows(`select code from sections where code in ('old', 'inner')`)).toEqual([])
    expect(await rows(`select 1 from menu_items where location like '%/inner%'`)).toEqual([])
  })

  it('says nothing of kinds that the file does not speak of', async () => {
    const { omitted } = await applySetup(database().db, readSetupFile('brands: [{ title: Nexen }]'))
    expect(omitted).toEqual([])
  })
})
