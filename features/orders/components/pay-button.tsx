'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'
import { safeHref } from '@/lib/routing/redirect-target'

const NOT_STARTED = 'Оплата сейчас недоступна. Попробуйте позже.'

type Props = {
  orderNumber: string
  /** Leaves for the page of the bank. */
  leave?: (href: string) => void
}

/** Leads to where the order is paid; the card is never seen here. */
export function PayButton({ orderNumber, leave = (href) => window.location.assign(href) }: Props) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  // Back from the bank may restore the page as it was left: busy.
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  const pay = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { startPayment } = await import('../api/order-writes')
      const payment = await startPayment(orderNumber)
      const href = payment?.paymentUrl ? safeHref(payment.paymentUrl) : null
      if (href) return leave(href)
      if (payment?.isPaid) await queries.invalidateQueries({ queryKey: ['orders'] })
      else if (payment) void notify({ kind: 'error', title: 'Ошибка', text: NOT_STARTED })
    } catch (error) {
      void notify({
        kind: 'error',
        title: 'Ошибка',
        text: isGatewayError(error) ? error.message : NOT_STARTED,
      })
    }
    setBusy(false)
  }

  return (
    <Button aria-disabled={isBusy} onClick={() => void pay()}>
      {isBusy ? 'Открываем оплату…' : 'Оплатить'}
    </Button>
  )
}
