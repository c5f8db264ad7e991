import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { placeProducts } from '@/gateway/services/section-rules/place-products'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf } from '@/gateway/test-support/test-shop'
import { editDeskProduct, listDeskProperties, undoDeskChange } from '@/lib/gateway/contracts/desk/goods'
import { CODE, useGoodsDesk } from './testing/use-goods-desk'

describeWithDatabase('what the desk writes about a product', (database) => {
  const { db, rows, gateway, manager, read, hide, found, load } = useGoodsDesk(database)

  it('has a title, a section and a text of the staff, above files until they are put back', async () => {
    const shop = await createTestGateway(db())
    const entity = async () => (await shop.get(`/catalog/site/v1/entity/${CODE}`)).body
    const edit = (fields: object, version: number) =>
      manager().call(editDeskProduct, { body: { code: CODE, version, ...fields } })
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
      return manager().call(editDeskProduct, { body: { code: CODE, version, properties: requested } })
    }
    const { properties } = (await manager().call(listDeskProperties, { body: { code: CODE } })).body
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
    const undone = await manager().call(undoDeskChange, {
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
      manager().call(editDeskProduct, {
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
    const stored = vi.spyOn(gateway().deps.files, 'put')
    const add = async (content: BlobPart, version: number, by = manager()) => {
      const form = new FormData()
      form.set('code', CODE)
      form.set('version', String(version))
      form.set('picture', new File([content], 'a.jpg', { type: 'image/jpeg' }))
      const response = await gateway().app.request('/gw/desk/v1/product/picture', {
        method: 'POST',
        headers: by.headers,
        body: form,
      })
      return { status: response.status, body: await response.json() }
    }
    const arrange = (pictures: string[] | null, version: number) =>
      manager().call(editDeskProduct, { body: { code: CODE, version, pictures } })
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
    const buyer = await signedIn(gateway())
    expect((await add(png, 0, buyer)).status).toBe(403)

    const first = (await add(png, 0)).body
    const added = first.pictures[1]
    expect(first).toMatchObject({
      pictures: ['goods/file.jpg', expect.stringMatching(/^goods\/..\/.+\.jpg$/)],
      overrides: [{ field: 'pictures', author: 'Мария Зуева' }],
      log: [{ field: 'pictures', before: 'как в файле', after: 'фотографий: 2' }],
    })
    const drawn = await gateway().deps.files.open('media', added)
    const { width, format } = await sharp(await drawn?.arrayBuffer()).metadata()
    expect([width, format]).toEqual([2000, 'jpeg'])
    expect((await add(png, 0)).status).toBe(409)
    const orphan = await stored.mock.results[1]?.value
    expect(await gateway().deps.files.open('media', orphan)).toBeUndefined()

    const turned = (await arrange([added, 'goods/file.jpg'], first.version)).body
    expect(turned).toMatchObject({ pictureUrl: added, pictures: [added, 'goods/file.jpg'] })
    expect((await arrange(['goods/other.jpg'], turned.version)).status).toBe(409)
    const none = (await arrange([], turned.version)).body
    expect(none).toMatchObject({ pictures: [], log: [{ after: 'без фотографий' }, {}, {}] })
    await load({ Фото: 'new.jpg' })
    expect((await read()).pictures).toEqual([])
    const undone = await manager().call(undoDeskChange, {
      body: { code: CODE, version: none.version, changeId: none.version },
    })
    expect(undone.body.pictures).toEqual([added, 'goods/file.jpg'])
    expect((await arrange(null, undone.body.version)).body).toMatchObject({
      pictures: ['goods/new.jpg'],
      overrides: [],
    })
  })
})
