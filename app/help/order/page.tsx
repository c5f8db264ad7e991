import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { OrderLookUp } from '@/features/orders/components/order-look-up'
import { PlainLookUp } from '@/features/orders/components/plain-look-up'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import styles from './page.module.css'

const TITLE = 'Где мой заказ'
const LEAD =
  'Узнайте без входа в кабинет, что с заказом и когда его ждать: нужны номер заказа и телефон из него.'

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.orderLookUp), {
    title: TITLE,
    description: LEAD,
    path: hrefs.orderLookUp,
  })
}

export default function OrderLookUpPage() {
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
      <p className={styles.lead}>{LEAD}</p>
      <OrderLookUp plain={<PlainLookUp />} />
    </div>
  )
}
