import { expect, it } from 'vitest'
import { readCurrency, readCurrencyCell, readDeclaredCurrency } from './currency'

it.each([
  ['Цена, USD', 'USD'],
  ['Цена ($)', 'USD'],
  ['Цена, у.е.', 'УЕ'],
  ['Price EUR', 'EUR'],
  ['Ціна, грн', 'UAH'],
  ['Цена, тг', 'KZT'],
  ['Цена, бел.руб.', 'BYN'],
  ['Цена, р. с НДС', 'RUB'],
  ['Цена, руб. (курс USD)', 'RUB'],
  ['Цена ¥', '¥'],
  ['Цена', undefined],
  ['Цена европейская', undefined],
  ['Наименование', undefined],
])('the title %j names %s', (title, code) => {
  expect(readCurrency(title)).toBe(code)
})

it.each([
  ['usd', 'USD'],
  ['руб.', 'RUB'],
  ['643', 'RUB'],
  ['CHF', 'CHF'],
  ['', undefined],
  ['-', undefined],
  ['constructor', undefined],
])('the cell %j names %s', (text, code) => {
  expect(readCurrencyCell(text)).toBe(code)
})

it.each([
  ['Цены указаны в долларах США', 'USD'],
  ['Валюта: EUR', 'EUR'],
  ['Прайс-лист ООО «Доллар Авто»', undefined],
  ['Курс доллара к цене 92,5', undefined],
])('the line %j gives all prices %s', (line, code) => {
  expect(readDeclaredCurrency(line)).toBe(code)
})
