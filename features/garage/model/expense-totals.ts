import { sumRubles } from '@/lib/money'
import { EXPENSE_KINDS, type Expense, type ExpenseKind } from './expense'

export type MonthTotal = {
  /** `YYYY-MM`. */
  month: string
  total: number
  byKind: Readonly<Partial<Record<ExpenseKind, number>>>
}

const MONTHS_A_YEAR = 12

/** Totals of the last months up to the newest expense, months without any among them; oldest first. */
export function totalsByMonth(expenses: readonly Expense[], months = MONTHS_A_YEAR): MonthTotal[] {
  const last = expenses.map(({ date }) => date.slice(0, 7)).reduce((a, b) => (a > b ? a : b), '')
  if (last === '') return []
  const requested = Array.from({ length: months }, (_, back) => monthBefore(last, months - 1 - back))
  const first = expenses.map(({ date }) => date.slice(0, 7)).reduce((a, b) => (a < b ? a : b))
  return requested
    .filter((month) => month >= first)
    .map((month) => {
      const own = expenses.filter(({ date }) => date.startsWith(month))
      return { month, total: sumOf(own), byKind: totalsByKind(own) }
    })
}

export function totalsByKind(expenses: readonly Expense[]): Partial<Record<ExpenseKind, number>> {
  return Object.fromEntries(
    EXPENSE_KINDS.flatMap((kind) => {
      const own = expenses.filter((expense) => expense.kind === kind)
      return own.length > 0 ? [[kind, sumOf(own)]] : []
    }),
  )
}

export function sumOf(expenses: readonly Expense[]): number {
  return sumRubles(expenses.map(({ sum }) => sum))
}

/** Rubles per kilometre between the lowest and the highest recorded mileage; null for less than two of them. */
export function costPerKilometre(expenses: readonly Expense[]): number | null {
  const clock = expenses.flatMap(({ mileage }) => (mileage === null ? [] : [mileage]))
  const way = Math.max(...clock) - Math.min(...clock)
  return clock.length > 1 && way > 0 ? sumOf(expenses) / way : null
}

const PER_KILOMETRES = 100

/**
 * Litres per 100 km, from filling to filling: what was filled in after the first known mileage has been driven till the last
 * one, fillings without a mileage among it. Null for less than two fillings with one.
 */
export function fuelUse(expenses: readonly Expense[]): number | null {
  const fillings = expenses
    .filter(({ kind, litres }) => kind === 'fuel' && litres !== null && litres > 0)
    .toSorted((a, b) => a.date.localeCompare(b.date) || (a.mileage ?? 0) - (b.mileage ?? 0))
  const from = fillings.findIndex(({ mileage }) => mileage !== null)
  const till = fillings.findLastIndex(({ mileage }) => mileage !== null)
  const way = (fillings[till]?.mileage ?? 0) - (fillings[from]?.mileage ?? 0)
  if (from === till || way <= 0) return null
  const burnt = fillings.slice(from + 1, till + 1).reduce((sum, { litres }) => sum + (litres ?? 0), 0)
  return (burnt / way) * PER_KILOMETRES
}

function monthBefore(month: string, back: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * MONTHS_A_YEAR + number - 1 - back
  return `${Math.floor(at / MONTHS_A_YEAR)}-${String((at % MONTHS_A_YEAR) + 1).padStart(2, '0')}`
}
