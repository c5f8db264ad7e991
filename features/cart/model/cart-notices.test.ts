import { expect, it } from 'vitest'
import type { CartEvent } from '@/stores/cart/cart-events'
import { summaryText, toNotice } from './cart-notices'

const summary = { count: 3, total: 1234 }
const counted = 'В корзине 3 товара на сумму 1\u00a0234\u00a0₽'
const later = 'Сервис временно недоступен. Попробуйте позже.'

function refused(
  action: 'add' | 'change' | 'remove',
  code: number | null,
  message: string | null,
): CartEvent {
  return { kind: 'refused', action, refusals: [{ code, message }] }
}

it.each<[string, CartEvent, unknown]>([
  [
    'an addition',
    { kind: 'added', summary },
    { kind: 'ok', title: 'Товар добавлен в корзину', text: counted },
  ],
  [
    'a changed quantity',
    { kind: 'changed', what: 'quantity', summary },
    { kind: 'ok', title: 'Количество товара изменено', text: counted },
  ],
  [
    'a postponed line',
    { kind: 'changed', what: 'postponed', summary },
    { kind: 'ok', title: 'Отложено', text: counted },
  ],
  [
    'a line that is in the order again',
    { kind: 'changed', what: 'returned', summary },
    { kind: 'ok', title: 'Возвращено в заказ', text: counted },
  ],
  [
    'fewer pieces than wanted',
    { kind: 'limited', quantity: 4 },
    { kind: 'warning', title: 'Больше нет в наличии', text: 'Есть только 4, все они уже в корзине' },
  ],
  ['a removal, which the page shows', { kind: 'removed', lines: [] }, undefined],
  [
    'goods gone from stock',
    refused('add', 11550, 'Нет в наличии'),
    { kind: 'warning', title: 'Предупреждение', text: 'Извините, данного товара уже нет в наличии.' },
  ],
  [
    'any other violation of an addition',
    refused('add', 11551, 'В наличии только 2 шт.'),
    { kind: 'error', title: 'Ошибка', text: later },
  ],
  ['a failed addition', refused('add', null, null), { kind: 'error', title: 'Ошибка', text: later }],
  [
    'a change that the gateway has words for',
    refused('change', 11551, 'В наличии только 2 шт.'),
    { kind: 'error', title: 'Ошибка', text: 'В наличии только 2 шт.' },
  ],
  ['a failed removal', refused('remove', null, null), { kind: 'error', title: 'Ошибка', text: later }],
])('%s', (_, event, notice) => {
  expect(toNotice(event)).toEqual(notice)
})

it.each([
  [1, 'В корзине 1 товар на сумму 10\u00a0₽'],
  [5, 'В корзине 5 товаров на сумму 10\u00a0₽'],
  [0, 'В заказе нет товаров'],
])('%i is counted in Russian', (count, text) => {
  expect(summaryText({ count, total: 10 })).toBe(text)
})
