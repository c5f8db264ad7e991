import { expect, it } from 'vitest'
import { fileProblem } from './file-problem'

it.each([
  ['a spreadsheet', { name: 'Заказ.XLSX', size: 10 }, undefined],
  ['a list', { name: 'order.csv', size: 10 }, undefined],
  ['another kind of file', { name: 'order.pdf', size: 10 }, 'Подойдёт файл XLSX или CSV.'],
  ['an archive that says it holds one', { name: 'order.xlsx.zip', size: 10 }, 'Подойдёт файл XLSX или CSV.'],
  ['an empty file', { name: 'order.csv', size: 0 }, 'Файл пуст.'],
  ['a big file', { name: 'order.csv', size: 5 * 1_048_576 + 1 }, 'Файл больше 5 МБ.'],
])('%s', (_, file, problem) => {
  expect(fileProblem(file)).toBe(problem)
})

it('keeps to the limit that the gateway names', () => {
  expect(fileProblem({ name: 'order.csv', size: 2_000_000 }, { maxBytes: 1_048_576 })).toBe(
    'Файл больше 1 МБ.',
  )
})
