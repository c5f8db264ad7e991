import type { ReportTable } from '@/lib/gateway/contracts/desk/reports'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import type { ReportQuery } from '../../model/report-address'
import { reportCell } from '../../model/report-cell'
import styles from './reports.module.css'

type Props = { title: string; query: ReportQuery; table: ReportTable; isBusy: boolean }

/** A report as a table that scrolls within itself, with its first column in sight; on a phone as a list of its rows. */
export function ReportGrid({ title, query: { from, to }, table: { columns, rows, total }, isBusy }: Props) {
  const cells = (row: ReportTable['rows'][number]) =>
    columns.slice(1).map(({ kind, title: name }, at) => (
      <td key={name} data-title={name} className={kind === 'text' ? styles.words : undefined}>
        {reportCell(kind, row[at + 1] ?? null)}
      </td>
    ))
  const head = columns[0]?.kind ?? 'text'
  return (
    <div
      className={`scroll-area ${styles.scroll}`}
      role="region"
      aria-label={title}
      aria-busy={isBusy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls by itself takes the focus, WCAG 2.1.1
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>
          {title}, {formatDeliveryDateLong(from)} — {formatDeliveryDateLong(to)}
        </caption>
        <thead>
          <tr>
            {columns.map(({ title: name, kind }) => (
              <th key={name} scope="col" className={kind === 'text' ? styles.words : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slice(0, 2).join('\n')}>
              <th scope="row">{reportCell(head, row[0] ?? null)}</th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{reportCell(head, total[0] ?? null)}</th>
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
