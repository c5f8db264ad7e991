import { expect, it } from 'vitest'
import type { ReceiptLine } from '@/gateway/core/ports/receipt'
import { toAmount, toReceipt } from '@/gateway/services/payments/yookassa/to-receipt'

const LINE: ReceiptLine = {
  key: '1',
  title: 'Knecht OC 90 Фильтр масляный',
  quantity: 3,
  unit: 'шт.',
  sumKopecks: 120_000,
  vatPercent: 22,
  subject: 'commodity',
  method: 'full_prepayment',
}

const itemsOf = (line: Partial<ReceiptLine>) =>
  toReceipt({ contact: {}, lines: [{ ...LINE, ...line }] }).items.map(({ quantity, amount }) => [
    quantity,
    amount.value,
  ])

it.each([
  [1, '0.01'],
  [100, '1.00'],
  [123_456_789, '1234567.89'],
])('writes %d kopecks as %s', (kopecks, value) => {
  expect(toAmount(kopecks)).toEqual({ value, currency: 'RUB' })
})

it.each([
  [3, 120_000, [['3', '400.00']]],
  [
    3,
    10_000,
    [
      ['2', '33.33'],
      ['1', '33.34'],
    ],
  ],
  [
    7,
    699,
    [
      ['1', '0.99'],
      ['6', '1.00'],
    ],
  ],
  [1, 1, [['1', '0.01']]],
  [5, 3, [['1', '0.03']]],
] as const)('splits %d pieces for %d kopecks so that prices give the sum', (quantity, sumKopecks, items) => {
  const written = itemsOf({ quantity, sumKopecks })
  expect(written).toEqual(items)
  const sum = written.reduce(
    (total, [pieces = '', price = '']) => total + Number(pieces) * Math.round(Number(price) * 100),
    0,
  )
  expect(sum).toBe(sumKopecks)
})

it.each([
  [null, 1],
  [0, 2],
  [5, 7],
  [7, 8],
  [10, 3],
  [20, 4],
  [22, 11],
])('knows the number of the rate %s', (vatPercent, code) => {
  expect(toReceipt({ contact: {}, lines: [{ ...LINE, vatPercent }] }).items[0]?.vat_code).toBe(code)
})

it('writes no receipt with a rate that does not exist', () => {
  expect(() => toReceipt({ contact: {}, lines: [{ ...LINE, vatPercent: 21 }] })).toThrow('21 %')
})

it('says what is bought, how it is counted and paid, and to whom the receipt goes', () => {
  const delivery: ReceiptLine = { ...LINE, title: 'Д'.repeat(200), unit: 'л', subject: 'service' }
  const { customer, items } = toReceipt({
    contact: { email: 'a@b.example', phone: '79000000001' },
    lines: [LINE, delivery],
  })
  expect(customer).toEqual({ email: 'a@b.example', phone: '79000000001' })
  expect(items).toMatchObject([
    {
      description: LINE.title,
      measure: 'piece',
      payment_subject: 'commodity',
      payment_mode: 'full_prepayment',
    },
    { description: 'Д'.repeat(128), measure: 'liter', payment_subject: 'service' },
  ])
})
