import type { Metadata } from 'next'
import { paymentRulesOptions } from '@/features/desk/api/rule-queries'
import { PaymentScreen } from '@/features/desk/components/payment/payment-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Оплата'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/payment') }

export default function PaymentPage() {
  return (
    <DeskFrame title={TITLE} place={deskHrefs.payment}>
      <ReadAhead queries={[paymentRulesOptions]}>
        <PaymentScreen />
      </ReadAhead>
    </DeskFrame>
  )
}
