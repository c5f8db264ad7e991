'use client'

import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { cartSummary } from '@/stores/cart/cart-summary'
import { useCart } from '@/stores/cart/use-cart'
import { GOODS } from '../../model/messages'
import styles from './cart-badge.module.css'

const MOST_SHOWN = 99

/** How many goods there are in the order; nothing while there are none. */
export function CartBadge() {
  const { count } = useCart(({ lines }) => cartSummary(lines))
  if (count === 0) return null
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">{formatCount(count, GOODS)}</span>
      <span aria-hidden="true" translate="no">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
    </span>
  )
}

/** The name of the cart, or what is in it, in whole rubles: there is no room for kopecks. */
export function CartSum() {
  const { count, total } = useCart(({ lines }) => cartSummary(lines))
  if (count === 0) return 'Корзина'
  return (
    <span className={styles.sum}>
      <span className="visually-hidden">Корзина, </span>
      <span translate="no">{formatPrice(Math.round(total))}</span>
    </span>
  )
}
