'use client'

import { memo, type ReactNode } from 'react'
import { hrefs } from '@/lib/routing/hrefs'
import type { UnitRow } from '../../model/unit'
import styles from './unit-table.module.css'

/** Pieces, in distinction from «1,5 л». */
const WHOLE = /^\d+$/

type Props = {
  caption: string
  rows: readonly UnitRow[]
  /** Beside the number of a part. */
  toolsFor: (row: UnitRow) => ReactNode
  /** Whether it fits the car that the visitor has chosen, where the catalogue is that of another one. */
  fitFor: (row: UnitRow) => ReactNode
  /** What it can be bought for; keeps the height of its place. */
  offerFor: (row: UnitRow) => ReactNode
}

/** The parts of a unit. */
export function UnitTable({ caption, rows, toolsFor, fitFor, offerFor }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Поз.</th>
          <th scope="col">Деталь</th>
          <th scope="col">Кол.</th>
          <th scope="col">Цена и срок</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} tools={toolsFor(row)} fit={fitFor(row)} offer={offerFor(row)} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: UnitRow; tools: ReactNode; fit: ReactNode; offer: ReactNode }

const Row = memo(function Row({ row, tools, fit, offer }: RowProps) {
  const { id, position, article, brand, title, amount, terms, replacedBy, replaces, isMarked } = row
  return (
    <tr id={id} data-position={position} data-marked={isMarked ? '' : undefined} tabIndex={-1}>
      <td className={styles.position}>
        <button type="button" data-to-callout="" aria-label={`Позиция ${position}: показать на схеме`}>
          {position}
        </button>
      </td>
      <td className={styles.part}>
        {article !== '' && (
          <span className={styles.number} translate="no">
            <a href={hrefs.search({ brand, article })} rel="nofollow" data-prefetch="none">
              {article}
            </a>
            {tools}
          </span>
        )}
        <span>{title}</span>
        {isMarked && <span className={styles.mark}>то, что искали</span>}
        {terms && <small>{terms}</small>}
        {replacedBy && (
          <small>
            Заменён на <NumberLink brand={brand} article={replacedBy} />
          </small>
        )}
        {replaces && (
          <small>
            Вместо <NumberLink brand={brand} article={replaces} />
          </small>
        )}
        {fit}
      </td>
      <td className={styles.amount}>
        {amount}
        {amount && WHOLE.test(amount) && <span className={styles.pieces}> шт.</span>}
      </td>
      <td className={styles.offer}>{offer}</td>
    </tr>
  )
})

function NumberLink({ brand, article }: { brand: string; article: string }) {
  return (
    <a
      className="no-break"
      translate="no"
      href={hrefs.search({ brand, article })}
      rel="nofollow"
      data-prefetch="none"
    >
      {article}
    </a>
  )
}
