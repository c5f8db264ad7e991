import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'
import type { ReportQuery } from '../model/report-address'

export function reportOptions(query: ReportQuery) {
  return queryOptions({
    queryKey: ['desk', 'report', query],
    ...reading(async () => (await import('./report-calls')).deskReport(query)),
  })
}
