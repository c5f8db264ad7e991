import { Button } from '@/components/ui/button'
import { formatMoment } from '@/lib/format/format-moment'
import type { PopularChoice, PopularProduct } from '../../api/popular-options'
import styles from '../desk.module.css'

type Props = { log: PopularChoice['log']; onOpen: (products: readonly PopularProduct[]) => void }

export function PopularLog({ log, onOpen }: Props) {
  if (log.length === 0) return null
  return (
    <section aria-labelledby="log">
      <h2 id="log" className={styles.heading}>
        Кто что выбирал
      </h2>
      <ol className={styles.list}>
        {log.map(({ id, at, author, products }, place) => (
          <li key={id} className={styles.rule}>
            <div>
              <p>{wordsOf(products)}</p>
              <p className={styles.soft}>{[author, formatMoment(at)].filter(Boolean).join(', ')}</p>
            </div>
            <span />
            <div className={styles.tabs}>
              {place > 0 && products !== null && products.length > 0 && (
                <Button
                  small
                  look="plain"
                  aria-label={`Вернуть этот выбор: ${formatMoment(at)}`}
                  onClick={() => onOpen(products)}
                >
                  Вернуть этот выбор
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function wordsOf(products: PopularChoice['products']): string {
  if (products === null) return 'Выбирает магазин'
  if (products.length === 0) return 'Выбранных товаров больше нет'
  return products.map(({ brand, article }) => `${brand} ${article}`).join(', ')
}
