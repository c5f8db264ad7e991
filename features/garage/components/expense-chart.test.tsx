import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Expense } from '../model/expense'
import { ExpenseChart } from './expense-chart'

const expensesOf = (months: number) =>
  Array.from({ length: months }, (_, at): Expense => {
    const month = String((at % 12) + 1).padStart(2, '0')
    return {
      id: String(at),
      car: 'CAR-0123ABCD',
      date: `${2024 + Math.floor(at / 12)}-${month}-10`,
      kind: 'fuel',
      sum: 1000 + at,
      mileage: null,
      litres: null,
      note: '',
      orderNumber: null,
      changedAt: 0,
    }
  })

function barsOf(months: number) {
  render(<ExpenseChart expenses={expensesOf(months)} />)
  return [...screen.getByRole('img').querySelectorAll('rect')].map((bar) => ({
    left: Number(bar.getAttribute('x')),
    width: Number(bar.getAttribute('width')),
  }))
}

test('one month is a bar and not a wall', () => {
  const [bar] = barsOf(1)
  expect(bar?.width).toBeLessThan(720 / 8)
})

test('a year fills the drawing', () => {
  const bars = barsOf(12)
  expect(bars).toHaveLength(12)
  const last = bars.at(-1)
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(720)
  expect(last?.left).toBeGreaterThan(650)
})
