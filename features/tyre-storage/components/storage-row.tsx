import { Picture } from '@/components/media/picture'
import { dayWords } from '@/components/booking/day-words'
import { ToneBadge } from '@/components/ui/tone-badge'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { keepTogether } from '@/lib/text/keep-together'
import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import type { StorageSummary } from '../model/storage'
import { costWords, storageTone } from '../model/storage-words'
import styles from './storage-list.module.css'

const PICTURE_PX = 80
const WHEELS = ['колесо', 'колеса', 'колёс'] as const

export function StorageRow({ order }: { order: StorageSummary }) {
  const { order_number, title, status, wheels, size, car, plate, company, warehouse } = order
  return (
    <li className={styles.row}>
      <div className={styles.picture} aria-hidden="true">
        <Picture path={order.pictures[0]} alt="" width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <div className={styles.main}>
        <h2 className={styles.title}>
          <a className={styles.cover} href={hrefs.tyreStorageOrder(order_number)} data-prefetch="none">
            {title}
          </a>
        </h2>
        <p className={styles.soft}>
          {[order_number, car, plate && keepTogether(plate), company]
            .filter((words) => words !== null)
            .join(' · ')}
        </p>
        <p className={styles.soft}>
          {[size, wheels > 0 ? formatCount(wheels, WHEELS) : null]
            .filter((words) => words !== null)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.state}>
        <ToneBadge tone={storageTone(status)} title={status.title} />
        <p className={styles.soft}>{whenWords(order)}</p>
        {warehouse && <p className={styles.soft}>{order.issue?.warehouse ?? warehouse}</p>}
      </div>
      <p className={styles.price}>{costWords(order)}</p>
    </li>
  )
}

/** The next step, or the last one. */
function whenWords({ status, issue, date_from, date_to }: StorageSummary): string {
  if (issue?.issue_date) return `${dayWords(issue.issue_date)}, ${issue.issue_time ?? ''}`
  const day = formatDeliveryDateLong(status.code === 'awaiting' ? date_from : date_to)
  return status.code === 'awaiting' ? `привезти с ${day}` : `до ${day}`
}
