import { expect, it } from 'vitest'
import { toPaymentMarks } from '@/gateway/services/checkout/payment-marks'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

const called = (title: string, description: string | null = null, code = 'payment') => ({
  code,
  title,
  description,
})

it.each([
  [[], []],
  [
    [called('Картой онлайн'), called('Наличными при получении')],
    ['Мир', 'Карта', 'Наличные'],
  ],
  [[called('Картой или СБП онлайн')], ['Мир', 'Карта', 'СБП']],
  [[called('Онлайн', 'Система быстрых платежей')], ['СБП']],
  [[called('Подарочной картойкой')], []],
  [[called('По счёту', null, BILL_CODE)], ['Счёт для организаций']],
])('the ways to pay %j have the marks %j', (payments, marks) => {
  expect(toPaymentMarks(payments)).toEqual(marks)
})
