import type { Metadata } from 'next'
import { deskOrderOptions } from '@/features/desk/api/order-queries'
import { DeskOrderScreen } from '@/features/desk/components/desk-order-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { robotsOf } from '@/lib/routing/pages'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { DeskFrame } from '../../_components/desk-frame'

type Props = { params: Promise<{ id: string }> }

const titleOf = (id: string) => `Заказ ${id}`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: titleOf((await params).id), robots: robotsOf('/arus_elements/orders') }
}

export default async function DeskOrderPage({ params }: Props) {
  const { id } = await params
  return (
    <DeskFrame title={titleOf(id)} place={deskHrefs.orders}>
      <ReadAhead queries={[deskOrderOptions(id)]}>
        <DeskOrderScreen orderNumber={id} />
      </ReadAhead>
    </DeskFrame>
  )
}
