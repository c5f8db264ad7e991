'use client'

import { useEffect, useId, useState } from 'react'
import { afterPointerRelease, watchPointer } from '@/components/form/after-pointer-release'
import { Icon } from '@/components/ui/icon'
import { fitQuantity } from '@/lib/parts/terms/offers'
import { typedQuantity } from '../../model/typed-quantity'
import styles from './quantity-stepper.module.css'

type Props = {
  /** Accessible name of what is counted. */
  name: string
  quantity: number
  multiplicity: number
  maxQuantity: number
  isWide?: boolean
  onChange: (quantity: number) => void
  /** One step below the least; without it the stepper stops there. */
  onRemove?: () => void
}

/** Pieces in steps of the multiplicity, at most the stock; a typed number that is not available is changed with a note. */
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
  const [note, setNote] = useState<string | null>(null)
  const noteId = useId()
  const step = Math.max(1, multiplicity)
  const isLeast = quantity <= step
  const isMost = quantity + step > maxQuantity

  useEffect(watchPointer, [])

  const decrease = () => {
    setNote(null)
    if (isLeast) onRemove?.()
    else onChange(fitQuantity(quantity - step, step, Math.max(maxQuantity, quantity)))
  }

  const increase = () => {
    setNote(null)
    if (!isMost) onChange(fitQuantity(quantity + step, step, maxQuantity))
  }

  const commit = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const read = typedQuantity(typed, {
      quantity,
      multiplicity,
      maxQuantity,
      canBeNone: onRemove !== undefined,
    })
    // The note, or a removed row, would move the button under the pointer.
    afterPointerRelease(() => setNote(read.note))
    if (read.quantity === quantity) return
    if (read.quantity > 0) onChange(read.quantity)
    else afterPointerRelease(() => onRemove?.())
  }

  return (
    <div className={isWide ? styles.wideFrame : styles.frame}>
      <div
        className={isWide ? `${styles.stepper} ${styles.wide}` : styles.stepper}
        role="group"
        aria-label={`Количество, ${name}`}
      >
        <button
          type="button"
          className={styles.button}
          aria-label={isLeast && onRemove ? 'Убрать из корзины' : 'Уменьшить'}
          aria-disabled={(isLeast && !onRemove) || undefined}
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
          aria-describedby={note === null ? undefined : noteId}
          onChange={(event) => {
            setTyped(event.target.value)
            setNote(null)
          }}
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
          aria-disabled={isMost || undefined}
          onClick={increase}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p id={noteId} className={styles.note} role="status">
        {note}
      </p>
    </div>
  )
}
