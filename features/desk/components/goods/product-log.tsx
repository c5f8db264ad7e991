import { formatMoment } from '@/lib/format/format-moment'
import type { DeskProduct } from '../../api/product-queries'
import styles from '../desk.module.css'

type Change = DeskProduct['log'][number]

const FIELDS: Readonly<Record<Change['field'], string>> = { hidden: 'Товар', price: 'Цена' }

export function ProductLog({ product: { log } }: { product: DeskProduct }) {
  if (log.length === 0) return null
  return (
    <section aria-labelledby="log">
      <h3 id="log" className={styles.heading}>
        Кто что менял
      </h3>
      <ol className={styles.history} aria-label="Кто что менял">
        {log.map(({ id, at, author, field, subject, before, after }) => (
          <li key={id}>
            <time className={styles.soft} dateTime={at}>
              {formatMoment(at)}
            </time>{' '}
            {[FIELDS[field], subject].filter(Boolean).join(', ')}:{' '}
            {[before, after].filter((words) => words !== null).join(' → ')}
            {(author !== null || field === 'price') && (
              <span className={styles.soft}> — {author ?? 'загружен прайс-лист'}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
