import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import type { Trial } from '../../api/markup-queries'
import styles from '../desk.module.css'

const OFFERS = ['предложение', 'предложения', 'предложений'] as const
const HAVE = ['предложения', 'предложений', 'предложений'] as const

export function MarkupTrial({ trial: { matched, changed, offers } }: { trial: Trial }) {
  const lead = `Правило действует на ${formatCount(matched, OFFERS)}`
  return (
    <section aria-labelledby="trial">
      <h3 id="trial" className={styles.number}>
        Что изменится
      </h3>
      <p role="status">
        {changed === 0
          ? `${lead}. Цены останутся прежними.`
          : `${lead}. Другая цена будет у ${formatCount(changed, HAVE)}${changed > offers.length ? `, вот ${offers.length} из них` : ''}.`}
      </p>
      <ul className={styles.list} aria-label="Новые цены">
        {offers.map(({ brand, article, title, supplier, listPrice, oldPrice, newPrice }) => (
          <li key={`${brand} ${article} ${supplier}`} className={styles.offer}>
            <div>
              <p className={styles.what} translate="no">
                {brand} <span className="no-break">{article}</span>
              </p>
              <p className={styles.soft}>
                {title}, {supplier}
              </p>
            </div>
            <div className={styles.sum}>
              <p className="no-break">
                {formatPrice(oldPrice)} → {formatPrice(newPrice)}
              </p>
              <p className={styles.soft}>закупка {formatPrice(listPrice)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
