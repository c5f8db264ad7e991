import type { Metadata } from 'next'
import {
  customerBonusesOptions,
  customerOptions,
  customerOrdersOptions,
} from '@/features/desk/api/customer-queries'
import { CustomerScreen } from '@/features/desk/components/customers/customer-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskFrame } from '../../_components/desk-frame'

const TITLE = 'Покупатель'

/** The name stays out of the title: titles are kept in histories and sent to counters of visits. */
export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/customers') }

type Props = { params: Promise<{ id: string }> }

export default async function CustomerPage({ params }: Props) {
  const { id } = await params
  return (
    <DeskFrame title={TITLE} place={deskHrefs.customers}>
      <ReadAhead queries={[customerOptions(id), customerOrdersOptions(id, 1), customerBonusesOptions(id, 1)]}>
        <CustomerScreen customerId={id} />
      </ReadAhead>
    </DeskFrame>
  )
}
