'use client'

import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ChoiceField } from '@/components/form/fields/choice-field'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { randomUuid } from '@/lib/random-uuid'
import { serverNow } from '@/lib/time/server-clock'
import { EXPENSE_KINDS, type Expense, KIND_TITLES } from '../model/expense'
import { expenseForm, type ExpenseFormValues, toExpense, toExpenseValues } from '../model/expense-form'
import { ExpenseError } from '../model/expense-sync'
import { FormPanel } from './form-panel'
import styles from './garage.module.css'

const KINDS = EXPENSE_KINDS.map((kind) => ({ value: kind, title: KIND_TITLES[kind] }))

type Props = {
  /** Name of the car in the garage. */
  car: string
  /** `YYYY-MM-DD`. */
  today: string
  /** The edited expense; without one a new one is written. */
  expense?: Expense | undefined
  onSave: (expense: Expense) => Promise<void>
  onClose: () => void
}

export function ExpenseFormPanel({ car, today, expense, onSave, onClose }: Props) {
  const [schema] = useState(() => expenseForm(today))
  // A second press after a lost answer must not write a second expense.
  const [id] = useState(() => expense?.id ?? randomUuid())
  const form = useSchemaForm(schema, toExpenseValues(expense, today))
  const kind = useWatch({ control: form.control, name: 'kind' })

  useEffect(() => form.setFocus('sum'), [form])

  const save = async (values: ExpenseFormValues) => {
    try {
      const stored = { id, car, orderNumber: expense?.orderNumber ?? null, changedAt: serverNow().getTime() }
      await onSave(toExpense(values, stored))
      onClose()
    } catch (failure) {
      if (!(failure instanceof ExpenseError)) throw failure
      form.setError('root', { message: failure.message })
    }
  }

  return (
    <FormPanel
      form={form}
      title={expense ? 'Изменить расход' : 'Новый расход'}
      submit="Сохранить"
      onSubmit={save}
      onCancel={onClose}
    >
      <ChoiceField form={form} name="kind" label="Вид" choices={KINDS} />
      <div className={styles.columns}>
        <TextField form={form} name="date" label="Дата" type="date" autoComplete="off" />
        <TextField
          form={form}
          name="sum"
          label="Сумма, ₽"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          mask="decimal"
        />
        <TextField
          form={form}
          name="mileage"
          label="Пробег, км"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          mask="numeric"
        />
        {kind === 'fuel' && (
          <TextField
            form={form}
            name="litres"
            label="Литры"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            mask="decimal"
          />
        )}
      </div>
      <TextField form={form} name="note" label="Заметка" type="text" autoComplete="off" />
    </FormPanel>
  )
}
