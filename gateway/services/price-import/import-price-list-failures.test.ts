import { describe, expect, it } from 'vitest'
import type { ImportOptions } from '@/gateway/services/price-import/import-price-list'
import { useImportShop } from '@/gateway/services/price-import/testing/use-import-shop'
import { toCsv, toWorkbook } from '@/gateway/services/price-import/testing/price-files'
import { describeOnDatabases } from '@/gateway/test-support/databases'

// Each stopped import writes thousands of goods first.
const HEADER = ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена']

describeOnDatabases('importing a price list that fails', (database) => {
  const { importBytes, fingerprint } = useImportShop(database)

  describe('changes nothing', () => {
    const good = [HEADER, ['Zorax', '1', 'А', 1, 300]]
    const rows = Array.from({ length: 5000 }, (_, at) => ['Zorax', `A${at}`, 'Имя', 1, at + 1])
    const book = toWorkbook([HEADER, ...rows], 'xlsx')
    // More than one batch of the import.
    const shorter = toWorkbook([HEADER, ...rows.slice(0, 2500)], 'xlsx')
    const broken = Buffer.from(book)
    broken.fill(0x55, Math.floor(book.length / 2), Math.floor(book.length / 2) + 500)

    const endless = Buffer.concat([toCsv([HEADER, ...rows], ';'), Buffer.alloc(2_000_000, 'x')])

    it.each([
      ['when the book breaks in the middle', broken, {}, /повреждены/],
      ['when a line far below has no end', endless, {}, /строка длиннее/],
      [
        'when no row is of use',
        toCsv([HEADER, ['Zorax', '1', 'А', 1, 'x']], ';'),
        {},
        /Ни одна строка .* строка 2, цена не число/,
      ],
      ['when there is only a header', toCsv([HEADER], ';'), {}, /Ни одна строка/],
      [
        'when there is no header',
        toCsv(
          [
            ['a', 'b', 'c'],
            ['d', 'e', 'f'],
          ],
          ';',
        ),
        {},
        /Шапка .* не найдена/,
      ],
      [
        'when the brand is nowhere',
        toCsv(
          [
            ['Артикул', 'Цена'],
            ['1', 2],
          ],
          ';',
        ),
        {},
        /«бренд».*--brand/,
      ],
      ['when the file is empty', Buffer.alloc(0), {}, /Файл пуст/],
      ['when the file is blank', Buffer.from('\n \n;;\n'), {}, /нет строк/],
      ['when the supplier is unknown', toCsv(good, ';'), { supplier: 777 }, /Поставщика с номером 777 нет/],
      [
        'when columns are outside of the file',
        toCsv(good, ';'),
        { columns: { price: 99 } },
        /Ни одна строка/,
      ],
    ] satisfies [string, Uint8Array, Partial<ImportOptions>, RegExp][])(
      '%s',
      async (_, bytes, options, message) => {
        const before = await fingerprint()
        await expect(importBytes(bytes, options)).rejects.toThrow(message)
        expect(await fingerprint()).toEqual(before)
      },
    )

    it('in a dry run, which counts all the same', async () => {
      const before = await fingerprint()
      const report = await importBytes(toCsv(good, ';'), { isDryRun: true })
      expect(report).toMatchObject({ rowsTaken: 1, productsCreated: 1, newBrands: ['Zorax'] })
      expect(await fingerprint()).toEqual(before)
    })

    it.each(['reading', 'products', 'offers', 'catalog'] as const)('when stopped while %s', async (phase) => {
      const before = await fingerprint()
      const stop = new AbortController()
      const onProgress = (now: string) => {
        if (now === phase) stop.abort(new Error('stopped'))
      }
      const importing = importBytes(shorter, { signal: stop.signal, onProgress })
      await expect(importing).rejects.toThrow('stopped')
      expect(await fingerprint()).toEqual(before)
    })

    it('when a signal arrives while the database is at work', async () => {
      const before = await fingerprint()
      const stop = new AbortController()
      const onProgress = (now: string) => {
        if (now === 'products') setImmediate(() => stop.abort(new Error('stopped')))
      }
      await expect(importBytes(shorter, { signal: stop.signal, onProgress })).rejects.toThrow('stopped')
      expect(await fingerprint()).toEqual(before)
    })
  })
})
