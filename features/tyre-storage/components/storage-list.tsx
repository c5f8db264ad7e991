'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { BeyondTheEnd } from '@/components/ui/navigation/beyond-the-end'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/navigation/pagination'
import { hrefs } from '@/lib/routing/hrefs'
import { parsePage } from '@/lib/routing/paging'
import { withQuery } from '@/lib/routing/query'
import { storageListOptions } from '../api/storage-queries'
import { StorageFailure } from './storage-failure'
import { StorageRow } from './storage-row'
import { StorageListSkeleton } from './storage-skeletons'
import styles from './storage-list.module.css'

/** The user's sets of wheels, and the way to store some where the shop does. The page of the list is in the address. */
export function StorageList({ isOffered = true }: { isOffered?: boolean }) {
  const page = parsePage(useSearchParams().get('page'))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...storageListOptions(page),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <StorageFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <StorageListSkeleton />
  if (data.pagination.total === 0) return <NothingStored isOffered={isOffered} />
  return (
    <div className={styles.screen}>
      {data.orders.length === 0 ? (
        <BeyondTheEnd start={hrefs.tyreStorage} />
      ) : (
        <ul className={styles.list} aria-label="Комплекты" aria-busy={isPlaceholderData}>
          {data.orders.map((order) => (
            <StorageRow key={order.order_number} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        page={data.pagination.page}
        pages={data.pagination.pages}
        hrefOf={(to) => withQuery(hrefs.tyreStorage, { page: to === 1 ? undefined : to })}
      />
    </div>
  )
}

function NothingStored({ isOffered }: { isOffered: boolean }) {
  if (!isOffered)
    return <EmptyState title="На хранении ничего нет" text="Шины на хранение магазин не принимает." />

  return (
    <EmptyState
      title="На хранении пока ничего нет"
      text="Сдайте шины на сезон: вымоем, осмотрим и выдадим к дню, который вы выберете."
      actions={
        <a className={buttonClass()} href={hrefs.autoserviceStorage}>
          Условия и цены
        </a>
      }
    />
  )
}
