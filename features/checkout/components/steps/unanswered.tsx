'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import { useCheckoutScope, useFlowState } from '../checkout-context'
import styles from '../changed-lines.module.css'

/** An order was sent, and it is unknown whether it was placed. Sending it again checks that, and never makes a second one. */
export function Unanswered() {
  const { flow } = useCheckoutScope()
  const isSending = useFlowState((state) => state.isSending)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.changes} aria-labelledby="checkout-unanswered">
      <h2 id="checkout-unanswered" className={styles.title} ref={heading} tabIndex={-1}>
        Ответ о заказе не пришёл
      </h2>
      <p>
        Связь прервалась, пока заказ отправлялся. Отправьте его ещё раз: если он уже принят, покажем его
        номер, второго заказа не будет. Принятые заказы видны и в <a href={hrefs.orders}>списке заказов</a>.
      </p>
      <div className={styles.actions}>
        <Button aria-disabled={isSending} onClick={() => void flow.submit()}>
          {isSending ? 'Отправляем…' : 'Отправить ещё раз'}
        </Button>
        <Button look="secondary" aria-disabled={isSending} onClick={() => void flow.dropUnanswered()}>
          Вернуться к оформлению
        </Button>
      </div>
    </section>
  )
}
