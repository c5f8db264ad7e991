import { describe, expect, it } from 'vitest'
import { useImportShop } from '@/gateway/services/price-import/testing/use-import-shop'
import { toSheets } from '@/gateway/services/price-import/testing/price-files'
import { describeWithDatabase } from '@/gateway/test-support/databases'

// Each test loads several lists, on a busy machine too.
const HEAD = ['Бренд', 'Артикул', 'Наименование', 'Остаток', 'Цена']

describeWithDatabase('a workbook of several sheets', (database) => {
  const { importBytes, offersOf } = useImportShop(database)

  describe.each(['xlsx', 'biff8', 'xlml'] as const)('of three sheets (%s)', (type) => {
    const book = toSheets(
      {
        Масла: [HEAD, ['Zorax', '1', 'Масло', 1, 100], ['Zorax', '9', 'Масло', 1, 900]],
        Контакты: [['Склад: Тверь'], ['Телефон', '+7 000'], ['Почта', 'a@example.com']],
        Шины: [
          ['Артикул', 'Цена', 'Бренд', 'Наличие'],
          ['2', 200, 'Zorax', 2],
          ['9', 800, 'Zorax', 2],
        ],
        'Шины 2': [['3', 300, 'Zorax', 3]],
      },
      type,
    )

    it('is read from all that hold goods, each by its own head', async () => {
      const skipped: string[] = []
      const { report, offers } = await offersOf(book, { onSkipped: ({ reason }) => skipped.push(reason) })
      expect(offers).toEqual(['Zorax 1 100 1 1', 'Zorax 2 200 2 1', 'Zorax 3 300 3 1', 'Zorax 9 800 2 1'])
      expect(report).toMatchObject({ rowsRead: 5, rowsDuplicate: 1, skippedSheets: ['Контакты'] })
      expect(report.sheets.map(({ name }) => name)).toEqual(['Масла', 'Шины', 'Шины 2'])
      expect(skipped).toEqual(['повтор: взята строка 3 листа «Шины», она выгоднее'])
    })

    it('is read from the named one', async () => {
      expect((await offersOf(book, { sheets: ['масла'] })).offers).toEqual([
        'Zorax 1 100 1 1',
        'Zorax 9 900 1 1',
      ])
      await expect(importBytes(book, { sheets: ['Диски'] })).rejects.toThrow(
        /Листа «Диски» в файле нет, есть: «Масла», «Контакты», «Шины», «Шины 2»/,
      )
    })
  })

  it('is refused when one of its sheets of goods lacks a column', async () => {
    const book = toSheets(
      {
        Масла: [HEAD, ['Zorax', '1', 'Масло', 1, 100]],
        Шины: [
          ['Артикул', 'Цена'],
          ['2', 200],
        ],
      },
      'xlsx',
    )
    await expect(importBytes(book)).rejects.toThrow(/Лист «Шины»\. .*«бренд».*--sheet ИМЯ/)
  })
})
