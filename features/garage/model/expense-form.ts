import * as z from 'zod'
import { parseDecimal } from '@/lib/validation/decimal'
import { MAX_MILEAGE_KM } from './car-form'
import { EXPENSE_KINDS, type Expense } from './expense'
import { MAX_NOTE_LENGTH } from './expense-book'

const MAX_SUM_RUB = 100_000_000
const MAX_LITRES = 10_000
const FIRST_DAY = '1970-01-01'

function decimal(message: string, max: number, isRequired: boolean) {
  return z.string().refine((text) => {
    if (text.trim() === '') return !isRequired
    const value = parseDecimal(text)
    return value !== null && value >= 0 && value <= max && (!isRequired || value > 0)
  }, message)
}

/** `today` is the last day that an expense may have. */
export function expenseForm(today: string) {
  return z.object({
    date: z.iso
      .date({ error: 'Укажите дату', abort: true })
      .refine((date) => date >= FIRST_DAY, 'Проверьте год')
      .refine((date) => date <= today, 'Этот день ещё не наступил'),
    kind: z.enum(EXPENSE_KINDS),
    sum: decimal('Укажите сумму больше нуля', MAX_SUM_RUB, true),
    mileage: z
      .string()
      .refine((text) => text === '' || Number(text) <= MAX_MILEAGE_KM, 'Пробег: до 10 000 000 км'),
    litres: decimal('Литры: число, например 42,5', MAX_LITRES, false),
    note: z.string().trim().max(MAX_NOTE_LENGTH, `Не длиннее ${MAX_NOTE_LENGTH} символов`),
  })
}

export type ExpenseFormValues = z.output<ReturnType<typeof expenseForm>>

export function toExpenseValues(expense: Expense | undefined, today: string): ExpenseFormValues {
  const textOf = (value: number | null | undefined) => (value == null ? '' : String(value).replace('.', ','))
  return {
    date: expense?.date ?? today,
    kind: expense?.kind ?? 'fuel',
    sum: textOf(expense?.sum),
    mileage: textOf(expense?.mileage),
    litres: textOf(expense?.litres),
    note: expense?.note ?? '',
  }
}

/** Litres are for fuel alone. */
export function toExpense(
  values: ExpenseFormValues,
  stored: Pick<Expense, 'id' | 'car' | 'orderNumber' | 'changedAt'>,
): Expense {
  return {
    ...stored,
    date: values.date,
    kind: values.kind,
    sum: parseDecimal(values.sum) ?? 0,
    mileage: values.mileage === '' ? null : Number(values.mileage),
    litres: values.kind === 'fuel' ? parseDecimal(values.litres) : null,
    note: values.note,
  }
}
