import { expect, test } from 'vitest'
import { formatDeliveryPrice } from './format-delivery-price'

test.each<[number | null, boolean, string]>([
  [299, false, '299\u00a0₽'],
  [0, false, 'Бесплатно'],
  [0, true, 'По договорённости'],
  [null, false, 'Зависит от адреса'],
])('%s rubles, agreed by phone: %s', (rubles, isAgreed, words) => {
  expect(formatDeliveryPrice(rubles, isAgreed)).toBe(words)
})
