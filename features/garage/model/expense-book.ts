import * as z from 'zod'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import { EXPENSE_KINDS, type Expense } from './expense'

const BOOK_VERSION = 1
/** More would not fit into one value of the storage, even without notes. */
export const MAX_EXPENSES = 1000
/** Recorded removals, so that a tab that missed one does not bring the expense back. */
const MAX_REMOVALS = 500
export const MAX_NOTE_LENGTH = 200

/** All expenses of a person, on all cars. */
export type ExpenseBook = {
  version: typeof BOOK_VERSION
  expenses: readonly Expense[]
  /** Removed expenses, with the time of removal. */
  removed: Readonly<Record<string, number>>
}

export const EMPTY_BOOK: ExpenseBook = { version: BOOK_VERSION, expenses: [], removed: {} }

const amount = z.number().nonnegative()

const expense = z.object({
  id: z.string().min(1),
  car: z.string().min(1),
  date: z.iso.date(),
  kind: z.enum(EXPENSE_KINDS).catch('other'),
  sum: amount,
  mileage: amount.nullable().catch(null),
  litres: amount.nullable().catch(null),
  note: z.string().catch(''),
  orderNumber: z.string().nullable().catch(null),
  changedAt: z.number().catch(0),
})

const book = z.object({
  version: z.literal(BOOK_VERSION),
  expenses: z.array(expense),
  removed: z.record(z.string(), z.number()).catch({}),
})

/** Data from before there were versions: a bare list, which cannot distinguish a removed expense from an unknown one. */
const bareList = z.array(expense).transform((expenses): ExpenseBook => ({ ...EMPTY_BOOK, expenses }))

export type StoredBook =
  | { kind: 'current'; book: ExpenseBook }
  /** Of a later version, or unreadable: it is neither shown nor overwritten. */
  | { kind: 'foreign' }

/** Reads the expenses' text in the user's storage. */
export function readBook(text: string | undefined): StoredBook {
  if (!text) return { kind: 'current', book: EMPTY_BOOK }
  try {
    const read = z.union([book, bareList]).safeParse(JSON.parse(text))
    return read.success ? { kind: 'current', book: read.data } : { kind: 'foreign' }
  } catch {
    return { kind: 'foreign' }
  }
}

/** A book as another tab has sent it; undefined when it is of another version. */
export function readSentBook(value: unknown): ExpenseBook | undefined {
  return book.safeParse(value).data
}

/** Merges two books: of two copies the later one wins, and removals of either apply. */
export function mergeBooks(one: ExpenseBook, other: ExpenseBook): ExpenseBook {
  const removed = new Map<string, number>()
  for (const [id, at] of [...Object.entries(one.removed), ...Object.entries(other.removed)]) {
    removed.set(id, Math.max(at, removed.get(id) ?? 0))
  }
  const expenses = new Map<string, Expense>()
  for (const next of [...one.expenses, ...other.expenses]) {
    const known = expenses.get(next.id)
    const isNewer = !known || next.changedAt > known.changedAt
    if (isNewer && next.changedAt > (removed.get(next.id) ?? -1)) expenses.set(next.id, next)
  }
  return { version: BOOK_VERSION, expenses: [...expenses.values()], removed: newest(removed) }
}

function newest(removed: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...removed].toSorted(([, a], [, b]) => b - a).slice(0, MAX_REMOVALS))
}

/** Writes an expense, new or changed: later than what is held of it, though that is from a device whose clock was ahead. */
export function putExpense(held: ExpenseBook, next: Expense): ExpenseBook {
  const [known, others] = [held.expenses.find(({ id }) => id === next.id), withoutExpense(held, next.id)]
  const changedAt = Math.max(next.changedAt, (known?.changedAt ?? 0) + 1, (held.removed[next.id] ?? 0) + 1)
  return { ...held, expenses: [{ ...next, changedAt }, ...others] }
}

function withoutExpense({ expenses }: ExpenseBook, removed: string): Expense[] {
  return expenses.filter(({ id }) => id !== removed)
}

export function removeExpense(held: ExpenseBook, id: string, now: number): ExpenseBook {
  const at = Math.max(now, held.expenses.find((one) => one.id === id)?.changedAt ?? 0)
  return { ...held, expenses: withoutExpense(held, id), removed: { ...held.removed, [id]: at } }
}

/** A car that has got its VIN keeps its expenses. */
export function renameCar(held: ExpenseBook, from: string, to: string, now: number): ExpenseBook {
  return {
    ...held,
    expenses: held.expenses.map((one) =>
      isSameVin(one.car, from) ? { ...one, car: to, changedAt: Math.max(now, one.changedAt + 1) } : one,
    ),
  }
}
