import { read, utils } from '@e965/xlsx'
import { expect, it } from 'vitest'
import { type Table, writeCsv, writeXlsx } from './write-table'

const TABLE: Table = [
  ['Дата', 'Сумма', 'Заметка'],
  ['22.11.2026', 1234.5, 'масло; «фильтр» & "прокладка" <1>'],
  ['23.11.2026', null, '=1+1'],
  ['24.11.2026', 0, 'две\nстроки'],
]

it('a workbook is read by a spreadsheet as it was written, formulas as texts', () => {
  const book = read(writeXlsx(TABLE, 'Расходы & прочее'))
  expect(book.SheetNames).toEqual(['Расходы & прочее'])
  const sheet = book.Sheets['Расходы & прочее']
  expect(sheet && utils.sheet_to_json(sheet, { header: 1, defval: null })).toEqual(TABLE)
})

it('a sign that no workbook may hold is left out', () => {
  const book = read(writeXlsx([['а\u0000б\u0008в']], 'Л'))
  expect(book.Sheets.Л?.A1?.v).toBe('абв')
})

it.each(['=1', '+1', '-1', '@1', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
  'a CSV has no formula: %j',
  (note) => {
    expect(writeCsv([[note]])).toMatch(/^\uFEFF"?'/)
  },
)

it('a CSV is for a spreadsheet in Russian', () => {
  expect(writeCsv(TABLE)).toBe(
    '\uFEFFДата;Сумма;Заметка\r\n22.11.2026;1234,5;"масло; «фильтр» & ""прокладка"" <1>"\r\n' +
      '23.11.2026;;\'=1+1\r\n24.11.2026;0;"две\nстроки"\r\n',
  )
})
