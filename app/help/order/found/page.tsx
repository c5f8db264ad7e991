import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { LookedUpOrder } from '@/features/orders/components/look-up/looked-up-order'
import { PlainLookUp } from '@/features/orders/components/look-up/plain-look-up'
import { findOrder } from '@/features/orders/server/find-order'
import { FORM_COOKIE, readSavedForm } from '@/lib/forms/saved-form'
import { robotsOf } from '@/lib/routing/pages'
import { LOOK_UP_TITLE, LookUpPage } from '../_components/look-up-page'

const LEAD =
  'Осталось указать телефон из заказа: покажем, что с ним. Отмена, возврат и документы — в кабинете.'

export const metadata: Metadata = { title: LOOK_UP_TITLE, robots: robotsOf('/help/order/found') }

/** What the look-up without scripts has found, or why it has not. It is for one visitor alone. */
export default async function FoundOrderPage() {
  const { orderNumber = '', phone = '' } = readSavedForm((await cookies()).get(FORM_COOKIE)?.value)
  const isAsked = phone !== ''
  const found = isAsked ? await findOrder(await headers(), { orderNumber, phone }) : undefined
  return (
    <LookUpPage {...(!isAsked && { lead: LEAD })}>
      {found?.kind === 'found' && <LookedUpOrder order={found.order} heading={null} />}
      <PlainLookUp
        orderNumber={orderNumber}
        phone={phone}
        problem={found?.kind === 'refused' ? found.problem : undefined}
      />
    </LookUpPage>
  )
}
