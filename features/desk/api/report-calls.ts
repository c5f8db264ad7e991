import { browserGateway } from '@/lib/gateway/browser-client'
import { downloadDeskReport, readDeskReport } from '@/lib/gateway/contracts/desk/reports'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import type { GatewayCall } from '@/lib/query/reading'
import { saveFile } from '@/lib/save-file'
import type { ReportQuery } from '../model/report-address'

export function deskReport(query: ReportQuery) {
  return (send: GatewayCall) => send(readDeskReport, { body: query })
}

export async function downloadReport(query: ReportQuery) {
  const { report, from, to } = query
  const { blob } = requireResponse(
    await browserGateway().call(downloadDeskReport, { body: query }, { handlesErrors: true }),
  )
  saveFile({ blob, name: `${report}-${from}-${to}.csv` })
}
