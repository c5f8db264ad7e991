'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import { ToneBadge } from '@/components/ui/tone-badge'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { formatMoment } from '@/lib/format/format-moment'
import { storageOptions } from '../api/storage-queries'
import type { StorageOrder } from '../model/storage'
import { storageTone } from '../model/storage-words'
import { BookedIssue } from './booked-issue'
import { IssueForm } from './issue-form'
import { StorageFacts } from './storage-facts'
import { StorageFailure } from './storage-failure'
import { StorageSkeleton } from './storage-skeletons'
import { StoredWheels } from './stored-wheels'
import styles from './storage-screen.module.css'

/** One set of wheels with all possible actions. */
export function StorageScreen({ number }: { number: string }) {
  const { data: order, error, refetch } = useQuery(storageOptions(number))
  const place = useRef<HTMLDivElement>(null)
  if (error && !order) return <StorageFailure error={error} onRetry={() => void refetch()} />
  if (!order) return <StorageSkeleton />
  return (
    <div ref={place} tabIndex={-1} className={styles.screen}>
      <div className={styles.head}>
        <p className={styles.name}>{order.title}</p>
        <ToneBadge tone={storageTone(order.status)} title={order.status.title} />
      </div>
      <Advice order={order} />
      <div className={styles.columns}>
        <StoredWheels wheels={order.items} />
        <StorageFacts order={order} />
        {order.issue && <BookedIssue issue={order.issue} place={place} />}
        {order.can_issue && <IssueForm number={number} place={place} />}
      </div>
      {order.history.length > 0 && (
        <section aria-labelledby="storage-history">
          <h2 id="storage-history" className={styles.heading}>
            Что было с комплектом
          </h2>
          <ol className={styles.history}>
            {order.history.toReversed().map(({ at, title }) => (
              <li key={`${at}/${title}`}>
                <time dateTime={at}>{formatMoment(at)}</time> {title}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

/** The next step of the owner in the state of the set. */
function Advice({ order: { status, date_from, date_to, warehouse } }: { order: StorageOrder }) {
  const end = formatDeliveryDateLong(date_to)
  switch (status.code) {
    case 'awaiting':
      return (
        <Notice>
          Ждём колёса с {formatDeliveryDateLong(date_from)}
          {warehouse && <>: {warehouse}</>}. Стоимость назовём после осмотра.
        </Notice>
      )
    case 'ending':
      return (
        <Notice kind="warning">
          Срок хранения заканчивается {end}. Заберите комплект или позвоните, чтобы продлить.
        </Notice>
      )
    case 'overdue':
      return (
        <Notice kind="error">
          Срок хранения закончился {end}. Колёса у нас: назначьте выдачу или позвоните, чтобы продлить.
        </Notice>
      )
    default:
      return null
  }
}
