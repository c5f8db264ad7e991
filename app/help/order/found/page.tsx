import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { LookedUpOrder } from '@/features/orders/components/looked-up-order'
import { PlainLookUp } from '@/features/orders/components/plain-look-up'
import { findOrder } from '@/features/orders/server/find-order'
import { FORM_COOKIE, readKeptForm } from '@/lib/forms/kept-form'
import { hrefs } from '@/lib/routing/hrefs'
import styles from '../page.module.css'

const TITLE = 'Где мой заказ'

export const metadata: Metadata = { title: TITLE, robots: { index: false, follow: true } }

/** What the look-up without scripts has found, or why it has not. It is for one visitor alone. */
export default async function FoundOrderPage() {
  const { orderNumber = '', phone = '' } = readKeptForm((await cookies()).get(FORM_COOKIE)?.value)
  const found = await findOrder(await headers(), { orderNumber, phone })
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Помощь', href: hrefs.help },
          { title: TITLE },
        ]}
      />
      <h1 tabIndex={-1}>{TITLE}</h1>
      {found.kind === 'found' && <LookedUpOrder order={found.order} heading={null} />}
      <PlainLookUp
        orderNumber={orderNumber}
        phone={phone}
        problem={found.kind === 'refused' ? found.problem : undefined}
      />
    </div>
  )
}
