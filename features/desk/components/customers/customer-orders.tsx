import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageSteps } from '@/components/ui/navigation/page-steps'
import { ToneBadge } from '@/components/ui/tone-badge'
import { formatMoment } from '@/lib/format/format-moment'
import { formatPrice } from '@/lib/format/price'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { customerOrdersOptions } from '../../api/customer-queries'
import { toneOf } from '../../model/words'
import { DeskPending } from '../desk-pending'
import styles from '../desk.module.css'
import rows from './customer-row.module.css'

export function CustomerOrders({ customerId }: { customerId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...customerOrdersOptions(customerId, page),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="orders">
      <h3 id="orders" className={styles.heading}>
        Заказы{data && data.pagination.total > 0 ? `: ${data.pagination.total}` : ''}
      </h3>
      {!data && <DeskPending error={error} refetch={refetch} lines={4} />}
      {data?.pagination.total === 0 && <p className={styles.soft}>Заказов ещё не было.</p>}
      {data && data.orders.length > 0 && (
        <ul className={styles.list} aria-label="Заказы покупателя" aria-busy={isPlaceholderData}>
          {data.orders.map(({ orderNumber, createdAt, status, totalPrice }) => (
            <li key={orderNumber} className={`${styles.row} ${rows.row}`}>
              <div>
                <a
                  className={`${styles.cover} ${styles.number}`}
                  href={deskHrefs.order(orderNumber)}
                  data-prefetch="none"
                >
                  {orderNumber}
                </a>
                <p className={styles.soft}>{formatMoment(createdAt)}</p>
              </div>
              <div>
                <ToneBadge tone={toneOf(status.code)} title={status.title} />
              </div>
              <p className={styles.number}>{formatPrice(totalPrice)}</p>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <PageSteps
          className={styles.tabs}
          label="Заказы"
          page={page}
          pages={data.pagination.pages}
          onChange={setPage}
        />
      )}
    </section>
  )
}
