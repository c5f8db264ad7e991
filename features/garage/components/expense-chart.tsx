import { formatPrice } from '@/lib/format/price'
import { EXPENSE_KINDS, type Expense, KIND_TITLES } from '../model/expense'
import { formatIsoMonth } from '../model/expense-table'
import { type MonthTotal, sumOf, totalsByKind, totalsByMonth } from '../model/expense-totals'
import styles from './expenses.module.css'

const WIDTH = 720
const HEIGHT = 180
const BASE = 150
const TOP = 20
const GAP_SHARE = 0.35
/** Keeps the bars of a few months narrow. */
const MOST_STEP = 96

/** Expenses by month and by kind, as a drawing and as the table of its data. */
export function ExpenseChart({ expenses }: { expenses: readonly Expense[] }) {
  const months = totalsByMonth(expenses)
  const byKind = totalsByKind(expenses)
  const kinds = EXPENSE_KINDS.filter((kind) => byKind[kind] !== undefined).toSorted(
    (a, b) => (byKind[b] ?? 0) - (byKind[a] ?? 0),
  )
  const highest = Math.max(...Object.values(byKind), 1)
  return (
    <section aria-label="Расходы по месяцам и видам">
      <MonthBars months={months} />
      <ul className={styles.kinds} aria-label="Расходы по видам">
        {kinds.map((kind) => (
          <li key={kind} className={styles.kind}>
            <span>{KIND_TITLES[kind]}</span>
            <span>{formatPrice(byKind[kind] ?? 0)}</span>
            <div className={styles.track} aria-hidden="true">
              <div className={styles.fill} style={{ width: `${((byKind[kind] ?? 0) / highest) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary>Показать таблицей</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys too */}
        <div className={styles.scroll} role="region" aria-label="Расходы таблицей" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Месяц</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col" className={styles.number}>
                    {KIND_TITLES[kind]}
                  </th>
                ))}
                <th scope="col" className={styles.number}>
                  Всего
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, total, byKind: own }) => (
                <tr key={month}>
                  <th scope="row">{formatIsoMonth(month)}</th>
                  {kinds.map((kind) => (
                    <td key={kind} className={styles.number}>
                      {own[kind] === undefined ? '—' : formatPrice(own[kind])}
                    </td>
                  ))}
                  <td className={styles.number}>{formatPrice(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

function MonthBars({ months }: { months: readonly MonthTotal[] }) {
  const highest = Math.max(...months.map(({ total }) => total), 1)
  const step = Math.min(WIDTH / months.length, MOST_STEP)
  const shown = months.flatMap(({ total }) => total)
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Столбцы по месяцам: ${months.length} мес., самый дорогой — ${formatPrice(Math.max(...shown))}. Суммы — в таблице ниже`}
    >
      {months.map(({ month, total }, at) => {
        const height = (total / highest) * (BASE - TOP)
        const left = at * step + (step * GAP_SHARE) / 2
        const width = step * (1 - GAP_SHARE)
        // Letters are as large on a phone, where the drawing is small, so the sum reaches towards the middle of it.
        const isOnLeft = left + width / 2 < WIDTH / 2
        return (
          <g key={month}>
            <rect className={styles.bar} x={left} y={BASE - height} width={width} height={height} />
            <text x={at * step + step / 2} y={BASE + 20} textAnchor="middle">
              {formatIsoMonth(month).slice(0, 3)}
            </text>
            {total === highest && (
              <text
                x={isOnLeft ? left : left + width}
                y={BASE - height - 6}
                textAnchor={isOnLeft ? 'start' : 'end'}
              >
                {formatPrice(total)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** How much in all, per kilometre, and how much fuel. */
export function ExpenseFigures({
  expenses,
  perKilometre,
  fuel,
}: {
  expenses: readonly Expense[]
  perKilometre: number | null
  fuel: number | null
}) {
  const figures = [
    ['Всего', formatPrice(sumOf(expenses))],
    ['За километр', perKilometre === null ? null : formatPrice(perKilometre)],
    ['Расход топлива', fuel === null ? null : `${fuel.toFixed(1).replace('.', ',')} л на 100 км`],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(
        ([term, figure]) =>
          figure !== null && (
            <div key={term} className={styles.figure}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
