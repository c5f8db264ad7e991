import { formatMoment } from '@/lib/format/format-moment'
import { formatPercent } from '@/lib/format/format-percent'
import { formatNumber } from '@/lib/format/number'
import { formatPrice } from '@/lib/format/price'
import type { ReportTable } from '@/lib/gateway/contracts/desk/reports'

type Kind = ReportTable['columns'][number]['kind']
type Cell = ReportTable['rows'][number][number]

/** What stands in a cell; a dash where there is nothing to say. */
export function reportCell(kind: Kind, value: Cell): string {
  if (value === null) return '—'
  if (typeof value === 'string') return kind === 'moment' ? formatMoment(value) : value
  if (kind === 'money') return formatPrice(value)
  return kind === 'percent' ? formatPercent(value) : formatNumber(value)
}
