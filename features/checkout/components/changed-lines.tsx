'use client'

import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import type { LineChange } from '../model/lines/line-changes'
import { useCheckoutScope, useFlowState } from './checkout-context'
import styles from './changed-lines.module.css'

/** Differences from the lines that the shopper saw; nothing is sent before he agrees. */
export function ChangedLines() {
  const { flow } = useCheckoutScope()
  const changes = useFlowState((state) => state.changes)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
  }, [changes])

  return (
    <section className={styles.changes} aria-labelledby="checkout-changes">
      <h2 id="checkout-changes" className={styles.title} ref={heading} tabIndex={-1}>
        Заказ изменился, пока вы его собирали
      </h2>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.line.productId}>
            <span className={styles.name}>
              {change.line.title || `${change.line.brand} ${change.line.article}`}
            </span>
            {describe(change).map((text) => (
              <span key={text} className={styles.text}>
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => flow.acceptChanges()}>Согласиться и продолжить</Button>
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.cart}>
          Вернуться в корзину
        </a>
      </div>
    </section>
  )
}

function describe({ priceNow, priceBefore, quantityBefore, quantityNow }: LineChange): string[] {
  if (priceNow === null) return ['Закончился: в заказ не войдёт']
  const texts: string[] = []
  if (priceNow !== priceBefore) {
    const direction = priceNow > priceBefore ? 'выросла' : 'снизилась'
    texts.push(`Цена ${direction}: было ${formatPrice(priceBefore)}, стало ${formatPrice(priceNow)}`)
  }
  if (quantityNow !== quantityBefore) {
    texts.push(`Осталось ${quantityNow} из ${quantityBefore}`)
  }
  return texts
}
