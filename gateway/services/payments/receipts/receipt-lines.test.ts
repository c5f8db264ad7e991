import { describe, expect, it } from 'vitest'
import type { ReceiptLine } from '@/gateway/core/ports/receipt'
import {
  addLines,
  advanceByKey,
  linesBeyond,
  linesLeft,
  linesToReturn,
  returnedByReceipt,
} from '@/gateway/services/payments/receipts/receipt-lines'

function line(key: string, sumKopecks: number, quantity = 1): ReceiptLine {
  return {
    key,
    title: key,
    quantity,
    unit: 'шт.',
    sumKopecks,
    vatPercent: 22,
    subject: 'commodity',
    method: 'full_prepayment',
  }
}
const sumsOf = (lines: readonly ReceiptLine[] | undefined) =>
  lines?.map(({ key, sumKopecks, quantity }) => [key, sumKopecks, quantity])

describe('linesBeyond', () => {
  it.each([
    [
      'all of a purchase',
      [line('a', 300, 3), line('b', 100)],
      [],
      400,
      [
        ['a', 300, 3],
        ['b', 100, 1],
      ],
    ],
    [
      'a purchase that a gift card pays in part',
      [line('a', 300, 3), line('b', 100)],
      [],
      200,
      [
        ['a', 150, 3],
        ['b', 50, 1],
      ],
    ],
    [
      'a kopeck that does not divide',
      [line('a', 100), line('b', 100), line('c', 100)],
      [],
      100,
      [
        ['a', 34, 1],
        ['b', 33, 1],
        ['c', 33, 1],
      ],
    ],
    [
      'a line that was taken back',
      [line('a', 300, 3), line('b', 100)],
      [line('a', 300, 3)],
      100,
      [['b', 100, 1]],
    ],
    ['pieces of a line', [line('a', 300, 3)], [line('a', 200, 2)], 100, [['a', 100, 1]]],
    [
      'a sum that changes while the pieces stay',
      [line('a', 300, 3)],
      [line('a', 200, 3)],
      100,
      [['a', 100, 3]],
    ],
    ['a line that has become dearer', [line('a', 300), line('b', 100)], [line('a', 350)], 50, [['b', 50, 1]]],
  ] as const)('gives %s', (_, whole, other, amount, lines) => {
    expect(sumsOf(linesBeyond(whole, other, amount))).toEqual(lines)
  })

  it('gives nothing for money that no receipt covers', () => {
    expect(linesBeyond([line('a', 100)], [line('a', 50)], 60)).toBeUndefined()
  })
})

const handed = (...line_: Parameters<typeof line>): ReceiptLine => ({
  ...line(...line_),
  method: 'full_payment',
})
const PREPAID = [line('a', 300, 3), line('b', 80), line('gone', 120)]

it.each([
  [
    'a piece that is called off, before what is left of a line that is gone',
    { prepaid: PREPAID, handed: [] },
    { before: [line('a', 300, 3), line('b', 200)], now: [line('a', 200, 2), line('b', 200)] },
    [90],
    [[['a', 90, 1]]],
  ],
  [
    'both, where the piece costs more than was receipted for it',
    { prepaid: PREPAID, handed: [] },
    { before: [line('a', 300, 3), line('b', 200)], now: [line('a', 300, 3)] },
    [150],
    [
      [
        ['b', 80, 1],
        ['gone', 70, 1],
      ],
    ],
  ],
  [
    'what comes back of two lines by two payments',
    { prepaid: [], handed: [handed('a', 300, 3), handed('b', 200)] },
    { before: [line('a', 300, 3), line('b', 200)], now: [line('a', 200, 2)] },
    [150, 150],
    [
      [
        ['a', 50, 1],
        ['b', 100, 1],
      ],
      [
        ['a', 50, 1],
        ['b', 100, 1],
      ],
    ],
  ],
  [
    'a line that is handed over, and nothing of another that went back to a gift card',
    { prepaid: [line('gone', 74)], handed: [handed('a', 400), handed('back', 500)] },
    { before: [line('a', 400)], now: [] },
    [400],
    [[['a', 400, 1]]],
  ],
  [
    'money that came for an order after it was cancelled',
    { prepaid: [line('a', 300, 3)], handed: [] },
    { before: [], now: [] },
    [300],
    [[['a', 300, 3]]],
  ],
  [
    'nothing for money that no receipt covers',
    { prepaid: [line('a', 100)], handed: [] },
    { before: [line('a', 110)], now: [line('a', 50)] },
    [160],
    [undefined],
  ],
] as const)('returns %s', (_, receipted, costs, sums, receipts) => {
  expect(linesToReturn(receipted, costs, sums).map(sumsOf)).toEqual(receipts)
})

it('gives each line its price at the hand-over after refusals that a gift card got its part of', () => {
  const prepaid = [line('oil', 2555, 3), line('pads', 2630, 2), line('disc', 807)]
  const before = [line('oil', 2733, 3), line('pads', 2813, 2), line('disc', 863)]
  const now = [line('oil', 1822, 2), line('pads', 2813, 2)]
  const [back = []] = linesToReturn({ prepaid, handed: [] }, { before, now }, [
    2555 + 2630 + 807 - 1822 - 2813,
  ])
  const left = linesLeft(prepaid, back)
  const advance = advanceByKey(now, { prepaid: left, handed: [] }, 0)
  expect(
    now.map(({ key }) => (left.find((one) => one.key === key)?.sumKopecks ?? 0) + (advance.get(key) ?? 0)),
  ).toEqual([1822, 2813])
})

it('finds the receipt of what came back by another payment', () => {
  const back = returnedByReceipt([
    { lines: [line('a', 300, 3)], returned: [line('delivery', 20)] },
    { lines: [line('delivery', 120)], returned: [line('delivery', 10), line('a', 100, 1), line('gone', 5)] },
  ])
  expect(back.map(sumsOf)).toEqual([
    [['a', 100, 1]],
    [
      ['delivery', 10, 1],
      ['delivery', 20, 1],
    ],
  ])
})

it('adds receipts up line by line', () => {
  expect(sumsOf(addLines([line('a', 100, 2)], [line('b', 50), line('a', -30, -1)]))).toEqual([
    ['a', 70, 1],
    ['b', 50, 1],
  ])
})

it.each([
  ['nothing where receipts cover all', [line('a', 300)], [line('a', 300)], 0, []],
  [
    'what a gift card paid',
    [line('a', 300), line('b', 100)],
    [line('a', 150), line('b', 50)],
    200,
    [150, 50],
  ],
  ['no more than the card paid of an order that is not paid yet', [line('a', 300)], [], 100, [100]],
  [
    'money receipted for a line that is bought no more',
    [line('b', 800)],
    [line('a', 200), line('b', 400)],
    200,
    [400],
  ],
  ['all of an order without money', [line('a', 300), line('b', 100)], [], 400, [300, 100]],
] as const)('finds as an advance %s', (_, now, prepaid, gift, sums) => {
  expect([...advanceByKey(now, { prepaid, handed: [] }, gift).values()]).toEqual(sums)
})
