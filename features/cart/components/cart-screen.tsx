'use client'

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { hrefs } from '@/lib/routing/hrefs'
import type { CartLine } from '@/stores/cart/cart-line'
import { useCart, useCartActions } from '@/stores/cart/use-cart'
import { CartLists } from './lines/cart-lists'
import { CartSkeleton } from './cart-skeleton'
import { CartUpload, CartUploadFrame } from './upload/cart-upload'
import { UndoBar } from './undo-bar'
import styles from './cart-screen.module.css'

type Props = {
  /** What keeps a line's part for later; the same function for the life of the page. */
  bookmarkFor?: (line: CartLine) => ReactNode
  /** Whether a line fits the buyer's car; likewise the same function. */
  fitmentFor?: (line: CartLine) => ReactNode
  /** Warnings about the lines in the order before they are bought. */
  warningFor?: (lines: readonly CartLine[]) => ReactNode
  /** What the club's card can do for the lines in the order. */
  bonusesFor?: (lines: readonly CartLine[]) => ReactNode
}

/** The cart: lines of the order, postponed lines and totals. */
export function CartScreen(props: Props) {
  return (
    <CartUploadFrame>
      <CartStates {...props} />
    </CartUploadFrame>
  )
}

function CartStates({ bookmarkFor, fitmentFor, warningFor, bonusesFor }: Props) {
  const status = useCart((cart) => cart.status)
  const lines = useCart((cart) => cart.lines)
  const actions = useCartActions()
  const [removed, setRemoved] = useState<readonly CartLine[]>([])
  const wasReady = useRef(status === 'ready')

  useEffect(
    () =>
      actions.listen((event) => {
        if (event.kind === 'removed') setRemoved(event.lines)
      }),
    [actions],
  )

  // A cart that was read on an earlier page is read anew: prices are those of the moment.
  useEffect(() => {
    if (wasReady.current) void actions.read().catch(() => undefined)
  }, [actions])

  useEffect(() => {
    if (status === 'ready') void actions.completePictures().catch(() => undefined)
  }, [actions, status])

  const undo = useMemo(
    () =>
      removed.length > 0 && (
        <UndoBar
          lines={removed}
          onUndo={() => {
            setRemoved([])
            void actions.restore(removed).catch(() => undefined)
          }}
          onClose={() => setRemoved([])}
        />
      ),
    [actions, removed],
  )

  if (status === 'failed') {
    return (
      <EmptyState
        title="Корзина не открылась"
        text="Сервис не отвечает. Товары на месте, попробуйте ещё раз через минуту."
        actions={
          <Button onClick={() => void actions.read().catch(() => undefined)}>Попробовать ещё раз</Button>
        }
      />
    )
  }
  if (status !== 'ready') return <CartSkeleton />
  if (lines.length === 0) {
    return (
      <div className={styles.screen}>
        {undo}
        <EmptyState
          title="В корзине пока пусто"
          text="Найдите деталь по номеру, подберите по автомобилю или загрузите список из файла."
          actions={
            <>
              <a className={buttonClass()} href={hrefs.search()}>
                Искать по номеру
              </a>
              <a className={buttonClass({ look: 'secondary' })} href={hrefs.catalog}>
                Открыть каталог
              </a>
              <CartUpload />
            </>
          }
        />
      </div>
    )
  }
  return (
    <CartLists
      lines={lines}
      undo={undo}
      bookmarkFor={bookmarkFor}
      fitmentFor={fitmentFor}
      warningFor={warningFor}
      bonusesFor={bonusesFor}
    />
  )
}
