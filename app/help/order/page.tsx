import type { Metadata } from 'next'
import { OrderLookUp } from '@/features/orders/components/look-up/order-look-up'
import { PlainLookUp } from '@/features/orders/components/look-up/plain-look-up'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { LOOK_UP_LEAD, LOOK_UP_TITLE, LookUpPage } from './_components/look-up-page'

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.orderLookUp), {
    title: LOOK_UP_TITLE,
    description: LOOK_UP_LEAD,
    path: hrefs.orderLookUp,
  })
}

export default function OrderLookUpPage() {
  return (
    <LookUpPage lead={LOOK_UP_LEAD}>
      <OrderLookUp plain={<PlainLookUp />} />
    </LookUpPage>
  )
}
