'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { usePointerDelay } from '@/components/navigation/use-pointer-delay'
import { useCart } from '@/stores/cart/use-cart'
import styles from './cart-peek.module.css'

const MiniCart = lazy(async () => ({ default: (await import('./mini-cart')).MiniCart }))

/** The way to the cart, and a look into it where the pointer of a mouse stays for a moment; Escape puts it away. */
export function CartPeek({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const delay = usePointerDelay()
  const isEmpty = useCart(({ lines }) => lines.length === 0)
  const close = () => {
    delay.cancel()
    setOpen(false)
  }
  return (
    // What the look shows is one press away for the keyboard.
    <div
      className={styles.holder}
      onPointerEnter={(event) => event.pointerType === 'mouse' && delay.open(() => setOpen(true))}
      onPointerLeave={() => delay.close(() => setOpen(false))}
      onClick={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
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
