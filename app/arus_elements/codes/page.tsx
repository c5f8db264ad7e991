import type { Metadata } from 'next'
import { deskCodesOptions } from '@/features/desk/api/code-queries'
import { CodeScreen } from '@/features/desk/components/code-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Коды для покупателей'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/codes') }

export default function CodesPage() {
  return (
    <DeskFrame title={TITLE} place={deskHrefs.codes}>
      <ReadAhead queries={[deskCodesOptions]}>
        <CodeScreen />
      </ReadAhead>
    </DeskFrame>
  )
}
