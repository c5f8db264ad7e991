'use client'

import { ProductAlert } from '@/app/_components/alerts/product-alert'
import type { RequestedAlert } from '@/features/alerts/model/requested-alert'
import styles from './number-table.module.css'

type Props = { part: RequestedAlert; columns: number }

/** The last line of an unfolded part. Loaded with the first one that is unfolded. */
export function PriceAlertRow({ part, columns }: Props) {
  return (
    <tr className={styles.alert}>
      <td colSpan={columns}>
        <ProductAlert className={undefined} part={part}>
          Сообщить о снижении цены
        </ProductAlert>
      </td>
    </tr>
  )
}
