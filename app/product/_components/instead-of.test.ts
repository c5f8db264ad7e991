import { expect, test } from 'vitest'
import { insteadOf } from './instead-of'

const breadcrumb = [
  { code: 'masla', title: 'Масла' },
  { code: 'motornye-masla', title: 'Моторные масла' },
]

test.each([
  [{ analogs: 2, similar: 3, breadcrumb }, 'Посмотреть аналоги', '#analogs'],
  [{ analogs: 0, similar: 3, breadcrumb }, 'Похожие товары', '#similar'],
  [{ analogs: 0, similar: 0, breadcrumb }, 'Моторные масла', '/catalog/motornye-masla'],
  [{ analogs: 0, similar: 0, breadcrumb: [] }, 'Открыть каталог', '/catalog'],
])('a part without offers and with %o leads to «%s»', (sources, title, href) => {
  expect(insteadOf(sources)).toEqual({ title, href })
})
