import type { Expense } from './expense'

/** Kilometres on the clock: what its owner says of the car, or what was written down since; null when unknown. */
export function drivenOf(mileage: number | null, expenses: readonly Expense[]): number | null {
  const known = [mileage, ...expenses.map((expense) => expense.mileage)].filter((one) => one !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** The newest recorded service. */
export function lastServiceOf(expenses: readonly Expense[]): Pick<Expense, 'date' | 'mileage'> | null {
  const services = expenses.filter(({ kind }) => kind === 'service')
  const [last] = services.toSorted((one, other) => other.date.localeCompare(one.date))
  return last ? { date: last.date, mileage: last.mileage } : null
}
