import { describe, expect, it } from 'vitest'
import { rowsOf, toWorkbook } from '@/gateway/services/price-import/testing/price-files'
import { createMergedCells } from './merged-cells'

const LIST = [
  ['Бренд', 'Артикул', 'Остаток', null, 'Цена'],
  [null, null, 'Тверь', 'Пермь', null],
  ['Zorax', 'A1', 1, 2, 100],
  [null, 'A2', 3, 4, null],
  [null, 'A3', 5, 6, 300],
]
const MERGED = ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2', 'A3:A5', 'E3:E4']

describe('merged cells', () => {
  it.each(['xlsx', 'biff8', 'xlml', 'ods', 'html'] as const)(
    'of %s give their value to all their rows',
    async (type) => {
      const rows = await rowsOf('p', toWorkbook(LIST, type, { merged: MERGED }))
      expect(rows.map(({ cells }) => cells)).toEqual([
        ['Бренд', 'Артикул', 'Остаток', '', 'Цена'],
        ['Бренд', 'Артикул', 'Тверь', 'Пермь', 'Цена'],
        ['Zorax', 'A1', '1', '2', '100'],
        ['Zorax', 'A2', '3', '4', '100'],
        ['Zorax', 'A3', '5', '6', '300'],
      ])
      expect(rows[0]?.spans).toEqual([[2, 3]])
      expect(rows[2]?.spans).toEqual([])
    },
  )

  it('leave what stands in a row of its own', () => {
    const merged = createMergedCells()
    merged.add({ top: 1, left: 0, bottom: 3, right: 0 })
    expect(merged.fill({ line: 1, cells: ['Zorax'] }).cells).toEqual(['Zorax'])
    expect(merged.fill({ line: 2, cells: ['Bosch', 'A'] }).cells).toEqual(['Bosch', 'A'])
    expect(merged.fill({ line: 3, cells: [] }).cells).toEqual(['Zorax'])
    expect(merged.fill({ line: 4, cells: ['', 'B'] }).cells).toEqual(['', 'B'])
  })

  it('that begin in a row which the book leaves out give nothing', () => {
    const merged = createMergedCells()
    merged.add({ top: 1, left: 0, bottom: 3, right: 0 })
    expect(merged.fill({ line: 2, cells: ['', 'A'] }).cells).toEqual(['', 'A'])
  })
})
