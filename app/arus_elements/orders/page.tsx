import type { Metadata } from 'next'
import { deskOrdersOptions } from '@/features/desk/api/order-queries'
import { DeskOrderList } from '@/features/desk/components/desk-order-list'
import { readDeskQuery } from '@/features/desk/model/desk-address'
import { ReadAhead } from '@/lib/query/read-ahead'
import { robotsOf } from '@/lib/routing/pages'
import { toSearchParams } from '@/lib/routing/query'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Заказы покупателей'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/orders') }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OrderDeskPage({ searchParams }: Props) {
  const query = readDeskQuery(toSearchParams(await searchParams))
  return (
    <DeskFrame title={TITLE} place={deskHrefs.orders}>
      <ReadAhead queries={[deskOrdersOptions(query)]}>
        <DeskOrderList />
      </ReadAhead>
    </DeskFrame>
  )
}
