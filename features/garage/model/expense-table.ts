import type { Table } from '@/lib/files/write-table'
import { type Expense, KIND_TITLES } from './expense'

/** Expenses in the form of a file. */
export function toExpenseTable(expenses: readonly Expense[]): Table {
  return [
    ['Дата', 'Вид', 'Сумма, ₽', 'Пробег, км', 'Литры', 'Заметка', 'Заказ'],
    ...expenses.map(({ date, kind, sum, mileage, litres, note, orderNumber }) => [
      formatIsoDay(date),
      KIND_TITLES[kind],
      sum,
      mileage,
      litres,
      note,
      orderNumber,
    ]),
  ]
}

/** `22.11.2026` of `2026-11-22`. */
export function formatIsoDay(date: string): string {
  return date.split('-').toReversed().join('.')
}

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

/** `ноя 2026` of `2026-11`. */
export function formatIsoMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1] ?? ''} ${year}`
}
