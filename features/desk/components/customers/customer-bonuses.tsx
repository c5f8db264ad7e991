import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageSteps } from '@/components/ui/navigation/page-steps'
import { formatMoment } from '@/lib/format/format-moment'
import { formatNumber } from '@/lib/format/number'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { type Customer, customerBonusesOptions } from '../../api/customer-queries'
import { DeskPending } from '../desk-pending'
import styles from '../desk.module.css'

type Props = { customerId: string; card: NonNullable<Customer['card']> }

export function CustomerBonuses({ customerId, card }: Props) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...customerBonusesOptions(customerId, page),
    placeholderData: keepPreviousData,
  })
  const { number, balance, pending, expiring } = card
  const state = [
    `Можно потратить: ${formatNumber(balance)}`,
    pending > 0 && `ждут выдачи: ${formatNumber(pending)}`,
    expiring && `${formatNumber(expiring.amount)} сгорят ${formatMoment(expiring.at)}`,
  ]
  return (
    <section aria-labelledby="bonuses">
      <h3 id="bonuses" className={styles.heading}>
        Бонусная карта <span className="no-break">{number}</span>
      </h3>
      <p>{state.filter(Boolean).join(', ')}</p>
      {!data && <DeskPending error={error} refetch={refetch} lines={4} />}
      {data?.pagination.total === 0 && <p className={styles.soft}>Операций ещё не было.</p>}
      {data && data.items.length > 0 && (
        <ul className={styles.list} aria-label="Операции по карте" aria-busy={isPlaceholderData}>
          {data.items.map(({ id, title, amount, orderNumber, createdAt }) => (
            <li key={id} className={styles.offer}>
              <div>
                {orderNumber === null ? (
                  <p>{title}</p>
                ) : (
                  <a href={deskHrefs.order(orderNumber)} data-prefetch="none">
                    {title}
                  </a>
                )}
                <p className={styles.soft}>{formatMoment(createdAt)}</p>
              </div>
              <p className={styles.number}>
                {amount > 0 ? '+' : '−'}
                {formatNumber(Math.abs(amount))}
              </p>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <PageSteps
          className={styles.tabs}
          label="Операции"
          page={page}
          pages={data.pagination.pages}
          onChange={setPage}
        />
      )}
    </section>
  )
}
