'use client'

import { useEffect, useRef } from 'react'
import type { CartLine } from '@/stores/cart/cart-line'
import { useCartActions } from '@/stores/cart/use-cart'
import styles from '../add-to-cart.module.css'
import { QuantityStepper } from './quantity-stepper'

type Props = {
  line: CartLine
  /** The button in whose place it comes was pressed; a cart that is read with the page moves no focus. */
  isPressed: boolean
  isWide?: boolean
}

/** Quantity of a product that is in the cart, in the place of the button that put it there. */
export function HeldStepper({ line, isPressed, isWide = false }: Props) {
  const { change, remove } = useCartActions()
  const box = useRef<HTMLDivElement>(null)
  const id = line.productId

  // The button under the focus has just gone: «+» in its place takes the focus over, as the field would open a keyboard.
  useEffect(() => {
    if (isPressed && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }, [isPressed])

  return (
    <div ref={box} className={styles.stepper}>
      <QuantityStepper
        name={`${line.brand} ${line.article}`}
        quantity={line.quantity}
        multiplicity={line.multiplicity}
        maxQuantity={line.maxQuantity}
        isWide={isWide}
        onChange={(quantity) => change(id, { quantity, isInOrder: true })}
        onRemove={() => void remove([id]).catch(() => undefined)}
      />
    </div>
  )
}
