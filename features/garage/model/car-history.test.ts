import { expect, it } from 'vitest'
import { drivenOf, lastServiceOf } from './car-history'
import type { Expense } from './expense'

const expense = (facts: Partial<Expense>): Expense => ({
  id: facts.date ?? '1',
  car: 'CAR-0123ABCD',
  date: '2026-01-01',
  kind: 'fuel',
  sum: 1,
  mileage: null,
  litres: null,
  note: '',
  orderNumber: null,
  changedAt: 0,
  ...facts,
})

it.each([
  [null, [], null],
  [42_000, [], 42_000],
  [42_000, [null, 45_000, 44_000], 45_000],
  [null, [null], null],
  [50_000, [45_000], 50_000],
])('a clock said to be at %s, with %j written down, stands at %s', (said, written, expected) => {
  expect(
    drivenOf(
      said,
      written.map((mileage) => expense({ mileage })),
    ),
  ).toBe(expected)
})

it('the last service is the newest that was written down', () => {
  const old = expense({ date: '2025-03-01', kind: 'service', mileage: 30_000 })
  const late = expense({ date: '2026-02-01', kind: 'service' })
  expect(lastServiceOf([late, old, expense({ date: '2026-05-01' })])).toEqual({
    date: '2026-02-01',
    mileage: null,
  })
  expect(lastServiceOf([expense({})])).toBeNull()
})
