import { expect, test } from 'vitest'
import { formatDeliveryPrice } from './format-delivery-price'

test.each([
  [299, false, '299\u00a0₽'],
  [0, false, 'Бесплатно'],
  [0, true, 'По договорённости'],
])('%d rubles, agreed by phone: %s', (rubles, isAgreed, words) => {
  expect(formatDeliveryPrice(rubles, isAgreed)).toBe(words)
})
