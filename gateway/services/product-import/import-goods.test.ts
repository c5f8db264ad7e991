import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { PURGE_NOTIFICATION } from '@/gateway/db/listen/purge-notification'
import { openOwnMedia } from '@/gateway/services/media/open-own-media'
import { importPriceList } from '@/gateway/services/price-import/import-price-list'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import { withFile } from '@/gateway/services/price-import/testing/price-files'
import { applySetup } from '@/gateway/services/shop-setup/apply-setup'
import { readSetupFile } from '@/gateway/services/shop-setup/setup-file'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import type { GoodsOptions } from './goods-options'
import { importGoods } from './import-goods'
import { createGoodsPictures } from './pictures/create-goods-pictures'

const SETUP = `
sections:
  - { title: Масляные фильтры, code: filtry, goods: [фильтр масл] }
filters:
  - { code: vysota, title: Высота, unit: мм, type: numeric, sections: [filtry] }
  - { code: rezba, title: Резьба, sections: [filtry] }
`
const PRICES = `Бренд;Артикул;Название;Кол-во;Цена
MANN;W 712/95;Фильтр масляный;5;500
BOSCH;0 451 103 316;Фильтр масляный;5;400
KNECHT;OC 90;Фильтр масляный;5;300
KNECHT;OC 90 OF;Фильтр масляный;5;310
`

describeOnDatabases('a file of what is known about products', (database) => {
  const db = () => database().db
  const root = mkdtempSync(path.join(tmpdir(), 'goods-'))
  const folder = path.join(root, 'pictures')
  const media = openOwnMedia({ dataDir: path.join(root, 'data') })
  const fetched: string[] = []
  const pictures = createGoodsPictures({
    media,
    folder,
    fetchPicture: async (address) => {
      fetched.push(address)
      return address.includes('gone')
        ? { reason: `${address}: сервер ответил кодом 404` }
        : { data: await png() }
    },
  })

  async function png(side = 40) {
    const create = { width: side, height: side, channels: 3, background: '#c00' } as const
    return new Uint8Array(await sharp({ create }).png().toBuffer()) as unknown as Buffer<ArrayBuffer>
  }

  beforeAll(async () => {
    await applySetup(db(), readSetupFile(SETUP))
    await withFile('list.csv', PRICES, (file) => importPriceList(db(), file, { supplier: 'Альфа' }))
    const { mkdir } = await import('node:fs/promises')
    await mkdir(folder, { recursive: true })
    writeFileSync(path.join(folder, 'oc90.png'), await png(3000))
    writeFileSync(path.join(folder, 'broken.jpg'), 'no picture')
    writeFileSync(path.join(root, 'secret.png'), await png())
    symlinkSync(path.join(root, 'secret.png'), path.join(folder, 'link.png'))
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  function load(head: string, rows: readonly string[], options: GoodsOptions = {}) {
    const text = [`Бренд;Артикул;${head}`, ...rows].join('\n')
    return withFile('goods.csv', text, (file) => importGoods(db(), file, options, pictures))
  }

  async function codeOf(article: string) {
    const [row] = await selectRows<{ code: number }>(
      db(),
      sql`select code from products where article = ${article}`,
    )
    return `00-${String(row?.code).padStart(8, '0')}`
  }

  async function productOf(article: string) {
    const gateway = await createTestGateway(db())
    const { body } = await gateway.get(`/catalog/site/v1/entity/${await codeOf(article)}`)
    return body
  }

  async function partOf(brand: string, article: string) {
    const gateway = await createTestGateway(db())
    const { body } = await gateway.post('/search/v4/part/search', { article, brand, isAnalogs: true })
    return body
  }

  it('shows texts, properties, weight and size, and lists by the values of filters', async () => {
    const report = await load('Описание;Высота, мм;Резьба;Вес, г;Размеры;Штрихкод;Цвет', [
      'MANN;W712/95;Полнопоточный. С клапаном.;93,5;M20x1.5;350;12x8x8 см;4011558710507;белый',
      'BOSCH;0451103316;;высокий;M20x1.5;;;;',
    ])
    expect(report).toMatchObject({
      rowsRead: 2,
      rowsTaken: 2,
      products: 2,
      attributes: ['Высота, мм', 'Резьба'],
      unused: ['Цвет'],
      remarks: [{ line: 3, reason: '«Высота»: «высокий» — не число' }],
    })
    const product = await productOf('W 712/95')
    expect(product.content).toBe('<p>Полнопоточный. С клапаном.</p>')
    const spec = product.spec.map(({ title, humanized }: Record<string, string>) => `${title}: ${humanized}`)
    expect(spec).toEqual(
      expect.arrayContaining([
        'Высота: 93,5\u00a0мм',
        'Резьба: M20x1.5',
        'Вес: 0,35\u00a0кг',
        'Размеры упаковки: 120 × 80 × 80 мм',
        'Штрихкод: 4011558710507',
      ]),
    )
    const gateway = await createTestGateway(db())
    const { body } = await gateway.get('/catalog/site/v2/section/filtry')
    const threads = body.filters.find(({ code }: { code: string }) => code === 'rezba')
    expect(threads).toMatchObject({ title: 'Резьба', options: [{ title: 'M20x1.5', count: 2 }] })
  })

  it('joins analogs, and finds by numbers that the shop does not sell', async () => {
    const report = await load('Аналоги', ['MANN;W712/95;"KNECHT OC 90; TOYOTA 90915-YZZD2; ерунда"'])
    expect(report).toMatchObject({ analogs: 2, remarks: [{ reason: expect.stringContaining('ерунда') }] })
    const analogs = async (brand: string, article: string) =>
      (await partOf(brand, article)).analogs.map((one: { article: string }) => one.article)
    expect(await analogs('MANN', 'W 712/95')).toEqual(['OC 90'])
    expect(await analogs('KNECHT', 'OC 90')).toEqual(['W 712/95'])
    expect(await analogs('TOYOTA', '90915YZZD2')).toEqual(['W 712/95'])
    expect((await productOf('W 712/95')).oemNumbers).toEqual([{ brand: 'Toyota', article: '90915-YZZD2' }])
    // One analog a row adds up to one list; what it no longer names is gone.
    await load('Бренд аналога;Артикул аналога', [
      'MANN;W712/95;BOSCH;0451103316',
      'MANN;W712/95;TOYOTA;90915-YZZD2',
    ])
    expect(await analogs('MANN', 'W 712/95')).toEqual(['0 451 103 316'])
    expect(await analogs('KNECHT', 'OC 90')).toEqual([])
    await load('Аналоги', ['MANN;W712/95;-'])
    expect(await analogs('MANN', 'W 712/95')).toEqual([])
    expect((await productOf('W 712/95')).oemNumbers).toEqual([])
  })

  it('leads from a number to its newer one', async () => {
    const report = await load('Заменён на', ['KNECHT;OC90;OC 90 OF', 'BOSCH;0451103316;MANN W712/95'])
    expect(report).toMatchObject({
      successors: 1,
      remarks: [{ reason: expect.stringContaining('другого бренда') }],
    })
    expect((await partOf('KNECHT', 'OC 90')).replacedBy).toMatchObject({ article: 'OC 90 OF' })
    expect((await partOf('KNECHT', 'OC 90')).analogs[0]).toMatchObject({ article: 'OC 90 OF' })
    expect((await load('Заменён на', ['KNECHT;OC90;-'])).successors).toBe(1)
    expect((await partOf('KNECHT', 'OC 90')).replacedBy).toBeNull()
  })

  it('takes no cell for a property that it has not understood, though the shop knows one called so', async () => {
    await load('Вес;Размеры упаковки;Штрихкод', ['BOSCH;0451103316;2;1x2x3 см;'])
    const report = await load('Вес;Размеры упаковки;Штрихкод', ['KNECHT;OC90;тяжёлый;большой;123'])
    expect(report).toMatchObject({ products: 0, remarks: [{}, {}, {}] })
    expect(JSON.stringify((await productOf('OC 90')).spec)).not.toMatch(/тяжёлый|большой|123/)
  })

  it('finds a product by its barcode, once', async () => {
    const report = await load('EAN', [
      'KNECHT;OC90;4009026083116, 4011558710507',
      'BOSCH;0451103316;4009026083113',
    ])
    expect(report.remarks.map(({ reason }: RejectedRow) => reason)).toEqual([
      'штрихкод «4009026083113» не принят: цифры не сходятся',
      'штрихкод 4011558710507 уже у другого товара',
    ])
    const gateway = await createTestGateway(db())
    const groups = async (article: string) =>
      (await gateway.post('/search/v3/part/group', { article })).body.items.map(
        (one: { article: string }) => one.article,
      )
    expect(await groups('4009026083116')).toEqual(['OC 90'])
    expect(await groups('4 009026 083116')).toEqual(['OC 90'])
    expect(await groups('4011558710507')).toEqual(['W 712/95'])
    expect(await groups('4009026083113')).toEqual([])
  })

  it('takes pictures from a folder and by address, each once, and says which it could not', async () => {
    const rows = [
      'KNECHT;OC90;oc90.png, https://cdn.example/a.jpg',
      'BOSCH;0451103316;https://cdn.example/gone.jpg',
      'MANN;W712/95;../secret.png',
      'MANN;W712/95;link.png',
      'MANN;W712/95;broken.jpg',
      'MANN;W712/95;http://cdn.example/a.jpg',
      'MANN;W712/95;none.png',
      'ZORAX;1;https://cdn.example/unknown.jpg',
    ]
    const dry = await load('Фото', rows, { isDryRun: true })
    expect(dry.picturesTaken).toBe(0)
    expect(fetched).toEqual([])
    const report = await load('Фото', rows)
    expect(report).toMatchObject({ picturesTaken: 2, rowsRejected: 1, products: 1 })
    expect(report.remarks.map(({ reason }) => reason)).toEqual([
      'https://cdn.example/gone.jpg: сервер ответил кодом 404',
      '../secret.png: такого имени у картинки быть не может',
      'link.png: такого файла в папке картинок нет',
      'broken.jpg: это не картинка JPEG, PNG, WebP или AVIF',
      'адрес картинки начинается с https://: http://cdn.example/a.jpg',
      'none.png: такого файла в папке картинок нет',
    ])
    const { pictureUrl } = await productOf('OC 90')
    expect(pictureUrl).toHaveLength(2)
    const stored = await media.read(pictureUrl[0])
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 2000 })
    await load('Фото', rows)
    expect(fetched.filter((address) => address.endsWith('/a.jpg'))).toHaveLength(1)
  })

  it('changes nothing the second time, and keeps what an empty cell does not name', async () => {
    const head = 'Описание;Высота;Аналоги;Заменён на;Фото;Штрихкод;Вес'
    const rows = ['KNECHT;OC90;Текст;54;BOSCH 0451103316;OC 90 OF;oc90.png;4009026083116;0,4']
    expect((await load(head, rows)).products).toBeGreaterThan(0)
    expect(await load(head, rows)).toMatchObject({
      products: 0,
      picturesTaken: 0,
      analogs: 0,
      successors: 0,
      barcodes: 0,
    })
    expect(await load(head, ['KNECHT;OC90;;55;;;;;'])).toMatchObject({ products: 1, analogs: 0 })
    expect(await productOf('OC 90')).toMatchObject({
      content: '<p>Текст</p>',
      pictureUrl: [expect.any(String)],
    })
    expect((await load(head, ['KNECHT;OC90;Иначе;;;;;;'], { isDryRun: true })).products).toBe(1)
    expect((await productOf('OC 90')).content).toBe('<p>Текст</p>')
  })

  it('announces the pages of what has changed, within the transaction', async () => {
    const heard: string[] = []
    const stop = await database().listen(PURGE_NOTIFICATION, {
      onMessage: (payload) => heard.push(payload),
      onMissed: () => undefined,
    })
    await load('Описание', ['KNECHT;OC90;Новый текст'])
    await vi.waitFor(() => expect(heard.join()).toContain(`product:`))
    await stop()
  })

  it.each([
    ['Примечание', 'только бренд и артикул, остальные не понятны: Примечание'],
    [
      'Описание',
      'Ни одна строка файла товаров не принята, первая причина: строка 2, товара ZORAX 1 в каталоге нет',
    ],
  ])('refuses a file that says nothing (%s)', async (head, message) => {
    await expect(load(head, ['ZORAX;1;текст'])).rejects.toThrow(message)
  })

  it('reports rows of parts that are not there', async () => {
    const skipped: RejectedRow[] = []
    const report = await load('Описание', ['ZORAX;1;текст', ';2;текст', 'KNECHT;;текст', 'KNECHT;OC90;Да'], {
      onSkipped: (row) => skipped.push(row),
    })
    expect(report).toMatchObject({ rowsTaken: 1, rowsRejected: 3 })
    expect(skipped.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '2: товара ZORAX 1 в каталоге нет',
      '3: нет бренда',
      '4: нет артикула',
    ])
  })
})
