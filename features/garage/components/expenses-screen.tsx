'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { TextSkeleton } from '@/components/ui/skeleton'
import { toMoscowDay } from '@/lib/format/moscow-date'
import { hrefs } from '@/lib/routing/hrefs'
import { saveFile } from '@/lib/save-file'
import { useNow } from '@/lib/time/page-clock'
import { serverNow } from '@/lib/time/server-clock'
import type { UserCar } from '@/stores/user/user-state'
import { notifyChange } from '../hooks/notify-change'
import { useExpenses } from '../hooks/use-expenses'
import { nameOfCar } from '@/lib/parts/vehicle/car-words'
import { type Expense, expensesOf } from '../model/expense'
import { putExpense, removeExpense } from '../model/expense-book'
import { toExpenseTable } from '../model/expense-table'
import { costPerKilometre, fuelUse } from '../model/expense-totals'
import { toIsoDay } from '@/lib/format/to-iso-day'
import { NoSuchCar, useGarageCar } from './car-screen'
import { ExpenseChart, ExpenseFigures } from './expense-chart'
import { ExpenseFormPanel } from './expense-form-panel'
import { ExpenseList } from './expense-list'
import { OrdersToTake } from './orders-to-take'
import styles from './expenses.module.css'
import garageStyles from './garage.module.css'

/** Expenses of a car of the garage. */
export function ExpensesScreen({ name }: { name: string }) {
  const car = useGarageCar(name)
  return car ? <Expenses car={car} /> : <NoSuchCar />
}

type Open = { expense?: Expense }

function Expenses({ car }: { car: UserCar }) {
  const { status, book, sync } = useExpenses()
  const today = toIsoDay(toMoscowDay(useNow()))
  const [open, setOpen] = useState<Open>()
  const [removed, setRemoved] = useState<Expense>()
  if (status === 'foreign') {
    return (
      <Notice kind="warning">
        Расходы записаны более новой версией сайта. Они на месте: обновите страницу, чтобы увидеть их.
      </Notice>
    )
  }
  if (status === 'failed') {
    return (
      <EmptyState
        title="Расходы не открылись"
        text="Сервис не отвечает. Записи на месте, попробуйте ещё раз через минуту."
        actions={<Button onClick={() => void sync.open()}>Попробовать ещё раз</Button>}
      />
    )
  }
  if (status === 'reading') return <TextSkeleton lines={6} />

  const own = expensesOf(book.expenses, car.vin)
  const put = (expense: Expense) => sync.change((held) => putExpense(held, expense))
  const remove = async (expense: Expense) => {
    await sync.change((held) => removeExpense(held, expense.id, serverNow().getTime()))
    setRemoved(expense)
  }
  const undo = async (expense: Expense) => {
    await put({ ...expense, changedAt: serverNow().getTime() })
    setRemoved(undefined)
  }

  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        <a href={hrefs.garageVehicle(car.vin)}>{nameOfCar(car)}</a>
      </p>
      {removed && (
        <div className={garageStyles.undo} role="status">
          <p>Расход удалён.</p>
          <Button look="secondary" small onClick={() => notifyChange(undo(removed))}>
            Вернуть
          </Button>
        </div>
      )}
      {open ? (
        <ExpenseFormPanel
          key={open.expense?.id ?? 'new'}
          car={car.vin}
          today={today}
          expense={open.expense}
          onSave={put}
          onClose={() => setOpen(undefined)}
        />
      ) : (
        <div>
          <Button onClick={() => setOpen({})}>Записать расход</Button>
        </div>
      )}
      {own.length > 0 && (
        <>
          <ExpenseFigures expenses={own} perKilometre={costPerKilometre(own)} fuel={fuelUse(own)} />
          <ExpenseChart expenses={own} />
          <section aria-label="Записи">
            <div className={styles.head}>
              <h2>Записи</h2>
              <Downloads expenses={own} name={car.vin} />
            </div>
            <ExpenseList
              expenses={own}
              onEdit={(expense) => setOpen({ expense })}
              onRemove={(expense) => notifyChange(remove(expense))}
            />
          </section>
        </>
      )}
      {own.length === 0 && !open && (
        <p className={styles.soft}>
          Записей пока нет. Запишите заправку или ремонт, и здесь появятся суммы по месяцам, цена километра и
          расход топлива.
        </p>
      )}
      <OrdersToTake car={car.vin} expenses={book.expenses} onTake={(expense) => notifyChange(put(expense))} />
    </div>
  )
}

function Downloads({ expenses, name }: { expenses: readonly Expense[]; name: string }) {
  const save = async (kind: 'csv' | 'xlsx') => {
    const { writeCsv, writeXlsx } = await import('@/lib/files/write-table')
    const table = toExpenseTable(expenses)
    const content = kind === 'csv' ? writeCsv(table) : writeXlsx(table, 'Расходы')
    saveFile({ blob: new Blob([content]), name: `expenses-${name}.${kind}` })
  }
  return (
    <div className={styles.rowActions}>
      <Button look="secondary" small onClick={() => notifyChange(save('csv'))}>
        Скачать CSV
      </Button>
      <Button look="secondary" small onClick={() => notifyChange(save('xlsx'))}>
        Скачать XLSX
      </Button>
    </div>
  )
}
