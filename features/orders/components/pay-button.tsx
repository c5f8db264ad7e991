'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'
import { usePageRestored } from '@/lib/interaction/use-page-restored'
import { safeHref } from '@/lib/routing/redirects/redirect-target'

const NOT_STARTED = 'Оплата сейчас недоступна. Попробуйте позже.'

type Props = {
  orderNumber: string
  /** Opens the page of the bank. */
  leave?: (href: string) => void
}

/** Leads to the payment of the order; card data never come here. */
export function PayButton({ orderNumber, leave = (href) => window.location.assign(href) }: Props) {
  const queries = useQueryClient()
  const report = (text: string) => void notify({ kind: 'error', title: 'Ошибка', text })
  const payment = useMutation({
    mutationFn: async () => {
      const { startPayment } = await import('../api/order-writes')
      const response = await startPayment(orderNumber)
      const href = response?.paymentUrl ? safeHref(response.paymentUrl) : null
      if (href) leave(href)
      else if (response?.isPaid) await queries.invalidateQueries({ queryKey: ['orders'] })
      else if (response) report(NOT_STARTED)
      return href
    },
    onError: (error) => report(isGatewayError(error) ? error.message : NOT_STARTED),
  })
  const { mutate, reset } = payment
  const isBusy = payment.isPending || Boolean(payment.data)

  usePageRestored(reset)

  return (
    <Button aria-disabled={isBusy} onClick={() => !isBusy && mutate()}>
      {isBusy ? 'Открываем оплату…' : 'Оплатить'}
    </Button>
  )
}
