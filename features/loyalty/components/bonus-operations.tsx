'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { BeyondTheEnd } from '@/components/ui/navigation/beyond-the-end'
import { Pagination } from '@/components/ui/navigation/pagination'
import { TextSkeleton } from '@/components/ui/skeleton'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { formatPriceAutorub } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { parsePage } from '@/lib/routing/paging'
import { withQuery } from '@/lib/routing/query'
import { type BonusOperation, operationsOptions } from '../api/club-queries'
import { ClubFailure } from './club-failure'
import styles from './club.module.css'

const ROWS = 6

function hrefOf(page: number) {
  return `${withQuery(hrefs.loyalty, { page: page > 1 ? page : undefined })}#operations`
}

/** What came to the card, went and burnt, newest first. The page is in the address. */
export function BonusOperations() {
  const page = parsePage(useSearchParams().get('page'))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...operationsOptions(page),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.section} aria-labelledby="operations">
      <h2 id="operations" className={styles.heading}>
        История
      </h2>
      {error && !data ? (
        <ClubFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TextSkeleton lines={ROWS} />
      ) : data.items.length === 0 ? (
        data.pagination.total > 0 ? (
          <BeyondTheEnd start={hrefOf(1)} />
        ) : (
          <NoOperations />
        )
      ) : (
        <ul className={styles.operations} aria-label="Операции с бонусами" aria-busy={isPlaceholderData}>
          {data.items.map((operation) => (
            <Operation key={operation.id} operation={operation} />
          ))}
        </ul>
      )}
      {data && <Pagination page={data.pagination.page} pages={data.pagination.pages} hrefOf={hrefOf} />}
    </section>
  )
}

function Operation({ operation }: { operation: BonusOperation }) {
  const { amount, orderNumber, createdAt, remaining, expiresAt } = operation
  const title = operation.title.replace('№ ', '№\u00a0')
  return (
    <li className={styles.operation}>
      <div>
        <p>
          {orderNumber ? (
            <a className={styles.order} href={hrefs.order(orderNumber)} data-prefetch="none">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <p className={styles.soft}>
          {formatDeliveryDateLong(createdAt)}
          {expiresAt &&
            `. ${remaining < amount ? `Осталось ${formatPriceAutorub(remaining)}, сгорят` : 'Сгорят'} `}
          {expiresAt && formatDeliveryDateLong(expiresAt)}
        </p>
      </div>
      <p className={amount > 0 ? styles.came : styles.went}>
        {amount > 0 ? '+' : '−'}
        {formatPriceAutorub(Math.abs(amount))}
      </p>
    </li>
  )
}

function NoOperations() {
  return (
    <div className={styles.actions}>
      <p>Пока пусто: бонусы появятся здесь, когда вам выдадут первый заказ.</p>
      <a className={buttonClass({ look: 'secondary' })} href={hrefs.catalog}>
        В каталог
      </a>
    </div>
  )
}
