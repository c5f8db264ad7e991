import { isSameVin } from '@/lib/parts/vehicle/vin'

export const EXPENSE_KINDS = [
  'fuel',
  'service',
  'parts',
  'tyres',
  'insurance',
  'tax',
  'wash',
  'other',
] as const

export type ExpenseKind = (typeof EXPENSE_KINDS)[number]

export const KIND_TITLES: Readonly<Record<ExpenseKind, string>> = {
  fuel: 'Топливо',
  service: 'Обслуживание и ремонт',
  parts: 'Запчасти',
  tyres: 'Шины и диски',
  insurance: 'Страховка',
  tax: 'Налоги и штрафы',
  wash: 'Мойка и парковка',
  other: 'Прочее',
}

export type Expense = {
  id: string
  /** Name of the car in the garage: its VIN or its key. */
  car: string
  /** `YYYY-MM-DD`. */
  date: string
  kind: ExpenseKind
  /** Rubles. */
  sum: number
  /** Kilometres on the clock. */
  mileage: number | null
  litres: number | null
  note: string
  /** The order of this shop that it was taken over from. */
  orderNumber: string | null
  /** When it was written, in milliseconds: of two copies the later one wins. */
  changedAt: number
}

/** Newest day first; on the same day the later written first. */
export function expensesOf(expenses: readonly Expense[], car: string): Expense[] {
  return expenses
    .filter((expense) => isSameVin(expense.car, car))
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.changedAt - a.changedAt)
}
