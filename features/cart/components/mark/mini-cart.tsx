'use client'

import { Picture } from '@/components/media/picture'
import { PartTitle } from '@/components/ui/part-title'
import { buttonClass } from '@/components/ui/button'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { lineCost } from '@/lib/parts/terms/cart-rules'
import { hrefs } from '@/lib/routing/hrefs'
import type { CartLine } from '@/stores/cart/cart-line'
import { cartSummary } from '@/stores/cart/cart-summary'
import { useCart } from '@/stores/cart/use-cart'
import { GOODS } from '../../model/messages'
import styles from './mini-cart.module.css'

const SHOWN_LINES = 5
const PICTURE_PX = 48

/** The latest lines of the order, what it costs, and the ways on. */
export function MiniCart() {
  const lines = useCart((cart) => cart.lines)
  const { count, total } = cartSummary(lines)
  const ordered = lines.filter(({ isInOrder }) => isInOrder)
  const rest = ordered.length - SHOWN_LINES
  return (
    <div className={styles.frame}>
      <section className={styles.panel} aria-label="В корзине">
        <ul className={styles.list}>
          {ordered.slice(0, SHOWN_LINES).map((line) => (
            <MiniLine key={line.productId} line={line} />
          ))}
        </ul>
        {rest > 0 && <p className={styles.rest}>И ещё {formatCount(rest, GOODS)}</p>}
        {count === 0 && <p className={styles.rest}>Все товары отложены.</p>}
        <p className={styles.total}>
          Итого <b>{formatPrice(total)}</b>
        </p>
        <div className={styles.ways}>
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.cart} data-prefetch="none">
            Корзина
          </a>
          {count > 0 && (
            <a className={buttonClass()} href={hrefs.checkout} data-prefetch="none">
              Оформить
            </a>
          )}
        </div>
      </section>
    </div>
  )
}

function MiniLine({ line }: { line: CartLine }) {
  const { brand, article, internalCode, quantity, pictures } = line
  return (
    <li className={styles.line}>
      <Picture path={pictures[0] ?? null} alt="" width={PICTURE_PX} height={PICTURE_PX} />
      <a className={styles.name} href={hrefs.product({ internalCode, brand, article })} data-prefetch="none">
        <span translate="no">
          <b>{brand}</b> <span className="no-break">{article}</span>
        </span>
        <span className={styles.title}>
          <PartTitle title={line.title} />
        </span>
      </a>
      <span className={styles.cost}>
        {formatPrice(lineCost(line))}
        <span className={styles.title}>
          {quantity} {line.unit}
        </span>
      </span>
    </li>
  )
}
