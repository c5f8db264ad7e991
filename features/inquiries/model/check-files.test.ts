import { expect, test } from 'vitest'
import { MIB } from '@/lib/gateway/contracts/limits'
import { filesProblem } from './check-files'

const PRICES = { label: 'Прайс-лист', kinds: 'prices', max: 2, missing: 'Приложите прайс-лист' } as const
const file = (name: string, size = 10, type = '') => ({ name, size, type })

test.each([
  [[], 'Приложите прайс-лист'],
  [[file('Прайс.XLSX')], undefined],
  [[file('a.csv'), file('b.pdf')], undefined],
  [[file('a.csv'), file('b.csv'), file('c.csv')], 'Не больше 2 файлов'],
  [[file('photo.jpg', 10, 'image/jpeg')], '«photo.jpg» не подойдёт: нужен CSV, XLS, XLSX или PDF'],
  [[file('a.csv', 0)], '«a.csv» пуст'],
  [[file('a.csv', 10 * MIB + 1)], '«a.csv» больше 10 МБ'],
])('%o: %s', (files, problem) => {
  expect(filesProblem(PRICES, files)).toBe(problem)
})

test('a photo is known by its type too', () => {
  const photos = { label: 'Фото', kinds: 'photos', max: 5 } as const
  expect(filesProblem(photos, [file('IMG_1', 10, 'image/jpeg')])).toBeUndefined()
  expect(filesProblem(photos, [file('IMG_1.heic')])).toBeUndefined()
})
