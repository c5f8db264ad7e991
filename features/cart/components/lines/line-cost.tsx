import { formatPercent } from '@/lib/format/format-percent'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import { lineCost, pieceCost } from '@/lib/parts/terms/cart-rules'
import type { CartLine } from '@/stores/cart/cart-line'
import { lineCostWithMarkup } from '../../model/cart-totals'
import styles from './cart-line-row.module.css'

type Props = { line: CartLine; hasBonuses: boolean; hasMarkup: boolean }

/** Cost of a line that can be bought, and what the shopper earns by it. */
export function LineCost({ line, hasBonuses, hasMarkup }: Props) {
  return (
    <>
      <span className={styles.sum}>{formatPrice(lineCost(line))}</span>
      <span className={styles.note}>
        {formatPrice(pieceCost(line))} за {line.unit}
        {line.price !== null && line.oldPrice !== null && line.oldPrice > line.price && (
          <del>
            <span className="visually-hidden">Прежняя цена </span>
            {formatPrice(line.oldPrice)}
          </del>
        )}
      </span>
      {hasMarkup && line.markup > 0 && (
        <span className={styles.note}>
          с наценкой {formatPercent(line.markup)}: {formatPrice(lineCostWithMarkup(line))}
        </span>
      )}
      {hasBonuses && line.bonuses > 0 && (
        <span className={styles.bonuses}>+{formatPriceAutorub(line.bonuses)}</span>
      )}
      {hasBonuses && line.promotion && <span className={styles.note}>{line.promotion}</span>}
    </>
  )
}
