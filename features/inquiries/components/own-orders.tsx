'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { formatPrice } from '@/lib/format/price'
import { QueryProvider } from '@/lib/query/query-provider'
import { ownOrdersOptions } from '../api/own-orders-options'
import styles from './inquiry-form.module.css'

const LIST_PX = 144

type Props = { chosen: string; onChoose: (orderNumber: string) => void }

/** The orders of the signed-in user; requested when they are shown. */
export function OwnOrders(props: Props) {
  return (
    <QueryProvider>
      <OrderList {...props} />
    </QueryProvider>
  )
}

function OrderList({ chosen, onChoose }: Props) {
  const { data, isError, refetch } = useQuery(ownOrdersOptions())
  if (isError) {
    return (
      <p role="alert" className={styles.soft}>
        Заказы не загрузились. Впишите номер или{' '}
        <Button look="plain" small onClick={() => void refetch()}>
          попробуйте ещё раз
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton height={LIST_PX} />
  if (data.length === 0) return <p className={styles.soft}>Заказов в вашем аккаунте пока нет.</p>
  return (
    <ul className={styles.orders} aria-label="Мои заказы">
      {data.map(({ orderNumber, createdAt, totalPrice, status }) => (
        <li key={orderNumber}>
          <button type="button" aria-pressed={orderNumber === chosen} onClick={() => onChoose(orderNumber)}>
            <span>
              {orderNumber} от {formatDeliveryDateLong(createdAt)}
            </span>
            <span className={styles.soft}>
              {status.title}, {formatPrice(totalPrice)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
