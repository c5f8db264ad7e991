'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { BeyondTheEnd } from '@/components/ui/navigation/beyond-the-end'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/navigation/pagination'
import { MAX_ID_LENGTH } from '@/lib/gateway/contracts/limits'
import type { listOrders } from '@/lib/gateway/contracts/orders/orders'
import type { ResponseOf } from '@/lib/gateway/operation'
import { hrefs } from '@/lib/routing/hrefs'
import { orderListOptions } from '../../api/order-queries'
import type { OrderKind } from '../../model/order'
import { fieldText } from '../../model/field-text'
import { orderListHref, readOrderListQuery } from '../../model/order-list-address'
import { OrderFailure } from '../order-failure'
import { OrderListSkeleton } from '../order-skeletons'
import { OrderRow } from './order-row'
import formStyles from '@/components/form/form.module.css'
import styles from './order-list.module.css'

const BASE: Readonly<Record<OrderKind, string>> = { current: hrefs.orders, archive: hrefs.ordersArchive }

/** Orders, newest first, found by a number or by their content. Page and search are in the address. */
export function OrderList({ kind }: { kind: OrderKind }) {
  const query = readOrderListQuery(new URLSearchParams(useSearchParams()))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...orderListOptions(kind, query),
    placeholderData: keepPreviousData,
  })
  if (!data && !error) return <OrderListSkeleton />
  const hasSomething = !data || data.orders.length > 0 || query.search !== ''
  return (
    <div className={styles.screen}>
      <nav className={styles.kinds} aria-label="Какие заказы">
        <KindLink kind="current" current={kind} title="Текущие" />
        <KindLink kind="archive" current={kind} title="Архив" />
      </nav>
      {hasSomething && <OrderSearch key={query.search} kind={kind} search={query.search} />}
      {data ? (
        <Found kind={kind} query={query} data={data} isBusy={isPlaceholderData} />
      ) : (
        <OrderFailure error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

/** A new address fills the field anew. */
function OrderSearch({ kind, search }: { kind: OrderKind; search: string }) {
  const router = useRouter()
  return (
    <form
      className={styles.search}
      role="search"
      aria-label="Поиск по заказам"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = fieldText(event.currentTarget, 'search')
        router.push(orderListHref(BASE[kind], { page: 1, search: typed }))
      }}
    >
      <label className={formStyles.field}>
        <span className={formStyles.label}>Номер заказа или деталь</span>
        <input
          className={formStyles.input}
          type="search"
          name="search"
          maxLength={MAX_ID_LENGTH}
          defaultValue={search}
        />
      </label>
      <Button type="submit" look="secondary">
        Найти
      </Button>
    </form>
  )
}

type FoundProps = {
  kind: OrderKind
  query: ReturnType<typeof readOrderListQuery>
  data: ResponseOf<typeof listOrders>
  isBusy: boolean
}

function Found({ kind, query, data: { orders, pagination }, isBusy }: FoundProps) {
  const { page, pages, total } = pagination
  return (
    <>
      {orders.length === 0 ? (
        total > 0 ? (
          <BeyondTheEnd start={orderListHref(BASE[kind], { ...query, page: 1 })} />
        ) : (
          <NoOrders kind={kind} search={query.search} />
        )
      ) : (
        <ul className={styles.list} aria-label="Заказы" aria-busy={isBusy}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} kind={kind} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(next) => orderListHref(BASE[kind], { ...query, page: next })}
      />
    </>
  )
}

function KindLink({ kind, current, title }: { kind: OrderKind; current: OrderKind; title: string }) {
  return (
    <a
      className={styles.kind}
      href={BASE[kind]}
      data-prefetch="none"
      aria-current={kind === current ? 'page' : undefined}
    >
      {title}
    </a>
  )
}

function NoOrders({ kind, search }: { kind: OrderKind; search: string }) {
  if (search !== '') {
    return (
      <EmptyState
        title="Ничего не нашли"
        text={`По запросу «${search}» заказов нет. Попробуйте номер целиком или артикул.`}
        actions={
          <a className={buttonClass({ look: 'secondary' })} href={BASE[kind]}>
            Показать все
          </a>
        }
      />
    )
  }
  return kind === 'archive' ? (
    <EmptyState
      title="Архив пуст"
      text="Сюда попадают выданные и отменённые заказы."
      actions={
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.orders}>
          К текущим заказам
        </a>
      }
    />
  ) : (
    <EmptyState
      title="Текущих заказов нет"
      text="Выданные и отменённые лежат в архиве."
      actions={
        <a className={buttonClass()} href={hrefs.catalog}>
          В каталог
        </a>
      }
    />
  )
}
