'use client'

import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatDeliveryTime } from '@/lib/format/delivery/delivery-time'
import { formatCount } from '@/lib/format/plural'
import { lowerFirst } from '@/lib/text/lower-first'
import { hrefs } from '@/lib/routing/hrefs'
import type { CartLine } from '@/stores/cart/cart-line'
import { useCartActions } from '@/stores/cart/use-cart'
import { GOODS } from '../../model/messages'
import { slowLines } from '../../model/slow-lines'
import styles from '../cart-screen.module.css'

type Props = { lines: readonly CartLine[]; now: Date }

/** What the order waits for, and the ways not to wait. */
export function SlowLinesNotice({ lines, now }: Props) {
  const { change, flush } = useCartActions()
  const found = slowLines(lines)
  if (!found) return null
  const { slow, slowest, quickHours } = found
  const dayOf = (hours: number) => lowerFirst(formatDeliveryTime(hours, now))
  const postpone = () => slow.forEach(({ productId }) => change(productId, { isInOrder: false }))
  return (
    <Notice kind="info">
      <div className={styles.changed}>
        <p>
          Весь заказ будет {dayOf(slowest.deliveryTime)}: дольше всех едет{' '}
          <span translate="no">
            {slowest.brand} <span className="no-break">{slowest.article}</span>
          </span>
          . Остальное можно получить {dayOf(quickHours)}: отложенное останется в корзине.
        </p>
        <div className={styles.ways}>
          <Button look="secondary" small onClick={postpone}>
            Отложить {formatCount(slow.length, GOODS)}
          </Button>
          <a
            className={buttonClass({ look: 'secondary', small: true })}
            href={hrefs.checkout}
            data-prefetch="none"
            onClick={() => {
              postpone()
              void flush()
            }}
          >
            Оформить остальное
          </a>
        </div>
      </div>
    </Notice>
  )
}
