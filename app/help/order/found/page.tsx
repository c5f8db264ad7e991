import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { LookedUpOrder } from '@/features/orders/components/look-up/looked-up-order'
import { PlainLookUp } from '@/features/orders/components/look-up/plain-look-up'
import { findOrder } from '@/features/orders/server/find-order'
import { FORM_COOKIE, readSavedForm } from '@/lib/forms/saved-form'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { toSearchParams } from '@/lib/routing/query'
import { LOOK_UP_LEAD, LOOK_UP_TITLE, LookUpPage } from '../_components/look-up-page'

export const metadata: Metadata = { title: LOOK_UP_TITLE, robots: robotsOf('/help/order/found') }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/**
 * What the look-up without scripts has found, or why it has not; for the link of an email the form with the number of its order.
 * It is for one visitor alone.
 */
export default async function FoundOrderPage({ searchParams }: Props) {
  const number = toSearchParams(await searchParams).get('order')
  if (number !== null) {
    return (
      <LookUpPage lead={LOOK_UP_LEAD}>
        <PlainLookUp orderNumber={number} />
        <p>
          Оплатить, отменить товар или скачать документы можно <a href={hrefs.signIn}>после входа</a>.
        </p>
      </LookUpPage>
    )
  }
  const { orderNumber = '', phone = '' } = readSavedForm((await cookies()).get(FORM_COOKIE)?.value)
  const found = await findOrder(await headers(), { orderNumber, phone })
  return (
    <LookUpPage>
      {found.kind === 'found' && <LookedUpOrder order={found.order} heading={null} />}
      <PlainLookUp
        orderNumber={orderNumber}
        phone={phone}
        problem={found.kind === 'refused' ? found.problem : undefined}
      />
    </LookUpPage>
  )
}
