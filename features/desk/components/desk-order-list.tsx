'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { ToneBadge } from '@/components/ui/tone-badge'
import { formatMoment } from '@/lib/format/format-moment'
import { formatPrice } from '@/lib/format/price'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { type DeskList, deskOrdersOptions } from '../api/order-queries'
import { deskHref, type DeskQuery, readDeskQuery, wayOut } from '../model/desk-address'
import { toneOf } from '../model/words'
import { DeskPending } from './desk-pending'
import { NothingFound } from './nothing-found'
import { StepLinks } from './step-links'
import { OrderFilters } from './order-filters'
import styles from './desk.module.css'

const STATES: readonly { state: DeskQuery['state']; title: string }[] = [
  { state: 'open', title: 'Открытые' },
  { state: 'accepted', title: 'Принятые' },
  { state: 'in_work', title: 'В работе' },
  { state: 'ready', title: 'К выдаче' },
  { state: 'delivering', title: 'Доставляются' },
  { state: 'returns', title: 'Возвраты' },
  { state: 'closed', title: 'Закрытые' },
  { state: 'all', title: 'Все' },
]

/** Orders of all buyers. What is shown stands in the address, and the counts read themselves anew. */
export function DeskOrderList() {
  const query = readDeskQuery(new URLSearchParams(useSearchParams()))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...deskOrdersOptions(query),
    placeholderData: keepPreviousData,
  })
  useCountInTitle((data?.counts.accepted ?? 0) + (data?.counts.returns ?? 0))
  if (!data)
    return (
      <div className={styles.screen}>
        {error && <OrderFilters key="failed" query={query} shops={[]} />}
        <DeskPending error={error} refetch={refetch} lines={12} />
      </div>
    )
  return (
    <div className={styles.screen}>
      <OrderFilters query={query} shops={data.shops} />
      <nav className={styles.states} aria-label="Состояние заказов">
        {STATES.map(({ state, title }) => (
          <StateLink key={state} query={query} state={state} title={title} counts={data.counts} />
        ))}
      </nav>
      {data.orders.length === 0 ? (
        <NothingFound title="Заказов нет" text="По этим условиям ничего не нашлось." way={wayOut(query)} />
      ) : (
        <ul className={styles.list} aria-label="Заказы" aria-busy={isPlaceholderData}>
          {data.orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
      <StepLinks
        back={query.after === undefined ? undefined : [deskHref({ ...query, after: undefined }), 'К новым']}
        forward={data.next === null ? undefined : [deskHref({ ...query, after: data.next }), 'Более ранние']}
      />
    </div>
  )
}

/** The badge of the tab: orders and returns that wait for a manager. */
function useCountInTitle(count: number) {
  useLayoutEffect(() => {
    const show = (number: number) => {
      const plain = document.title.replace(/^\(\d+\) /, '')
      const title = number > 0 ? `(${number}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    show(count)
    // React may hydrate the page's title later than this list, and puts the plain words back.
    const watch = new MutationObserver(() => show(count))
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      show(0)
    }
  }, [count])
}

type StateProps = {
  query: DeskQuery
  state: DeskQuery['state']
  title: string
  counts: DeskList['counts']
}

function StateLink({ query, state, title, counts }: StateProps) {
  const count = state === 'closed' || state === 'all' ? undefined : counts[state]
  return (
    <a
      className={styles.tab}
      href={deskHref({ ...query, state, after: undefined })}
      data-prefetch="none"
      aria-current={state === query.state ? 'page' : undefined}
    >
      {title}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </a>
  )
}

function Row({ order }: { order: DeskList['orders'][number] }) {
  const { orderNumber, createdAt, buyer, status, totalPrice, isPaid, isPayable, shop, destination } = order
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.number}>
          <a className={styles.cover} href={deskHrefs.order(orderNumber)} data-prefetch="none">
            {orderNumber}
          </a>
        </h2>
        <span className={styles.soft}>{formatMoment(createdAt)}</span>
      </div>
      <div className={styles.buyer}>
        <p>{buyer.name}</p>
        <p className={styles.soft}>{shop ?? destination}</p>
      </div>
      <div>
        <ToneBadge tone={toneOf(status.code)} title={status.title} />
      </div>
      <div className={styles.sum}>
        <p>{formatPrice(totalPrice)}</p>
        <p className={styles.soft}>{isPaid ? 'оплачен' : isPayable ? 'ждёт оплаты' : 'при получении'}</p>
      </div>
    </li>
  )
}
