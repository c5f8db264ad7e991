'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { formatCount } from '@/lib/format/plural'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import type { CartLine } from '@/stores/cart/cart-line'
import { useCartActions } from '@/stores/cart/use-cart'
import { cartTotals } from '../model/cart-totals'
import { lineProblem } from '../model/line-terms'
import { GOODS } from '../model/messages'
import styles from './cart-totals.module.css'

type Props = {
  lines: readonly CartLine[]
  isCorporate: boolean
  hasMarkup: boolean
  /** What the club's card adds to the sums. */
  bonuses?: ReactNode
}

/** The totals of the order, and the button to the checkout. */
export function CartTotals({ lines, isCorporate, hasMarkup, bonuses: club }: Props) {
  const { flush } = useCartActions()
  const { count, pieces, unit, total, saved, bonuses, withMarkup } = cartTotals(lines)
  const isIncomplete = lines.some((line) => line.isInOrder && lineProblem(line) !== undefined)
  return (
    <aside className={styles.totals} aria-label="Итого">
      <h2 className={styles.heading}>Итого</h2>
      <dl className={styles.rows}>
        <div>
          <dt>
            {formatCount(count, GOODS)}
            {unit !== null && `, ${pieces} ${unit}`}
          </dt>
          <dd translate="no">{formatPrice(total)}</dd>
        </div>
        {saved > 0 && (
          <div className={styles.good}>
            <dt>Дешевле прежних цен</dt>
            <dd>{formatPrice(saved)}</dd>
          </div>
        )}
        {!isCorporate && bonuses > 0 && (
          <div className={styles.good}>
            <dt>Бонусы за заказ</dt>
            <dd>+{formatPriceAutorub(bonuses)}</dd>
          </div>
        )}
        {hasMarkup && withMarkup !== total && (
          <div>
            <dt>С вашей наценкой</dt>
            <dd>{formatPrice(withMarkup)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.bar}>
        <p className={styles.sum} aria-live="polite">
          <span className="visually-hidden">К оплате </span>
          <span translate="no">{formatPrice(total)}</span>
        </p>
        {count > 0 && (
          <a
            className={`${buttonClass({ wide: true })} ${styles.order}`}
            href={hrefs.checkout}
            data-prefetch="none"
            onClick={() => void flush()}
          >
            Оформить заказ
          </a>
        )}
      </div>
      {club}
      {isIncomplete && (
        <p className={styles.note}>Не всё из заказа есть в наличии: посмотрите отмеченные строки.</p>
      )}
      <p className={styles.note}>
        {isCorporate
          ? 'Клиент, доставка и счёт выбираются при оформлении.'
          : 'Стоимость доставки и списание бонусов считаются при оформлении.'}
      </p>
    </aside>
  )
}
