'use client'

import { useEffect, useState } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { Checkbox } from '@/components/form/checkbox'
import { NO_SCRIPTS_ID } from '@/components/layout/no-scripts-id'
import { Button, buttonClass } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { useBuy } from '@/features/cart/hooks/use-buy'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'
import { ShownPrice } from '@/features/product/components/offers/shown-price'
import { termAndStock } from '@/features/product/model/stock-words'
import { keepMeasures } from '@/lib/text/keep-measures'
import { formatNumber } from '@/lib/format/number'
import { formatCount, type PluralForms } from '@/lib/format/plural'
import { usePending } from '@/lib/interaction/use-pending'
import { multiplyRubles, sumRubles } from '@/lib/money'
import { PRINT_HASH } from '@/lib/routing/print-hash'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useShownPrice } from '@/stores/user/use-shown-price'
import { changeWords, type SharedRow, requestedOfRow } from './shared-row'
import styles from './shared-list.module.css'

type Props = {
  rows: readonly SharedRow[]
  hasPrices: boolean
  /** When the prices were read: the day that «Сегодня» means. */
  now: Date
}

const GOODS: PluralForms = ['товар', 'товара', 'товаров']

/** The lines of a list: what they are now, and the way of all or some of them into the visitor's own cart. */
export function SharedList({ rows, hasPrices, now }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const buy = useBuy()
  const [isBusy, run] = usePending()
  const chosen = rows.flatMap((row) => (left.has(row.id) ? [] : (requestedOfRow(row) ?? [])))

  useEffect(() => {
    if (location.hash === PRINT_HASH) window.print()
  }, [])

  const choose = (id: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before)
      if (isChosen) next.delete(id)
      else next.add(id)
      return next
    })

  return (
    <div className={styles.list}>
      <table className={styles.table} data-priced={hasPrices || undefined}>
        <thead>
          <tr>
            <th scope="col">Товар</th>
            <th scope="col">Количество</th>
            {hasPrices && <th scope="col">Цена</th>}
            {hasPrices && <th scope="col">Сумма</th>}
            <th scope="col">Наличие</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              hasPrices={hasPrices}
              now={now}
              isChosen={!left.has(row.id)}
              onChoose={(isChosen) => choose(row.id, isChosen)}
            />
          ))}
        </tbody>
      </table>
      {hasPrices && <Total rows={rows} />}
      <div className={styles.acts}>
        {chosen.length > 0 ? (
          <button
            ref={markHydrated}
            type="button"
            className={buttonClass()}
            data-replay-click=""
            popoverTarget={NO_SCRIPTS_ID}
            aria-busy={isBusy || undefined}
            onClick={() => void run(() => buy(chosen))}
          >
            В корзину: {formatCount(chosen.length, GOODS)}
          </button>
        ) : (
          <p className={styles.soft}>
            {rows.some(requestedOfRow)
              ? 'Отметьте товары, которые нужно положить в корзину.'
              : 'Положить в корзину сейчас нечего.'}
          </p>
        )}
        <Button look="secondary" onClick={() => window.print()}>
          Распечатать
        </Button>
      </div>
    </div>
  )
}

type RowProps = Omit<Props, 'rows'> & {
  row: SharedRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Row({ row, hasPrices, now, isChosen, onChoose }: RowProps) {
  const { brand, article, title, href, quantity, unit, offer } = row
  const name = brand === '' ? `Код ${article}` : `${brand} ${article}`
  const item = offer.kind === 'sold' ? offer.item : undefined
  const words = changeWords(row)
  const pieces = requestedOfRow(row)?.quantity ?? quantity
  return (
    <tr>
      <th scope="row" className={styles.part}>
        <div>
          {requestedOfRow(row) ? (
            <label className={styles.tick}>
              <Checkbox checked={isChosen} onValue={onChoose} />
              <span className="visually-hidden">Выбрать {name}</span>
            </label>
          ) : (
            <span className={styles.tick} />
          )}
          <div className={styles.name}>
            {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
            {title !== '' && <span>{keepMeasures(title)}</span>}
            {href !== undefined && <FitmentBadge part={{ brand, article }} />}
            {words.length > 0 && <span className={styles.changed}>Изменилось: {words.join('; ')}</span>}
          </div>
        </div>
      </th>
      <td>
        {formatNumber(pieces)} {unit}
      </td>
      {hasPrices && (
        <td className={item ? styles.price : styles.gap}>{item ? <ShownPrice value={item.price} /> : '—'}</td>
      )}
      {hasPrices && (
        <td className={item ? styles.sum : styles.gap}>
          {item ? <Sum price={item.price} quantity={pieces} /> : '—'}
        </td>
      )}
      <td className={item ? styles.stock : styles.none}>{stateWords(row, now)}</td>
    </tr>
  )
}

function stateWords({ offer, unit }: SharedRow, now: Date): string {
  switch (offer.kind) {
    case 'unknown':
      return 'Не удалось узнать'
    case 'gone':
      return 'Нет в каталоге'
    case 'soldOut':
      return 'Нет в наличии'
    case 'sold':
      return termAndStock({ ...offer.item, quantity: offer.item.maxQuantity }, now, unit)
  }
}

function Sum({ price, quantity }: { price: number; quantity: number }) {
  const toShown = useShownPrice()
  const isMarked = useHydrated()
  return <Price value={multiplyRubles(toShown(price), quantity)} isHeld={!isMarked} />
}

/** The sum of what can be bought, and how much is not in it. */
function Total({ rows }: { rows: readonly SharedRow[] }) {
  const toShown = useShownPrice()
  const isMarked = useHydrated()
  const sold = rows.flatMap((row) => requestedOfRow(row) ?? [])
  const missing = rows.length - sold.length
  const total = sumRubles(sold.map(({ price, quantity }) => multiplyRubles(toShown(price), quantity)))
  return (
    <p className={styles.total}>
      Итого: <Price value={total} isHeld={!isMarked} large />
      {missing > 0 && <span className={styles.soft}> без того, чего нет: {formatCount(missing, GOODS)}</span>}
    </p>
  )
}
