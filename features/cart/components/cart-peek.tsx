'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCart } from '@/stores/cart/use-cart'
import styles from './cart-peek.module.css'

const MiniCart = lazy(async () => ({ default: (await import('./mini-cart')).MiniCart }))

/** The way to the cart, and a look into it under the pointer of a mouse; Escape puts it away. */
export function CartPeek({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const isEmpty = useCart(({ lines }) => lines.length === 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what the look shows is one press away for the keyboard
    <div
      className={styles.holder}
      onPointerEnter={(event) => setOpen(event.pointerType === 'mouse')}
      onPointerLeave={() => setOpen(false)}
      onClick={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      {isOpen && !isEmpty && (
        <Suspense>
          <MiniCart />
        </Suspense>
      )}
    </div>
  )
}
