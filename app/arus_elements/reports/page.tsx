import type { Metadata } from 'next'
import { reportOptions } from '@/features/desk/api/report-options'
import { ReportScreen } from '@/features/desk/components/reports/report-screen'
import { readReportQuery } from '@/features/desk/model/report-address'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { toSearchParams } from '@/lib/routing/query'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Отчёты'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/reports') }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ReportsPage({ searchParams }: Props) {
  const now = new Date()
  const query = readReportQuery(toSearchParams(await searchParams), now)
  return (
    <DeskFrame title={TITLE} place={deskHrefs.reports}>
      <ReadAhead queries={[reportOptions(query)]}>
        <ReportScreen now={now.toISOString()} />
      </ReadAhead>
    </DeskFrame>
  )
}
