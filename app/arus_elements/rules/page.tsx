import type { Metadata } from 'next'
import { markupRulesOptions } from '@/features/desk/api/markup-queries'
import { MarkupScreen } from '@/features/desk/components/markup/markup-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Наценки'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/rules') }

export default function RulesPage() {
  return (
    <DeskFrame title={TITLE} place={deskHrefs.rules}>
      <ReadAhead queries={[markupRulesOptions]}>
        <MarkupScreen />
      </ReadAhead>
    </DeskFrame>
  )
}
