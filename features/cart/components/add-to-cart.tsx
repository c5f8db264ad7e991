'use client'

import { lazy, Suspense, useMemo, useState } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { buttonClass } from '@/components/ui/button'
import { usePending } from '@/lib/interaction/use-pending'
import { heldLine } from '@/stores/cart/held-line'
import { useCart, useCartActions } from '@/stores/cart/use-cart'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { useStores } from '@/stores/provider'
import { NO_SCRIPTS_ID } from '@/components/layout/no-scripts-id'
import { loadBuy, useBuy } from '../hooks/use-buy'
import styles from './add-to-cart.module.css'

const HeldStepper = lazy(async () => ({ default: (await import('./lines/held-stepper')).HeldStepper }))

type Props = {
  item: RequestedItem
  /** A tile's button fills its width, a row's keeps to itself, that of the buying box is the page's main one. */
  look?: 'tile' | 'row' | 'box'
}

/** «В корзину», and a stepper in its place while the product is in the cart. What either does is loaded on demand. */
export function AddToCart({ item, look = 'tile' }: Props) {
  const { site } = useStores()
  const shopIds = useMemo(() => new Set(site.shopIds), [site])
  const line = useCart(({ lines }) => heldLine(lines, item, shopIds))
  const { prepare } = useCartActions()
  const buy = useBuy()
  const [isBusy, run] = usePending()
  const [isPressed, setPressed] = useState(false)

  if (line) {
    return (
      <Suspense
        fallback={
          <span className={styles.held}>
            {line.quantity} {line.unit}
          </span>
        }
      >
        <HeldStepper line={line} isPressed={isPressed} isWide={look !== 'row'} />
      </Suspense>
    )
  }
  return (
    <button
      ref={markHydrated}
      type="button"
      className={`${buttonClass({ wide: look === 'tile' })} ${styles.buy}`}
      data-replay-click=""
      popoverTarget={NO_SCRIPTS_ID}
      // A page has dozens of these buttons: for screen readers each names its product.
      aria-label={`В корзину, ${item.brand} ${item.article}`}
      aria-busy={isBusy || undefined}
      onPointerEnter={() => {
        prepare()
        void loadBuy()
      }}
      onClick={() => {
        setPressed(true)
        void run(() => buy([item]))
      }}
    >
      В корзину
    </button>
  )
}
