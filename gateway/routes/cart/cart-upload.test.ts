import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { toCsv, toWorkbook, toZip } from '@/gateway/services/price-import/testing/price-files'
import { uploadLease } from '@/gateway/services/cart-upload/upload-limits'
import { takeLease } from '@/gateway/services/limits/take-lease'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import {
  downloadCartReport,
  getCartImportMeta,
  readCart,
  uploadCart,
} from '@/lib/gateway/contracts/orders/cart'
import { buildOperationPath, GATEWAY_BASE_PATH, type ResponseOf } from '@/lib/gateway/operation'

const FILTER = ['Knecht', 'OC 90'] as const
const PADS = ['Bosch', '0986494164'] as const
const MIB = 1024 * 1024

type Failure = { message: string; errors?: { row?: number; message: string }[] }

const wide = (sign: string, count: number) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sign.repeat(count), 'utf16le')])
const NO_ROWS = 25_000

/** Tables that cost their reader time row by row and are empty. */
const EMPTY_ROWS = [
  ['lines', Buffer.from('\n'.repeat(NO_ROWS))],
  ['lines of an old Mac', Buffer.from('\r'.repeat(NO_ROWS))],
  ['lines of spaces', Buffer.from(' \r\n'.repeat(NO_ROWS))],
  ['lines of delimiters', Buffer.from(';;;\n'.repeat(NO_ROWS))],
  ['lines below a heading', Buffer.from(`Бренд;Артикул\n${'\n'.repeat(NO_ROWS)}`)],
  ['wide lines', wide('\n', NO_ROWS)],
  [
    'rows of a workbook',
    toWorkbook(
      Array.from({ length: NO_ROWS }, () => ['']),
      'xlsx',
    ),
  ],
] as const

describeWithDatabase('uploading a cart', (database) => {
  let gateway: TestGateway
  let shopper: SignedIn
  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  beforeEach(async () => {
    shopper = await signedIn(gateway)
  })
  afterAll(() => gateway.close())

  async function send(bytes: Uint8Array, name = 'cart.csv', { headers } = shopper) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    const response = await gateway.app.request(GATEWAY_BASE_PATH + buildOperationPath(uploadCart.path), {
      method: 'POST',
      headers,
      body: form,
    })
    return {
      status: response.status,
      body: (await response.json()) as ResponseOf<typeof uploadCart> & Failure,
    }
  }
  const quantities = async () =>
    Object.fromEntries(
      (await shopper.call(readCart, {})).body.products.map(({ article, quantity }) => [article, quantity]),
    )
  const report = async () => {
    const { response } = await shopper.call(downloadCartReport, {})
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="report.xlsx"')
    const book = read(Buffer.from(await response.arrayBuffer()), { cellFormula: true })
    return Object.values(book.Sheets)[0] ?? {}
  }

  const rows = [
    ['Бренд', 'Артикул', 'Количество'],
    [...FILTER, 2],
    [...PADS, 1],
  ]
  it.each([
    ['cart.csv', toCsv(rows, ';', 'windows-1251')],
    ['cart.xlsx', toWorkbook(rows, 'xlsx')],
    ['cart.xls', toWorkbook(rows, 'biff8')],
    ['cart.zip', toZip({ 'cart.xlsx': toWorkbook(rows, 'xlsx') })],
    ['without-heading.csv', toCsv(rows.slice(1), ',')],
  ])('takes what %s names', async (name, bytes) => {
    const { status, body } = await send(bytes, name)
    expect(status).toBe(200)
    expect(body.import).toMatchObject({ fileName: name, total: 2, added: 2, skipped: 0 })
    expect(body.products).toHaveLength(2)
    expect(await quantities()).toEqual({ 'OC 90': 2, '0 986 494 164': 1 })
  })

  it.each(['(OC 90)', '№OC90', 'арт. OC90', 'OC 90™', 'ОС90', 'OC\u200b90'])(
    'finds the part of a row that says %s',
    async (article) => {
      const { body } = await send(toCsv([rows[0] ?? [], ['Knecht', article, 3]], ';'))
      expect(body.import).toMatchObject({ added: 1, skipped: 0 })
      expect(await quantities()).toEqual({ 'OC 90': 3 })
    },
  )

  it('takes the good rows and says row by row why the others are not', async () => {
    const { body } = await send(
      toCsv(
        [
          rows[0] ?? [],
          [...FILTER, 1],
          ['Nobody', 'X 1', 1],
          ['', 'OC 90', 1],
          [...PADS, 'две'],
          [...FILTER, 2],
        ],
        ';',
      ),
    )
    expect(body.import.rows.map(({ row, status, message }) => [row, status, message])).toEqual([
      [2, 'added', null],
      [3, 'skipped', 'Такого товара нет в каталоге.'],
      [4, 'skipped', 'Нет бренда.'],
      [5, 'skipped', 'Количество не число.'],
      [6, 'added', null],
    ])
    expect(await quantities()).toEqual({ 'OC 90': 3 })
    expect((await send(toCsv([[...FILTER, 4]], ';'))).body.import.rows[0]?.status).toBe('changed')
    expect(await quantities()).toEqual({ 'OC 90': 4 })
  })

  it('answers 422 with the rows when none can be taken, and keeps the report', async () => {
    const { status, body } = await send(
      toCsv(
        [
          ['Nobody', '=1+1', 1],
          [...FILTER, 99_999],
        ],
        ';',
      ),
    )
    expect(status).toBe(422)
    expect(body.message).toBe('Ни одна строка файла не добавлена в корзину.')
    expect(body.errors).toEqual([
      { row: 1, message: 'Такого товара нет в каталоге.' },
      { row: 2, message: expect.stringMatching(/^В наличии только \d+\.$/) as string },
    ])
    expect(await quantities()).toEqual({})
    expect((await shopper.call(getCartImportMeta, {})).body.last?.total).toBe(2)
    const sheet = await report()
    expect(utils.sheet_to_json<string[]>(sheet, { header: 1 })[1]?.slice(1, 5)).toEqual([
      'Nobody',
      '=1+1',
      '1',
      'Пропущено',
    ])
    expect(JSON.stringify(sheet)).not.toContain('"f":')
  })

  it.each([
    ['a document', Buffer.from('%PDF-1.7 …'), 'Это документ PDF, а не таблица: нужен CSV, XLSX или XLS'],
    [
      'an empty table',
      toCsv(
        [
          ['', ''],
          ['', ''],
        ],
        ';',
      ),
      'В файле нет строк с товарами.',
    ],
    ['only a heading', toCsv([['Бренд', 'Артикул', 'Количество']], ';'), 'В файле нет строк с товарами.'],
    [
      'ten thousand rows',
      toCsv(
        Array.from({ length: 10_000 }, (_, at) => ['Knecht', `X${at}`, 1]),
        ';',
      ),
      'В файле больше 1000 строк с товарами. Разделите его и загрузите по частям.',
    ],
    [
      'a zip bomb',
      toZip({ 'cart.csv': new Uint8Array(64 * MIB) }),
      'Файл «cart.csv» в архиве распаковывается в слишком большой: похоже на zip-бомбу',
    ],
  ])('refuses %s with a clear message', async (_, bytes, message) => {
    const { status, body } = await send(bytes)
    expect([status, body.message, body.errors?.[0]?.message]).toEqual([422, message, message])
  })

  it.each(EMPTY_ROWS)('refuses a table of empty %s', async (_, bytes) => {
    const { status, body } = await send(bytes)
    expect([status, body.message]).toEqual([
      422,
      'В файле слишком много пустых строк. Удалите их и загрузите файл снова.',
    ])
  })

  it('takes the last row of a sheet that is empty above it', async () => {
    const rows = [...Array.from({ length: 5000 }, () => ['']), [...FILTER, 1]]
    expect((await send(toWorkbook(rows, 'xlsx'), 'cart.xlsx')).status).toBe(200)
  })

  it('outlives small files of endless markup, and four of them at once', async () => {
    const nested = new TextEncoder().encode('<a>'.repeat(5_400_000))
    const book = toZip({ 'xl/workbook.xml': nested })
    expect(book.length).toBeLessThan(20_000)
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => signedIn(gateway)))
    const responses = await Promise.all(shoppers.map((one) => send(book, 'cart.xlsx', one)))
    expect(responses.map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 4 }, () => [422, 'Файл повреждён: его разметка вложена слишком глубоко']),
    )
  })

  it('takes one file of a shopper at a time, and the next one after it', async () => {
    const bytes = toCsv([[...FILTER, 1]], ';')
    const other = await signedIn(gateway)
    const together = await Promise.all([send(bytes), send(bytes), send(bytes, 'cart.csv', other)])
    const refused = together.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'Предыдущий файл ещё загружается. Дождитесь его и повторите.'],
    ])
    expect((await send(bytes)).status).toBe(200)
  })

  it('waits for the file that another machine reads for the same shopper', async () => {
    const bytes = toCsv([[...FILTER, 1]], ';')
    const end = await takeLease({ db: database().db, now: () => new Date() }, uploadLease(shopper.user.id))
    expect((await send(bytes)).status).toBe(409)
    await end?.()
    expect((await send(bytes)).status).toBe(200)
  })

  it('refuses a file without bytes and a form without a file', async () => {
    expect((await send(new Uint8Array(0))).status).toBe(422)
    const response = await gateway.app.request(GATEWAY_BASE_PATH + uploadCart.path, {
      method: 'POST',
      headers: shopper.headers,
      body: new FormData(),
    })
    expect(response.status).toBe(422)
  })

  it('shows nobody else’s report', async () => {
    const { body } = await send(toCsv([[...FILTER, 1]], ';'))
    const other = await signedIn(gateway)
    expect((await other.call(downloadCartReport, { query: { id: body.import.id } })).status).toBe(404)
    expect((await other.call(downloadCartReport, {})).status).toBe(404)
  })
})
