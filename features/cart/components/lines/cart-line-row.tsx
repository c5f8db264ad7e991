'use client'

import { memo, type ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon'
import { PartTitle } from '@/components/ui/part-title'
import { formatPercent } from '@/lib/format/format-percent'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import { lineCost, pieceCost } from '@/lib/parts/terms/cart-rules'
import { hrefs } from '@/lib/routing/hrefs'
import type { CartLine, LineChange, LineId } from '@/stores/cart/cart-line'
import type { UserCar } from '@/stores/user/user-state'
import { lineCostWithMarkup } from '../../model/cart-totals'
import { lineProblem, sellerWords, termWords } from '../../model/line-terms'
import type { PriceChange } from '../../model/price-watch'
import styles from './cart-line-row.module.css'
import { LineCar } from './line-car'
import { QuantityStepper } from './quantity-stepper'

const PICTURE_PX = 80

export type LineHandlers = {
  change: (id: LineId, change: LineChange) => void
  remove: (ids: readonly LineId[]) => void
  select: (id: LineId, isSelected: boolean) => void
}

type Props = {
  line: CartLine
  now: Date
  isSelected: boolean
  /** Retail shoppers earn bonuses. */
  hasBonuses: boolean
  /** Corporate ones see their markup. */
  hasMarkup: boolean
  priceChange: PriceChange | undefined
  /** The garage, of which a line may be for one. */
  cars: readonly UserCar[]
  handlers: LineHandlers
  bookmarkFor?: ((line: CartLine) => ReactNode) | undefined
  fitmentFor?: ((line: CartLine) => ReactNode) | undefined
}

/** One line of the cart. Drawn anew only when it changes itself: a cart holds hundreds of them. */
export const CartLineRow = memo(function CartLineRow({
  line,
  now,
  isSelected,
  hasBonuses,
  hasMarkup,
  priceChange,
  cars,
  handlers,
  bookmarkFor,
  fitmentFor,
}: Props) {
  const id = line.productId
  const name = `${line.brand} ${line.article}`
  const placing = line.isInOrder ? 'Отложить' : 'В заказ'
  const problem = lineProblem(line)
  const isGone = problem?.kind === 'gone'
  const { internalCode } = line
  return (
    <li className={isGone ? `${styles.line} ${styles.gone}` : styles.line}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => handlers.select(id, event.target.checked)}
        />
        <span className="visually-hidden">Выбрать {name}</span>
      </label>
      <Picture
        path={line.pictures[0] ?? null}
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <p className={styles.name}>
          <a href={hrefs.product({ internalCode, brand: line.brand, article: line.article })} translate="no">
            <b>{line.brand}</b> <span className="no-break">{line.article}</span>
          </a>
        </p>
        <p className={styles.title}>
          <PartTitle title={line.title} />
        </p>
        {fitmentFor?.(line)}
        <p className={styles.terms}>
          {!isGone && <span className={styles.term}>{termWords(line, now)}</span>}
          <span>{sellerWords(line)}</span>
        </p>
        {isGone && (
          <p className={styles.problem}>
            Нет в наличии. <a href={hrefs.analogsOf(line.article, line.brand)}>Подобрать замену</a>
          </p>
        )}
        {problem?.kind === 'short' && (
          <p className={styles.problem}>
            Осталось {problem.rest} шт.{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => handlers.change(id, { quantity: problem.rest })}
            >
              Оставить {problem.rest}
            </button>
          </p>
        )}
        {priceChange && <PriceNote change={priceChange} />}
        {cars.length > 0 && (
          <LineCar line={line} cars={cars} onChange={(car) => handlers.change(id, { car })} />
        )}
      </div>
      <div className={styles.quantity}>
        {!isGone && (
          <QuantityStepper
            name={name}
            quantity={line.quantity}
            multiplicity={line.multiplicity}
            maxQuantity={line.maxQuantity}
            onChange={(quantity) => handlers.change(id, { quantity })}
          />
        )}
        {!isGone && line.multiplicity > 1 && <span className={styles.note}>по {line.multiplicity} шт.</span>}
        {isGone && <span className={styles.note}>{line.quantity} шт.</span>}
      </div>
      <div className={styles.cost}>
        {!isGone && (
          <>
            <span className={styles.sum}>{formatPrice(lineCost(line))}</span>
            <span className={styles.note}>
              {formatPrice(pieceCost(line))} за шт.
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
        )}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          aria-label={`${placing}, ${name}`}
          onClick={() => handlers.change(id, { isInOrder: !line.isInOrder })}
        >
          <Icon name={line.isInOrder ? 'clock' : 'cart'} size={16} />
          {placing}
        </button>
        {bookmarkFor?.(line)}
        <button
          type="button"
          className={styles.action}
          aria-label={`Удалить, ${name}`}
          onClick={() => handlers.remove([id])}
        >
          <Icon name="close" size={16} />
          Удалить
        </button>
      </div>
    </li>
  )
})

function PriceNote({ change: { was, now } }: { change: PriceChange }) {
  return (
    <p className={now > was ? styles.dearer : styles.cheaper}>
      {now > was ? 'Цена выросла' : 'Цена снизилась'}: было {formatPrice(was)}
    </p>
  )
}
