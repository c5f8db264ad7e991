import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/format/number'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { type Expense, KIND_TITLES } from '../model/expense'
import { formatIsoDay } from '../model/expense-table'
import styles from './expenses.module.css'

type Props = {
  expenses: readonly Expense[]
  onEdit: (expense: Expense) => void
  onRemove: (expense: Expense) => void
}

export function ExpenseList({ expenses, onEdit, onRemove }: Props) {
  return (
    <ul className={styles.rows} aria-label="Расходы">
      {expenses.map((expense) => {
        const words = `${KIND_TITLES[expense.kind]}, ${formatIsoDay(expense.date)}`
        return (
          <li key={expense.id} className={styles.row}>
            <div>
              <p>{words}</p>
              <p className={styles.soft}>
                <Facts expense={expense} />
              </p>
            </div>
            <p className={styles.sum}>{formatPrice(expense.sum)}</p>
            <div className={styles.rowActions}>
              <Button
                look="secondary"
                small
                onClick={() => onEdit(expense)}
                aria-label={`Изменить расход: ${words}`}
              >
                Изменить
              </Button>
              <Button
                look="plain"
                small
                onClick={() => onRemove(expense)}
                aria-label={`Удалить расход: ${words}`}
              >
                Удалить
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Facts({ expense: { mileage, litres, note, orderNumber } }: { expense: Expense }) {
  const facts = [
    mileage === null ? '' : `${formatNumber(mileage)} км`,
    litres === null ? '' : `${formatNumber(litres)} л`,
    note,
  ]
  return (
    <>
      {facts.filter(Boolean).join(' · ')}
      {orderNumber && (
        <>
          {facts.some(Boolean) && ' · '}
          <a href={hrefs.order(orderNumber)}>Заказ {orderNumber}</a>
        </>
      )}
    </>
  )
}
