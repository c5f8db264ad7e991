'use client'

import { Picture } from '@/components/media/picture'
import { PartTitle } from '@/components/ui/part-title'
import { SumRow } from '@/components/ui/sum-row'
import { formatDeliveryPrice } from '@/lib/format/delivery/format-delivery-price'
import { formatPercent } from '@/lib/format/format-percent'
import { formatCount } from '@/lib/format/plural'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import { lineCost } from '@/lib/parts/terms/cart-rules'
import { hrefs } from '@/lib/routing/hrefs'
import type { CartLine } from '@/stores/cart/cart-line'
import { useCheckout, useCheckoutScope, useIsCorporate } from './checkout-context'
import { useTotals } from './use-totals'
import styles from './order-summary.module.css'

const PICTURE_PX = 56
const GOODS = ['товар', 'товара', 'товаров'] as const
const ALL_SHOWN = 3

/** Lines and sum of the order; in view on every step. */
export function OrderSummary() {
  const { customer, flow, promo: Promo } = useCheckoutScope()
  const items = useCheckout((state) => state.items)
  const isPickup = useCheckout((state) => state.receiptStep.isPickup)
  const isCorporate = useIsCorporate()
  const hasCard = useCheckout((state) => state.bonusCard !== null)
  const { goods, goodsWithMarkup, fee, isAgreed, writeOff, gift, reward, toPay } = useTotals()
  return (
    <aside className={styles.summary} aria-label="Ваш заказ" id="order-summary">
      <h2 className={styles.title}>Ваш заказ</h2>
      <details className={styles.lines} open={items.length <= ALL_SHOWN}>
        <summary>{formatCount(items.length, GOODS)}</summary>
        <ul className={`scroll-area ${styles.list}`}>
          {items.map((line) => (
            <SummaryLine key={line.productId} line={line} />
          ))}
        </ul>
      </details>
      <dl className={styles.totals} aria-live="polite">
        <SumRow title="Товары" value={formatPrice(goods)} />
        {goodsWithMarkup !== null && (
          <SumRow
            title={`С вашей наценкой ${formatPercent(customer.markup)}`}
            value={formatPrice(goodsWithMarkup)}
          />
        )}
        <SumRow title={isPickup ? 'Самовывоз' : 'Доставка'} value={formatDeliveryPrice(fee, isAgreed)} />
        {writeOff > 0 && <SumRow title="Бонусами" value={`−${formatPrice(writeOff)}`} />}
        {gift > 0 && <SumRow title="Подарочной картой" value={`−${formatPrice(gift)}`} />}
        {reward !== null && reward > 0 && (
          <SumRow title="Начислим бонусов" value={formatPriceAutorub(reward)} />
        )}
        <SumRow
          title={fee === null ? 'К оплате без доставки' : 'К оплате'}
          value={formatPrice(toPay)}
          isTotal
        />
      </dl>
      {!isCorporate && Promo && <Promo hasCard={hasCard} onApplied={flow.recount} />}
      <a href={hrefs.cart}>Изменить корзину</a>
    </aside>
  )
}

/** The same sum at the foot of a small screen; hidden from screen readers, which read the list above. */
export function TotalBar() {
  const { toPay } = useTotals()
  const count = useCheckout((state) => state.items.length)
  return (
    <div className={styles.bar} aria-hidden="true">
      <span>{formatCount(count, GOODS)}</span>
      <span className={styles.barSum}>{formatPrice(toPay)}</span>
    </div>
  )
}

function SummaryLine({ line }: { line: CartLine }) {
  const { fitmentFor } = useCheckoutScope()
  return (
    <li className={styles.line}>
      <Picture path={line.pictures[0] ?? null} alt="" width={PICTURE_PX} height={PICTURE_PX} />
      <div className={styles.what}>
        <span>
          <PartTitle title={line.title || `${line.brand} ${line.article}`} />
        </span>
        <span className={styles.soft}>
          <span translate="no">
            {line.brand} <span className="no-break">{line.article}</span>
          </span>
          ,{' '}
          <span className="no-break">
            {line.quantity} {line.unit}
          </span>
        </span>
        {line.car && <span className={styles.soft}>Для автомобиля {line.car.title}</span>}
        {fitmentFor?.(line)}
      </div>
      <span className={styles.cost}>{formatPrice(lineCost(line))}</span>
    </li>
  )
}
