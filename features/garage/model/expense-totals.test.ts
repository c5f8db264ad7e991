import { expect, it } from 'vitest'
import type { Expense } from './expense'
import { costPerKilometre, fuelUse, sumOf, totalsByKind, totalsByMonth } from './expense-totals'

function spent(date: string, sum: number, changes: Partial<Expense> = {}): Expense {
  return {
    id: `${date}-${sum}`,
    car: 'CAR-0123ABCD',
    date,
    kind: 'other',
    sum,
    mileage: null,
    litres: null,
    note: '',
    orderNumber: null,
    changedAt: 0,
    ...changes,
  }
}

it('sums without the drift of binary fractions', () => {
  expect(sumOf([spent('2026-01-01', 0.1), spent('2026-01-02', 0.2)])).toBe(0.3)
})

it('months go over the turn of a year, those without expenses among them', () => {
  const totals = totalsByMonth([
    spent('2026-02-10', 100, { kind: 'fuel' }),
    spent('2026-02-28', 50, { kind: 'wash' }),
    spent('2025-11-01', 7),
  ])
  expect(totals.map(({ month, total }) => [month, total])).toEqual([
    ['2025-11', 7],
    ['2025-12', 0],
    ['2026-01', 0],
    ['2026-02', 150],
  ])
  expect(totals.at(-1)?.byKind).toEqual({ fuel: 100, wash: 50 })
})

it('shows a year at most, and nothing of nothing', () => {
  const totals = totalsByMonth([spent('2026-02-10', 1), spent('2020-01-01', 2)])
  expect(totals).toHaveLength(12)
  expect(totals[0]?.month).toBe('2025-03')
  expect(totalsByMonth([])).toEqual([])
})

it('sums each kind that there is', () => {
  expect(
    totalsByKind([spent('2026-01-01', 3, { kind: 'tax' }), spent('2026-01-01', 4, { kind: 'tax' })]),
  ).toEqual({
    tax: 7,
  })
})

it.each([
  [[], null],
  [[[1000, 500]], null],
  [
    [
      [1000, 500],
      [1000, 500],
    ],
    null,
  ],
  [
    [
      [1000, 500],
      [1500, 250],
      [null, 250],
    ],
    2,
  ],
] as const)('of %j a kilometre costs %s', (pairs, expected) => {
  expect(costPerKilometre(pairs.map(([mileage, sum]) => spent('2026-01-01', sum, { mileage })))).toBe(
    expected,
  )
})

it.each([
  [[], null],
  [[[1000, 40]], null],
  [
    [
      [1000, 40],
      [1500, 40],
    ],
    8,
  ],
  [
    [
      [1500, 40],
      [1000, 40],
      [2000, 50],
    ],
    9,
  ],
  [
    [
      [1000, 40],
      [1000, 40],
    ],
    null,
  ],
] as const)('of the fillings %j the car takes %s litres per 100 km', (fillings, expected) => {
  const expenses = fillings.map(([mileage, litres]) =>
    spent('2026-01-01', 1, { kind: 'fuel', mileage, litres }),
  )
  expect(fuelUse(expenses)).toBe(expected)
})

it('a filling without its mileage was driven too', () => {
  const full = { kind: 'fuel', litres: 40 } as const
  expect(
    fuelUse([
      spent('2026-01-01', 1, { ...full, mileage: 100 }),
      spent('2026-01-02', 1, full),
      spent('2026-01-03', 1, { ...full, mileage: 600 }),
    ]),
  ).toBe(16)
})
