import type { ReactNode } from 'react'
import { formatCount } from '@/lib/format/plural'
import type { RankedOffer } from '@/lib/parts/terms/offer-order'
import styles from './offers-table.module.css'

export type OfferRowItem = RankedOffer & { id: string; node: ReactNode }

export type OfferRowsProps = {
  rows: readonly OfferRowItem[]
  caption: string
  visible: number
  hasAction: boolean
}

/** The first rows in one table, the rest in a second one that unfolds without scripts. */
export function OfferRows({ rows, caption, visible, hasAction }: OfferRowsProps) {
  const rest = rows.slice(visible)
  return (
    <div className={styles.rows}>
      <OfferTable caption={caption} hasAction={hasAction}>
        {rows.slice(0, visible).map((row) => row.node)}
      </OfferTable>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>Ещё {formatCount(rest.length, ['предложение', 'предложения', 'предложений'])}</summary>
          <OfferTable caption={`${caption}, остальные`} hasAction={hasAction} isContinued>
            {rest.map((row) => row.node)}
          </OfferTable>
        </details>
      )}
    </div>
  )
}

type TableProps = { caption: string; hasAction: boolean; isContinued?: boolean; children: ReactNode }

function OfferTable({ caption, hasAction, isContinued = false, children }: TableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={isContinued ? 'visually-hidden' : styles.head}>
        <tr>
          <th scope="col">Продавец</th>
          <th scope="col">Срок</th>
          <th scope="col">Наличие</th>
          <th scope="col">Возврат</th>
          <th scope="col">Цена</th>
          {hasAction && (
            <th scope="col">
              <span className="visually-hidden">Действие</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
