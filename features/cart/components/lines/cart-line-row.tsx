'use client'

import { memo, type ReactNode } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon'
import type { CartLine, LineChange, LineId } from '@/stores/cart/cart-line'
import type { UserCar } from '@/stores/user/user-state'
import { lineProblem } from '../../model/line-terms'
import type { PriceChange } from '../../model/price-watch'
import styles from './cart-line-row.module.css'
import { LineCar } from './line-car'
import { LineCost } from './line-cost'
import { LineFacts } from './line-facts'
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
  const isGone = lineProblem(line)?.kind === 'gone'
  return (
    <li className={isGone ? `${styles.line} ${styles.gone}` : styles.line}>
      <label className={styles.select}>
        <Checkbox checked={isSelected} onValue={(isOn) => handlers.select(id, isOn)} />
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
        <LineFacts
          line={line}
          now={now}
          priceChange={priceChange}
          fitment={fitmentFor?.(line)}
          onKeepRest={(quantity) => handlers.change(id, { quantity })}
        />
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
        {!isGone && line.multiplicity > 1 && (
          <span className={styles.note}>
            по {line.multiplicity} {line.unit}
          </span>
        )}
        {isGone && (
          <span className={styles.note}>
            {line.quantity} {line.unit}
          </span>
        )}
      </div>
      <div className={styles.cost}>
        {!isGone && <LineCost line={line} hasBonuses={hasBonuses} hasMarkup={hasMarkup} />}
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
