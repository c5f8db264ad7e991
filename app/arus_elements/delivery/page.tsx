import type { Metadata } from 'next'
import { deliveryRulesOptions } from '@/features/desk/api/rule-queries'
import { DeliveryScreen } from '@/features/desk/components/delivery/delivery-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Доставка'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/delivery') }

export default function DeliveryPage() {
  return (
    <DeskFrame title={TITLE} place={deskHrefs.delivery}>
      <ReadAhead queries={[deliveryRulesOptions]}>
        <DeliveryScreen />
      </ReadAhead>
    </DeskFrame>
  )
}
