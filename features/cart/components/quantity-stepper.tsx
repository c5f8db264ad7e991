'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { fitQuantity } from '@/lib/parts/offers'
import styles from './quantity-stepper.module.css'

type Props = {
  /** What is counted, for those who hear it. */
  name: string
  quantity: number
  multiplicity: number
  maxQuantity: number
  isWide?: boolean
  onChange: (quantity: number) => void
  /** One step below the least; without it the stepper stops there. */
  onRemove?: () => void
}

/** Pieces in steps of the multiplicity, at most what is there; typed numbers are brought to the nearest that can be had. */
export function QuantityStepper({
  name,
  quantity,
  multiplicity,
  maxQuantity,
  isWide = false,
  onChange,
  onRemove,
}: Props) {
  const [typed, setTyped] = useState<string>()
  const step = Math.max(1, multiplicity)
  const isLeast = quantity <= step
  const isMost = quantity + step > maxQuantity

  const decrease = () => {
    if (isLeast) onRemove?.()
    else onChange(fitQuantity(quantity - step, step, Math.max(maxQuantity, quantity)))
  }

  const commit = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const wanted = Number(typed)
    if (typed === '' || wanted === quantity) return
    if (wanted === 0 && onRemove) return onRemove()
    const fitted = fitQuantity(wanted, step, maxQuantity)
    if (fitted > 0 && fitted !== quantity) onChange(fitted)
  }

  return (
    <div
      className={isWide ? `${styles.stepper} ${styles.wide}` : styles.stepper}
      role="group"
      aria-label={`Количество, ${name}`}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={isLeast && onRemove ? 'Убрать из корзины' : 'Уменьшить'}
        disabled={isLeast && !onRemove}
        onClick={decrease}
      >
        <Icon name="minus" />
      </button>
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label="Количество"
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(undefined)
        }}
      />
      <button
        type="button"
        className={styles.button}
        aria-label="Увеличить"
        disabled={isMost}
        onClick={() => onChange(fitQuantity(quantity + step, step, maxQuantity))}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
