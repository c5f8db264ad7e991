'use client'

import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatCount } from '@/lib/format/plural'
import { useNow } from '@/lib/time/page-clock'
import type { CartLine } from '@/stores/cart/cart-line'
import { useCartActions } from '@/stores/cart/use-cart'
import { useStores } from '@/stores/provider'
import { shownMarkup } from '@/stores/user/shown-markup'
import { useUser } from '@/stores/user/use-user'
import { usePriceChanges } from '../../hooks/use-price-changes'
import { useSelection } from '../../hooks/use-selection'
import { GOODS } from '../../model/messages'
import { CartLineRow, type LineHandlers } from './cart-line-row'
import styles from '../cart-screen.module.css'
import { CartToolbar } from '../cart-toolbar'
import { CartTotals } from '../cart-totals'
import { ShortLines } from './short-lines'
import { SlowLinesNotice } from './slow-lines-notice'

type Props = {
  lines: readonly CartLine[]
  undo: ReactNode
  bookmarkFor?: ((line: CartLine) => ReactNode) | undefined
  fitmentFor?: ((line: CartLine) => ReactNode) | undefined
  warningFor?: ((lines: readonly CartLine[]) => ReactNode) | undefined
  bonusesFor?: ((lines: readonly CartLine[]) => ReactNode) | undefined
}

/** Lines in the order, lines postponed, and the sums beside them. */
export function CartLists({ lines, undo, bookmarkFor, fitmentFor, warningFor, bonusesFor }: Props) {
  const { site } = useStores()
  const actions = useCartActions()
  const isCorporate = useUser(({ group }) => group === 'corporate')
  const isMarkupOn = useStore(shownMarkup, ({ isOn }) => isOn)
  const hasMarkup = isCorporate && site.isMarkup && isMarkupOn
  const cars = useUser((user) => user.cars)
  const userId = useUser(({ externalId }) => externalId ?? '')
  const { ticked, selected, select, selectAll } = useSelection(lines)
  const { changes, acknowledge } = usePriceChanges(lines, userId)
  const now = useNow()

  const handlers = useMemo(
    (): LineHandlers => ({
      change: actions.change,
      remove: (ids) => void actions.remove(ids).catch(() => undefined),
      select,
    }),
    [actions, select],
  )

  const rowOf = (line: CartLine) => (
    <CartLineRow
      key={line.productId}
      line={line}
      now={now}
      isSelected={ticked.has(line.productId)}
      hasBonuses={!isCorporate}
      hasMarkup={hasMarkup}
      priceChange={changes.get(line.productId)}
      cars={cars}
      handlers={handlers}
      bookmarkFor={bookmarkFor}
      fitmentFor={fitmentFor}
    />
  )
  const inOrder = lines.filter(({ isInOrder }) => isInOrder)
  const postponed = lines.filter(({ isInOrder }) => !isInOrder)

  return (
    <div className={styles.screen}>
      {changes.size > 0 && <ChangedPrices count={changes.size} onAcknowledge={acknowledge} />}
      <ShortLines lines={lines} />
      <CartToolbar lines={lines} selected={selected} onSelectAll={selectAll} handlers={handlers} />
      {undo}
      <div className={styles.columns}>
        <div className={styles.lists}>
          <section aria-labelledby="cart-in-order" className={styles.order}>
            <h2 id="cart-in-order" className={styles.heading}>
              В заказе <span>{formatCount(inOrder.length, GOODS)}</span>
            </h2>
            {inOrder.length > 0 ? (
              <ul className={styles.list}>{inOrder.map(rowOf)}</ul>
            ) : (
              <p className={styles.nothing}>Верните в заказ хотя бы один товар из отложенных.</p>
            )}
            <SlowLinesNotice lines={lines} now={now} />
            {warningFor?.(inOrder)}
          </section>
          {postponed.length > 0 && (
            <section aria-labelledby="cart-postponed">
              <h2 id="cart-postponed" className={styles.heading}>
                Отложено <span>{formatCount(postponed.length, GOODS)}</span>
              </h2>
              <ul className={styles.list}>{postponed.map(rowOf)}</ul>
            </section>
          )}
        </div>
        <CartTotals
          lines={lines}
          isCorporate={isCorporate}
          hasMarkup={hasMarkup}
          bonuses={!isCorporate && bonusesFor?.(inOrder)}
        />
      </div>
    </div>
  )
}

function ChangedPrices({ count, onAcknowledge }: { count: number; onAcknowledge: () => void }) {
  return (
    <Notice kind="warning">
      <div className={styles.changed}>
        <p>С прошлого раза изменились цены: {formatCount(count, GOODS)}. Новые стоят в строках и в сумме.</p>
        <Button look="secondary" small onClick={onAcknowledge}>
          Понятно
        </Button>
      </div>
    </Notice>
  )
}
