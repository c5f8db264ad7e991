'use client'

import { CountBadge } from '@/components/ui/count-badge'
import { formatPrice } from '@/lib/format/price'
import { cartSummary } from '@/stores/cart/cart-summary'
import { useCart } from '@/stores/cart/use-cart'
import { GOODS } from '../../model/messages'

export function CartBadge() {
  const { count } = useCart(({ lines }) => cartSummary(lines))
  return <CountBadge count={count} forms={GOODS} />
}

/** The name of the cart, or what is in it, in whole rubles: there is no room for kopecks. */
export function CartSum() {
  const { count, total } = useCart(({ lines }) => cartSummary(lines))
  if (count === 0) return 'Корзина'
  return (
    <span className="tabular no-break">
      <span className="visually-hidden">Корзина, </span>
      <span translate="no">{formatPrice(Math.round(total))}</span>
    </span>
  )
}
