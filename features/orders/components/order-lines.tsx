import { Picture } from '@/components/media/picture'
import { PartTitle } from '@/components/ui/part-title'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import type { OrderLine } from '../model/order'
import { expectedWords } from '../model/order-days'
import { lineName, linePrice, lineSum } from '../model/order-lines'
import { isOff, isRefused } from '../model/status-tone'
import { ForCar } from './for-car'
import { StatusBadge } from './status-badge'
import styles from './order-lines.module.css'

const PICTURE_PX = 64

/** Lines with their status, its reason, and the possible actions. */
export function OrderLines({ lines, hasMarkup }: { lines: readonly OrderLine[]; hasMarkup: boolean }) {
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className={styles.heading}>
        Товары
      </h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <Line key={line.productId} line={line} hasMarkup={hasMarkup} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, hasMarkup }: { line: OrderLine; hasMarkup: boolean }) {
  const { brand, article, internalCode, quantity, status, statusReason, deliveryDate, supplier, markup } =
    line
  const expected = expectedWords(status, deliveryDate)
  const { cancelledQuantity, refusedQuantity, refusedReason, returnedQuantity, unit } = line
  const isBack = status.code === 'returned'
  const ordered = quantity + cancelledQuantity + (isBack ? 0 : returnedQuantity)
  const cancelled = cancelledQuantity - refusedQuantity
  return (
    <li className={styles.line}>
      <Picture path={line.pictures[0] ?? null} alt="" width={PICTURE_PX} height={PICTURE_PX} />
      <div className={styles.what}>
        <a href={hrefs.product({ brand, article, internalCode })} data-prefetch="hover">
          <PartTitle title={lineName(line)} />
        </a>
        <span className={styles.soft}>
          <span translate="no">
            {brand} <span className="no-break">{article}</span>
          </span>
          {supplier && `, ${supplier}`}
        </span>
        {line.car && <ForCar car={line.car} className={styles.soft} />}
      </div>
      <div className={styles.state}>
        <StatusBadge status={status} />
        {statusReason && <span className={styles.soft}>{statusReason}</span>}
        {expected && <span className={styles.soft}>{expected}</span>}
        {status.code === 'issued' && internalCode && (
          <a href={hrefs.writeReview(internalCode)} data-prefetch="none">
            Написать отзыв
          </a>
        )}
        {isRefused(status) && (
          <a href={hrefs.search({ brand, article })} data-prefetch="none">
            Найти другое предложение
          </a>
        )}
      </div>
      <div className={styles.sum}>
        <span className={styles.price}>{formatPrice(lineSum(line, false))}</span>
        <span className={styles.soft}>
          {quantity} {unit} × {formatPrice(line.price)}
        </span>
        {line.bonuses > 0 && line.promotion && (
          <span className={styles.soft}>
            {line.promotion}: +{formatPriceAutorub(line.bonuses)}
          </span>
        )}
        {cancelled > 0 && !isOff(status) && (
          <span className={styles.soft}>
            отменено {cancelled} из {ordered} {unit}
          </span>
        )}
        {refusedQuantity > 0 && !isOff(status) && (
          <span className={styles.soft}>
            отказано {refusedQuantity} из {ordered} {unit}
            {refusedReason && `: ${refusedReason}`}
          </span>
        )}
        {returnedQuantity > 0 && !isBack && (
          <span className={styles.soft}>
            возвращено {returnedQuantity} {unit}
          </span>
        )}
        {hasMarkup && markup > 0 && (
          <span className={styles.soft}>
            с наценкой {formatPrice(linePrice(line, true))} за&nbsp;{unit}
          </span>
        )}
      </div>
    </li>
  )
}
