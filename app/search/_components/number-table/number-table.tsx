'use client'

import { type MouseEvent, type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { isPlainClick } from '@/lib/interaction/is-plain-click'
import type { PackedRow } from '@/lib/packing/create-packer'
import type { ArrangedPart, TableFilter, TableOrder } from './arrange-parts'
import type * as arranger from './arranger'
import { NumberRow } from './number-row'
import styles from './number-table.module.css'
import type { NumberTableAddresses } from './table-addresses'
import { type TablePart, unpackPart } from './table-part'

type Props = NumberTableAddresses & {
  /** In the order of the address. */
  packed: readonly PackedRow[]
  /** ISO 8601: the day that «Сегодня» means. */
  pricedAt: string
  caption: string
  analogsTitle: string
  /** See TableTools. */
  tools: ReactNode
}

/** The column of the chosen car is not counted. */
const COLUMNS = 6

type Arranger = typeof arranger

function withArranger(
  keep: (loaded: Arranger) => void,
  apply: (loaded: Arranger) => void,
  orElse: () => void = () => undefined,
): void {
  import('./arranger').then((loaded) => {
    keep(loaded)
    apply(loaded)
  }, orElse)
}

/**
 * All offers of a number and of its analogs in one table, rendered from the same data by the server and the browser. The sort order stands
 * in the query of the address, the filters in its fragment. The code that sorts and filters loads with its first use.
 */
export function NumberTable({ packed, pricedAt, order: given, hrefs, caption, analogsTitle, tools }: Props) {
  const parts = useMemo(() => packed.map(unpackPart), [packed])
  const [order, setOrder] = useState(given)
  const [filter, setFilter] = useState<TableFilter>()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [loaded, setLoaded] = useState<Arranger>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  // The order depends on the chosen shop; fields may be filled in before scripts load, or by the fragment of the address.
  useEffect(() => {
    const form = box.current?.querySelector('form')
    const isFilled = form && (location.hash || [...new FormData(form).values()].some(Boolean))
    // On the way back the router shows the table as the server drew it; the order that was chosen since stands in the address.
    if (given === 'best' && !isFilled && !location.search.includes('order=')) return
    withArranger(setLoaded, (module) => {
      setOrder(module.orderOfAddress())
      if (isFilled) setFilter(module.restoreFilter(form))
    })
  }, [given])
  useEffect(() => loaded?.watchOwnFacts(redraw), [loaded])

  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: TableOrder) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    const change = () => {
      setOrder(chosen)
      window.history.replaceState(null, '', hrefs[chosen] + location.hash)
    }
    withArranger(setLoaded, change, () => location.assign(hrefs[chosen]))
  }
  const narrow = (form: HTMLFormElement | null) => {
    if (form) withArranger(setLoaded, (module) => setFilter(module.keepFilter(form)))
  }
  const toggle = (href: string) => {
    const changed = new Set(open)
    if (!changed.delete(href)) changed.add(href)
    setOpen(changed)
  }

  const now = new Date(pricedAt)
  const arranged = loaded ? loaded.arrange(parts, order, filter) : parts.map(asGiven)
  const analogs = arranged.filter(({ part }) => !part.isRequested)
  const hidden = count(parts) - count(arranged)
  const rowsOf = (shown: readonly ArrangedPart[]) =>
    shown.map(({ part, offers }) => (
      <NumberRow
        key={part.href}
        part={part}
        offers={offers}
        now={now}
        isOpen={open.has(part.href)}
        onToggle={() => toggle(part.href)}
      />
    ))
  const heading = (code: TableOrder, title: string) => {
    const target = order === code ? 'best' : code
    return (
      <th scope="col" aria-sort={order === code ? 'ascending' : undefined}>
        <a
          href={hrefs[target]}
          rel="nofollow"
          data-prefetch="none"
          onClick={(event) => choose(event, target)}
        >
          {title}
        </a>
      </th>
    )
  }
  return (
    <div
      ref={box}
      className={styles.box}
      data-filtered={filter && hidden > 0 ? '' : undefined}
      onChange={({ target }) => narrow((target as HTMLElement).closest('form'))}
      // A reset form has its former values only after the event.
      onReset={({ target }) => setTimeout(() => narrow(target as HTMLFormElement))}
    >
      {tools}
      <p role="status">{hidden > 0 && loaded?.hiddenWords(hidden)}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {heading('brand', 'Деталь')}
            <th scope="col" className={styles.ofCar}>
              К машине
            </th>
            {heading('term', 'Срок')}
            <th scope="col">Наличие</th>
            <th scope="col">Продавец</th>
            {heading('price', 'Цена')}
            <th scope="col">
              <span className="visually-hidden">Действие</span>
            </th>
          </tr>
        </thead>
        <tbody>{rowsOf(arranged.filter(({ part }) => part.isRequested))}</tbody>
        <tbody>
          {parts.some(({ isRequested }) => !isRequested) && (
            <tr>
              <td colSpan={COLUMNS} className={styles.group}>
                <h2>
                  {analogsTitle} <span className={styles.note}>{analogs.length}</span>
                </h2>
              </td>
            </tr>
          )}
          {rowsOf(analogs)}
        </tbody>
      </table>
    </div>
  )
}

function asGiven(part: TablePart): ArrangedPart {
  return { part, offers: part.offers }
}

function count(shown: readonly { offers: readonly unknown[] }[]): number {
  return shown.reduce((sum, { offers }) => sum + offers.length, 0)
}
