'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/toast/notify'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { orderQueryOptions } from '../api/order-queries'
import type { Order } from '../model/order'
import styles from './order-screen.module.css'

/** Other ways to pay an order whose payment is open. */
export function ChangePayment({ order }: { order: Order }) {
  const queries = useQueryClient()
  const { orderNumber, otherPayments } = order
  const { mutate, isPending } = useMutation({
    mutationFn: async (paymentExternalId: string) => {
      const { changePayment } = await import('../api/order-writes')
      return changePayment(orderNumber, paymentExternalId)
    },
    onSuccess: async (changed) => {
      queries.setQueryData(orderQueryOptions('current', orderNumber).queryKey, changed)
      await notify({ kind: 'ok', title: 'Способ оплаты изменён', text: changed.payment.title })
      await queries.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: (error) => notifyFailure(error),
  })
  if (otherPayments.length === 0) return null
  return (
    <div role="group" aria-labelledby="other-payments" className={styles.actions}>
      <span id="other-payments" className={styles.label}>
        Оплатить по-другому:
      </span>
      {otherPayments.map(({ externalId, title }) => (
        <Button
          key={externalId}
          look="secondary"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(externalId)}
        >
          {title}
        </Button>
      ))}
    </div>
  )
}
