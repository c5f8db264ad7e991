import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { utils, write } from '@e965/xlsx'
import { selectRows } from '@/gateway/core/database'
import { seedDemoShop } from '@/gateway/demo/seed-demo-shop'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import { withFile } from '@/gateway/services/price-import/testing/price-files'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { importApplicability, type ApplicabilityOptions } from './import-applicability'

const HEAD = ['Бренд', 'Артикул', 'Марка', 'Модель', 'Двигатель', 'Годы', 'Примечание']

describeOnDatabases('an applicability file', (database) => {
  const db = () => database().db
  let part = { id: 0, brand: '', article: '' }
  let other = part

  beforeAll(async () => {
    await seedDemoShop(db(), { products: 300 })
    const parts = await selectRows<typeof part>(
      db(),
      sql`select p.id, b.title as brand, p.article from products p join brands b on b.id = p.brand_id
        where p.vehicle_ids <> '{}' order by p.id limit 2`,
    )
    ;[part = part, other = other] = parts
  })

  function load(rows: readonly (readonly string[])[], options: ApplicabilityOptions = {}) {
    const text = [HEAD, ...rows].map((cells) => cells.join(';')).join('\n')
    return withFile('cars.csv', text, (file) => importApplicability(db(), file, options))
  }
  const row = (...cells: string[]) => [part.brand, part.article, ...cells]

  async function carsOf(id: number) {
    return selectRows<{ name: string; engine: string; id: number }>(
      db(),
      sql`select v.make || ' ' || m.title as name, v.engine, v.id from products p
        join vehicles v on v.id = any(p.vehicle_ids) join vehicle_models m on m.id = v.model_id
        where p.id = ${id} order by v.id`,
    )
  }
  const namesOf = async (id: number) => [...new Set((await carsOf(id)).map(({ name }) => name))].toSorted()

  it.each([
    [['Hyundai', 'Solaris II (HCR)', '', '', ''], ['Hyundai Solaris II (HCR)']],
    [['хендай', 'SOLARIS 2', '', '', ''], ['Hyundai Solaris II (HCR)']],
    [['HYUNDAI', 'Solaris', '', '2012', ''], ['Hyundai Solaris I (RB)']],
    [
      ['Hyundai', 'Solaris', '', '', ''],
      ['Hyundai Solaris HC', 'Hyundai Solaris I (RB)', 'Hyundai Solaris II (HCR)'],
    ],
    [['Mazda', '3 BK', '', '', ''], ['Mazda 3 BK']],
    [['Toyota', 'RAV 4 IV', '', '', ''], ['Toyota RAV4 IV (XA40)']],
    [['Mazda', 'CX-5', '', '2019', ''], ['Mazda CX-5 II (KF)']],
  ])('names by %j the cars %j', async (cells, names) => {
    const report = await load([row(...cells)])
    expect(report).toMatchObject({ rowsRead: 1, rowsTaken: 1, products: 1 })
    expect(await namesOf(part.id)).toEqual(names)
  })

  it('tells engines apart by code, litres and horsepower', async () => {
    const enginesBy = async (words: string) => {
      await load([row('Hyundai', 'Solaris I (RB)', words, '', '')])
      return [...new Set((await carsOf(part.id)).map(({ engine }) => engine))].toSorted()
    }
    expect(await enginesBy('G4FC')).toEqual(['G4FC'])
    expect(await enginesBy('G4FA, G4FC')).toEqual(['G4FA', 'G4FC'])
    expect(await enginesBy('1.6')).toEqual(['G4FC'])
    expect(await enginesBy('1,4 л 107 л.с.')).toEqual(['G4FA'])
    await load([row('Mazda', '3 BM', 'P5-VPS', '', '')])
    expect(new Set((await carsOf(part.id)).map(({ engine }) => engine))).toEqual(new Set(['P5-VPS']))
  })

  it('limits a part to the years and the words of the file, which the verdict then tells', async () => {
    const gateway = await createTestGateway(db())
    await load([row('Hyundai', 'Solaris II (HCR)', 'G4FG', '2017-2019', 'с ABS')])
    const [car] = await carsOf(part.id)
    const call = async (year?: number) => {
      const products = [{ brand: part.brand, article: part.article }]
      const { body } = await gateway.post('/tecdoc/v1/spa/fitment', { carId: car?.id, year, products })
      return body.items[0]
    }
    expect(await call(2018)).toMatchObject({ verdict: 'check', reason: expect.stringContaining('с ABS') })
    expect(await call(2021)).toMatchObject({ verdict: 'unfit', reason: expect.stringContaining('2017–2019') })
    // What one row does not limit is not limited by another.
    await load([
      row('Hyundai', 'Solaris II (HCR)', 'G4FG', '2017-2019', 'с ABS'),
      row('Hyundai', 'Solaris II (HCR)', '', '', ''),
    ])
    expect(await call(2021)).toMatchObject({ verdict: 'fits' })
    // A word that matches no car is not ignored.
    await load([row('Hyundai', 'Solaris II (HCR)', '1.6 рест.', '', '')])
    expect(await call()).toMatchObject({ verdict: 'check', reason: expect.stringContaining('рест.') })
    const { body } = await gateway.post('/catalog/site/v2/filters/search', {
      section: 'catalog',
      assistants: [String(car?.id)],
      query: { search: part.article },
    })
    expect(body.entities).toEqual([])
    await gateway.close()
  })

  it('replaces the cars of its goods and of no others, or adds to them', async () => {
    const before = await carsOf(other.id)
    await load([row('LADA', 'Vesta I', '', '', 'c ABS')])
    expect(await namesOf(part.id)).toEqual(['LADA Vesta I'])
    expect(await carsOf(other.id)).toEqual(before)
    await load([row('LADA', 'Granta I', '', '', '')], { isAdded: true })
    expect(await namesOf(part.id)).toEqual(['LADA Granta I', 'LADA Vesta I'])
    const limits = await selectRows<{ note: string }>(
      db(),
      sql`select note from fitment_limits where product_id = ${part.id}`,
    )
    expect(limits).toEqual([{ note: 'c ABS' }])
  })

  it('rejects a row with its reason, and takes the others', async () => {
    const skipped: RejectedRow[] = []
    const report = await load(
      [
        ['', part.article, 'LADA', 'Vesta', '', '', ''],
        [part.brand, '', 'LADA', 'Vesta', '', '', ''],
        [part.brand, 'NO-SUCH-PART', 'LADA', 'Vesta', '', '', ''],
        ['Небывалый бренд', part.article, 'LADA', 'Vesta', '', '', ''],
        row('', 'Vesta', '', '', ''),
        row('Тачка', 'Vesta', '', '', ''),
        row('LADA', 'Solaris', '', '', ''),
        row('LADA', '', '', '', ''),
        row('Mazda', '33', '', '', ''),
        row('Hyundai', 'Solaris II (HCR)', 'G4KD', '', ''),
        row('Hyundai', 'Solaris II (HCR)', '', '1999', ''),
        row('Hyundai', 'Solaris II (HCR)', '', '17-22', ''),
        row('Hyundai', 'Solaris II (HCR)', '', '', ''),
      ],
      { onSkipped: (rejected) => skipped.push(rejected) },
    )
    expect(report).toMatchObject({ rowsRead: 13, rowsTaken: 1, rowsRejected: 12 })
    expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'нет бренда'],
      [3, 'нет артикула'],
      [4, `товара ${part.brand} NO-SUCH-PART в каталоге нет`],
      [5, `товара Небывалый бренд ${part.article} в каталоге нет`],
      [6, 'нет марки машины'],
      [7, 'марки «Тачка» в каталоге машин нет'],
      [8, 'модели «Solaris» у LADA нет'],
      [9, 'нет модели машины'],
      [10, 'модели «33» у Mazda нет'],
      [11, 'исполнения «G4KD» у Hyundai Solaris II (HCR) нет'],
      [12, 'в эти годы Hyundai Solaris II (HCR) не выпускали'],
      [13, 'годы «17-22» не поняты'],
    ])
  })

  it('changes nothing when it is only checked, or of no use', async () => {
    const before = await carsOf(part.id)
    expect(await load([row('УАЗ', 'Patriot', '', '', '')], { isDryRun: true })).toMatchObject({
      rowsTaken: 1,
    })
    await expect(load([row('Тачка', 'Vesta', '', '', '')])).rejects.toThrow(
      /Ни одна строка файла применимости не принята, первая причина: строка 2/,
    )
    await expect(
      withFile('cars.csv', 'Бренд;Цена\nTRW;1\n', (file) => importApplicability(db(), file, {})),
    ).rejects.toThrow(/Шапка файла применимости не найдена: нужны столбцы «Бренд»/)
    expect(await carsOf(part.id)).toEqual(before)
  })

  it('is read from a workbook, also where its columns are given by number', async () => {
    const sheet = utils.aoa_to_sheet([[part.brand, part.article, 'Kia', 'Rio IV (FB)', '', 2018, 2019]])
    const book = utils.book_new(sheet, 'Применимость')
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
    const columns = { brand: 0, article: 1, make: 2, model: 3, from: 5, to: 6 }
    await withFile('cars.xlsx', bytes, (file) => importApplicability(db(), file, { columns }))
    expect(await namesOf(part.id)).toEqual(['Kia Rio IV (FB)'])
  })
})
