import { expect, it } from 'vitest'
import { expenseForm, toExpense, toExpenseValues } from './expense-form'

const TODAY = '2026-11-22'
const EMPTY = toExpenseValues(undefined, TODAY)
const STORED = { id: 'a', car: 'CAR-0123ABCD', orderNumber: null, changedAt: 1 }

it.each([
  [{ sum: '1500' }, []],
  [{ sum: '1500,50', mileage: '42000', litres: '42,5' }, []],
  [{}, ['Укажите сумму больше нуля']],
  [{ sum: '0' }, ['Укажите сумму больше нуля']],
  [{ sum: '-5' }, ['Укажите сумму больше нуля']],
  [{ sum: 'сто' }, ['Укажите сумму больше нуля']],
  [{ sum: '100000001' }, ['Укажите сумму больше нуля']],
  [{ sum: '1', date: '2026-11-23' }, ['Этот день ещё не наступил']],
  [{ sum: '1', date: '2026-02-30' }, ['Укажите дату']],
  [{ sum: '1', date: '' }, ['Укажите дату']],
  [{ sum: '1', date: '1969-12-31' }, ['Проверьте год']],
  [{ sum: '1', mileage: '10000001' }, ['Пробег: до 10 000 000 км']],
  [{ sum: '1', litres: '4,5,6' }, ['Литры: число, например 42,5']],
  [{ sum: '1', note: 'ы'.repeat(201) }, ['Не длиннее 200 символов']],
])('of %j it says %j', (changes, problems) => {
  const read = expenseForm(TODAY).safeParse({ ...EMPTY, ...changes })
  expect(read.success ? [] : read.error.issues.map(({ message }) => message)).toEqual(problems)
})

it('a comma is a decimal point, and only fuel has litres', () => {
  const values = { ...EMPTY, sum: '1500,50', litres: '42,5' }
  expect(toExpense(values, STORED)).toMatchObject({ sum: 1500.5, litres: 42.5, mileage: null, kind: 'fuel' })
  expect(toExpense({ ...values, kind: 'wash' }, STORED).litres).toBeNull()
})

it('shows an expense as it was written', () => {
  const expense = toExpense({ ...EMPTY, sum: '1500,5', mileage: '7', litres: '40', note: 'АИ-95' }, STORED)
  expect(toExpenseValues(expense, TODAY)).toEqual({
    ...EMPTY,
    sum: '1500,5',
    mileage: '7',
    litres: '40',
    note: 'АИ-95',
  })
})
