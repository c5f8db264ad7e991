import { expect, test } from 'vitest'
import { fitDescription, MAX_DESCRIPTION_LENGTH } from './fit-description'

const LONG =
  'Арус продаёт запчасти, шины, масла и всё, что нужно автомобилю от первого техобслуживания до ремонта. Часть товаров лежит на нашем складе и в магазинах, остальное привозят поставщики.'

test.each([
  ['Адреса и часы работы.', '', 'Адреса и часы работы.'],
  ['Кто мы', '', 'Кто мы.'],
  ['', '', ''],
  ['Адреса и\n  часы работы.', ' Страница 2.', 'Адреса и часы работы. Страница 2.'],
  [
    LONG,
    '',
    'Арус продаёт запчасти, шины, масла и всё, что нужно автомобилю от первого техобслуживания до ремонта.',
  ],
  [
    'Магазин в Москве, г. Зеленоград. Открыт каждый день.',
    '',
    'Магазин в Москве, г. Зеленоград. Открыт каждый день.',
  ],
  ['Скидки на масла, фильтры и…', '', 'Скидки на масла, фильтры и.'],
])('«%s» with «%s» is «%s»', (text, suffix, description) => {
  expect(fitDescription(text, suffix)).toBe(description)
})

test.each([
  ['a sentence of many clauses', `Подбор ${'по номеру, по марке и по названию, '.repeat(8)}и по VIN`],
  ['a sentence without clauses', 'очень длинное описание '.repeat(20)],
  ['one endless word', 'x'.repeat(400)],
  ['sentences', 'Привезём завтра. '.repeat(30)],
])('%s is cut to whole words within what is shown', (_, text) => {
  const description = fitDescription(text, ' Страница 12.')
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH)
  expect(description).toMatch(/[^\s,;:—…]\. Страница 12\.$/)
  const last =
    description
      .replace(/\. Страница 12\.$/, '')
      .split(' ')
      .at(-1) ?? ''
  expect(
    `${text} `.includes(`${last} `) ||
      text.includes(`${last},`) ||
      text.includes(`${last}.`) ||
      !text.includes(' '),
  ).toBe(true)
})
