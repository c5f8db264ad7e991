import type { Metadata } from 'next'
import { popularOptions } from '@/features/desk/api/popular-options'
import { PopularScreen } from '@/features/desk/components/popular/popular-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Популярные товары'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/popular') }

export default function PopularPage() {
  return (
    <DeskFrame title={TITLE} place={deskHrefs.popular}>
      <ReadAhead queries={[popularOptions]}>
        <PopularScreen />
      </ReadAhead>
    </DeskFrame>
  )
}
