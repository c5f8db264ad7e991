import { expect, it } from 'vitest'
import { toMissedQuery } from './to-missed-query'

it.each([
  ['  Щётки   Стеклоочистителя ', 'щетки стеклоочистителя'],
  ['OC 90', 'oc 90'],
  ['0986452041', '0986452041'],
  ['90915-10001', '90915-10001'],
  ['4047025102030', '4047025102030'],
  ['масло ivan@mail.ru', 'масло [почта]'],
  ['колодки 8 (912) 345-67-89', 'колодки [телефон]'],
  ['колодки +79123456789', 'колодки [телефон]'],
  ['фильтр 9123456789', 'фильтр [телефон]'],
  ['диск XTA210990Y1234567', 'диск [vin]'],
  ['диск А123ВС 77', 'диск [госномер]'],
  ['=HYPERLINK("x")', '=hyperlink("x")'],
])('counts «%s» as «%s»', (typed, expected) => {
  expect(toMissedQuery(typed)).toBe(expected)
})

it.each([
  '',
  ' - ',
  'я',
  '+7 912 345-67-89',
  'ivan@mail.ru',
  'XTA210990Y1234567',
  'ХТА 21099-0Y 1234567',
  'а123вс777',
  'слово '.repeat(20),
])('leaves «%s» out', (typed) => {
  expect(toMissedQuery(typed)).toBeUndefined()
})
