import { sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { catalogOf, inWindows1251, offersOf } from '@/gateway/services/commerce-ml/testing/commerce-ml-files'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { CLASSIFIER, FILTER, PADS, useExchange } from './testing/use-exchange'

describeOnDatabases('the exchange of products with 1C', (database) => {
  const { db, gateway, oneC, bring, bringShop, productOf } = useExchange(database)

  const sold = () =>
    selectRows<{ article: string; supplier: number; price: number; quantity: number }>(
      db(),
      sql`select p.article, o.supplier_id as supplier, o.price, o.quantity from offers o join products p on p.id = o.product_id
        order by p.article, o.supplier_id`,
    )

  it('brings goods and offers in, sent in pieces', async () => {
    const client = oneC(300)
    expect((await client.begin('catalog')).lines).toEqual(['zip=yes', 'file_limit=8388608'])
    await client.sendFile(
      'catalog',
      'import.xml',
      strToU8(catalogOf([FILTER, PADS], { classifier: CLASSIFIER })),
    )
    await client.sendFile(
      'catalog',
      'offers.xml',
      strToU8(
        offersOf([
          { id: 'id-filter', prices: { retail: '1234.50' }, total: '7' },
          { id: 'id-pads', prices: { retail: '3 200,00' }, total: '2.000' },
        ]),
      ),
    )
    expect((await client.importFile('import.xml')).lines).toEqual(['success', 'Принято: товаров 2 из 2.'])
    expect((await client.importFile('offers.xml')).lines).toEqual(['success', 'Принято: предложений 2 из 2.'])
    expect(await sold()).toEqual([
      { article: 'GDB3548', supplier: 15, price: 320_000, quantity: 2 },
      { article: 'W 712/95', supplier: 15, price: 123_450, quantity: 7 },
    ])
    expect(await productOf('W 712/95')).toMatchObject({
      title: 'Фильтр масляный двигателя',
      content: '<p>Полнопоточный.</p><ul><li>с клапаном</li></ul>',
      properties: { rezba: 'M20x1.5', shtrihkod: '4011558710507' },
      section: 'filtry',
      price: 123_450,
      barcodes: ['4011558710507'],
    })
    expect(await productOf('GDB3548')).toMatchObject({ section: 'kolodki' })
  })

  it('says which goods 1C counts in another unit than their section does', async () => {
    const answer = async (unit: string) =>
      (await bring('import.xml', catalogOf([{ ...FILTER, unit }, PADS], { classifier: CLASSIFIER }))).lines
    const litres = '<БазоваяЕдиница Код="112 " НаименованиеПолное="Литр (куб. дециметр)">л.</БазоваяЕдиница>'
    expect((await answer(litres)).join(' ')).toMatch(
      /Принято: товаров 2 из 2\. Единица в 1С другая.*: товаров 1, например «[^»]+» \(1С: л, сайт: шт\.\)/,
    )
    for (const unit of ['<БазоваяЕдиница>шт.</БазоваяЕдиница>', '<БазоваяЕдиница Код="796"/>', ''])
      expect((await answer(unit)).join(' ')).not.toContain('Единица')
  })

  it('finds the new products', async () => {
    await bringShop([FILTER], [{ id: 'id-filter', prices: { retail: '500' }, total: '1' }])
    const { body } = await gateway().post('/search/v4/part/search', { article: 'W71295', brand: 'MANN' })
    expect(JSON.stringify(body)).toContain('W 712/95')
  })

  it('takes an archive, Windows-1251, and a brand that is a property', async () => {
    const client = oneC(400)
    await client.begin('catalog')
    const archive = zipSync({
      'import.xml': inWindows1251(
        catalogOf([{ ...FILTER, brand: undefined, properties: { p2: 'Бош' }, article: '0 451 103 316' }], {
          classifier: CLASSIFIER,
        }),
      ),
      'offers.xml': inWindows1251(offersOf([{ id: 'id-filter', prices: { retail: '400' }, total: '3' }])),
    })
    await client.sendFile('catalog', 'v8_1.zip', archive)
    expect((await client.importFile('import.xml')).lines[0]).toBe('success')
    expect((await client.importFile('offers.xml')).lines[0]).toBe('success')
    expect(await sold()).toEqual([{ article: '0 451 103 316', supplier: 15, price: 40_000, quantity: 3 }])
    expect(await productOf('0 451 103 316')).toMatchObject({ brand: 'Bosch' })
  })

  it('takes prices and stocks from files of their own, and changes without the rest', async () => {
    await bring('import0_1.xml', catalogOf([FILTER, PADS]))
    const changes = { isFull: false }
    await bring('rests0_1.xml', offersOf([{ id: 'id-filter', total: '4' }], changes))
    expect(await sold()).toEqual([])
    await bring('prices0_1.xml', offersOf([{ id: 'id-filter', prices: { retail: '100' } }], changes))
    expect(await sold()).toEqual([{ article: 'W 712/95', supplier: 15, price: 10_000, quantity: 4 }])
    await bring(
      'prices0_1.xml',
      offersOf([{ id: 'id-pads', prices: { retail: '200' }, total: '1' }], changes),
    )
    await bring('rests0_1.xml', offersOf([{ id: 'id-filter', total: '0' }], changes))
    expect(await sold()).toEqual([{ article: 'GDB3548', supplier: 15, price: 20_000, quantity: 1 }])
    await bring('rests0_1.xml', offersOf([{ id: 'id-filter', total: '2' }], changes))
    expect(await sold()).toContainEqual({ article: 'W 712/95', supplier: 15, price: 10_000, quantity: 2 })
  })

  it('takes off sale what a whole list leaves out and what is deleted, and nothing else', async () => {
    const all = [
      { id: 'id-filter', prices: { retail: '100' }, total: '1' },
      { id: 'id-pads', prices: { retail: '200' }, total: '1' },
    ]
    await bringShop([FILTER, PADS], all)
    await bring('offers0_1.xml', offersOf(all.slice(0, 1)))
    expect(await sold()).toHaveLength(2)
    await bring('offers.xml', offersOf(all.slice(0, 1)))
    expect(await sold()).toMatchObject([{ article: 'W 712/95' }])
    await bring('import.xml', catalogOf([{ ...FILTER, isDeleted: true }], { isFull: false }))
    expect(await sold()).toEqual([])
    await bring('import.xml', catalogOf([FILTER], { isFull: false }))
    expect(await sold()).toMatchObject([{ article: 'W 712/95' }])
    expect((await bring('offers.xml', offersOf([]))).lines).toEqual([
      'failure',
      'В полной выгрузке нет ни одного предложения: проверьте отбор в 1С',
    ])
  })

  it('takes off sale what a whole list in several files leaves out, once it has ended', async () => {
    const offer = (id: string) => ({ id, prices: { retail: '100' }, total: '1' })
    await bringShop([FILTER, PADS], [offer('id-filter'), offer('id-pads')])
    const client = oneC()
    await client.begin('catalog', { version: '2.09' })
    await client.sendFile('catalog', 'offers0_1.xml', strToU8(offersOf([offer('id-pads')])))
    await client.importFile('offers0_1.xml')
    expect((await client.call({ type: 'catalog', mode: 'deactivate' })).lines[0]).toBe('success')
    expect((await client.send({ type: 'catalog', mode: 'complete' })).body).toBe('success')
    expect(await sold()).toMatchObject([{ article: 'GDB3548' }])
  })

  it('puts the stock of a warehouse that is called like a shop into that shop', async () => {
    await bring('import.xml', catalogOf([FILTER]))
    const stores = { s1: 'Основной склад', s2: 'магазин на советской', s3: 'Запасной' }
    const offer = { id: 'id-filter', prices: { retail: '100' }, stores: { s1: '5', s2: '2', s3: '1' } }
    await bring('offers.xml', offersOf([offer], { stores }))
    expect(await sold()).toMatchObject([
      { supplier: 15, quantity: 6 },
      { supplier: 29, quantity: 2 },
    ])
  })

  it('refuses to guess among kinds of price, and takes the only retail one', async () => {
    await bring('import.xml', catalogOf([FILTER]))
    const offer = { id: 'id-filter', prices: { a: '100', b: '150' }, total: '1' }
    await db().execute(sql`delete from exchange_terms where kind = 'price'`)
    const refused = await bring('offers.xml', offersOf([offer], { types: { a: 'Закупочная', b: 'Оптовая' } }))
    expect(refused.lines).toEqual([
      'failure',
      'В выгрузке несколько видов цен: «Закупочная», «Оптовая». Назовите нужный в ONEC_PRICE_TYPE',
    ])
    // Refused in the middle, the file has left nothing.
    expect(await selectRows(db(), sql`select id from exchange_terms where kind = 'price'`)).toEqual([])
    await bring('offers.xml', offersOf([offer], { types: { a: 'Закупочная', b: 'Розничная цена' } }))
    expect(await sold()).toMatchObject([{ price: 15_000 }])
    await db().execute(sql`delete from exchange_terms where kind = 'price'`)
  })

  it('says which goods are left out, and why', async () => {
    const goods = [
      FILTER,
      { id: 'id-1', article: 'A1', title: 'Щётка' },
      { id: 'id-2', brand: 'MANN', title: 'Хомут' },
    ]
    const said = await bring('import.xml', catalogOf(goods))
    expect(said.lines[1]).toBe(
      'Принято: товаров 1 из 3. Пропущено, первая причина: товар «Щётка», нет бренда.',
    )
    const foreign = { id: 'id-filter', prices: { retail: '10' }, currency: 'USD', total: '1' }
    const offers = await bring('offers.xml', offersOf([foreign, { id: 'id-9', total: '1' }]))
    expect(offers.lines[1]).toBe(
      'Принято: предложений 1 из 2. Предложений без товара: 1. Пропущено, первая причина: предложение id-filter, цена в валюте USD: нужна цена в рублях.',
    )
    const packed = { id: 'id-filter', prices: { retail: '1000' }, pack: '10', total: '1' }
    expect((await bring('offers.xml', offersOf([packed]))).lines[1]).toContain(
      'предложение id-filter, цена за 10 шт: нужна цена за штуку',
    )
    expect((await bring('offers.xml', offersOf([{ ...packed, pack: '1' }]))).lines[1]).toBe(
      'Принято: предложений 1 из 1.',
    )
    const [run] = await selectRows(
      db(),
      sql`select rows_read, rows_rejected, rejects from import_runs where file_name = 'import.xml' order by id desc limit 1`,
    )
    expect(run).toMatchObject({ rows_read: 3, rows_rejected: 2, rejects: [{ row: 2 }, { row: 3 }] })
  })

  it('takes pictures that are sent beside or within the archive', async () => {
    const create = { width: 40, height: 40, channels: 3, background: '#c00' } as const
    const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
    const goods = [
      { ...FILTER, pictures: ['import_files/1.jpg'] },
      { ...PADS, pictures: ['import_files/2.jpg', 'import_files/gone.jpg'] },
    ]
    const client = oneC()
    await client.begin('catalog')
    await client.sendFile('catalog', 'import_files/1.jpg', picture)
    await client.sendFile('catalog', 'a.zip', zipSync({ 'import_files/2.jpg': picture }))
    await client.sendFile('catalog', 'import.xml', strToU8(catalogOf(goods)))
    const said = await client.importFile('import.xml')
    expect(said.lines[0]).toBe('success')
    for (const article of ['W 712/95', 'GDB3548'])
      expect(await productOf(article)).toMatchObject({
        pictures: [expect.stringMatching(/^goods\/.+\.jpg$/)],
      })
  })

  it('does nothing twice when an answer was lost', async () => {
    const client = oneC()
    await client.begin('catalog')
    await client.sendFile('catalog', 'import.xml', strToU8(catalogOf([FILTER])))
    const first = await client.importFile('import.xml')
    expect(await client.importFile('import.xml')).toEqual(first)
    const [runs] = await selectRows<{ count: number }>(
      db(),
      sql`select count(*)::int as count from exchange_files where name = 'import.xml' and created_at > now() - interval '1 minute'
        group by exchange order by max(created_at) desc limit 1`,
    )
    expect(runs?.count).toBe(1)
  })

  it('keeps two exchanges at once apart', async () => {
    const [one, other] = [oneC(), oneC()]
    await Promise.all([one.begin('catalog'), other.begin('catalog')])
    await one.sendFile('catalog', 'import.xml', strToU8(catalogOf([FILTER])))
    await other.sendFile('catalog', 'import.xml', strToU8(catalogOf([PADS])))
    const said = await Promise.all([one.importFile('import.xml'), other.importFile('import.xml')])
    expect(said.map(({ lines }) => lines[1])).toEqual([
      'Принято: товаров 1 из 1.',
      'Принято: товаров 1 из 1.',
    ])
    const known = await selectRows(db(), sql`select id from exchange_goods order by id`)
    expect(known).toEqual([{ id: 'id-filter' }, { id: 'id-pads' }])
  })
})
