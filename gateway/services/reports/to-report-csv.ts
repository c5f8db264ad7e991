import { CSV_BOM, csvMoney, toCsvLine } from '@/gateway/core/text/csv'
import { moscowStamp } from '@/gateway/services/delivery/moscow-time'
import type { ReportTable } from '@/lib/gateway/contracts/desk/reports'

type Kind = ReportTable['columns'][number]['kind']
type Cell = ReportTable['rows'][number][number]

function toText(kind: Kind | undefined, value: Cell | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return kind === 'moment' ? moscowStamp(new Date(value)) : value
  return kind === 'money' ? csvMoney(value) : String(value).replace('.', ',')
}

/** The table for a sheet, its total last. */
export function toReportCsv({ columns, rows, total }: ReportTable): string {
  const lines = [...rows, ...(total ? [total] : [])].map((cells) =>
    columns.map(({ kind }, at) => toText(kind, cells[at])),
  )
  return CSV_BOM + [columns.map(({ title }) => title), ...lines].map(toCsvLine).join('')
}
