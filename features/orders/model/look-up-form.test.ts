import { expect, test } from 'vitest'
import { lookUpForm } from './look-up-form'

const PHONE = '79000000001'

test.each(['1000004', ' №1000004 ', '№ 1000004', '#1000004', 'Заказ 1000004', 'заказ № 1000004'])(
  '«%s» is the order 1000004',
  (orderNumber) => {
    expect(lookUpForm.parse({ orderNumber, phone: PHONE }).orderNumber).toBe('1000004')
  },
)

test('a number of letters stays, and a sign alone is no number', () => {
  expect(lookUpForm.parse({ orderNumber: 'АС-17', phone: PHONE }).orderNumber).toBe('АС-17')
  expect(lookUpForm.safeParse({ orderNumber: ' № ', phone: PHONE }).success).toBe(false)
})
