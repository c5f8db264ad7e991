import { formatMoment } from '@/lib/format/format-moment'
import { formatNumber } from '@/lib/format/number'
import { formatPrice } from '@/lib/format/price'
import type { DeskProduct } from '../../api/product-queries'
import { termWords } from '@/features/desk/model/rules/term-words'
import { OfferPrice } from './offer-price'
import styles from '../desk.module.css'

/** What suppliers have of the product, and for how much it is sold. */
export function ProductOffers({ product }: { product: DeskProduct }) {
  const { offers } = product
  return (
    <section aria-labelledby="offers">
      <h3 id="offers" className={styles.heading}>
        Цены и остатки
      </h3>
      {offers.length === 0 && <p className={styles.soft}>Ни у одного поставщика товара сейчас нет.</p>}
      <ul className={styles.list} aria-label="Предложения поставщиков">
        {offers.map((offer) => (
          <Offer key={offer.supplierId} product={product} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

type OfferProps = { product: DeskProduct; offer: DeskProduct['offers'][number] }

function Offer({ product, offer }: OfferProps) {
  const { supplier, isVendor, price, listPrice, manual, quantity, multiplicity, deliveryTime, updatedAt } =
    offer
  const terms = [
    isVendor ? 'поставщик' : 'своё наличие',
    termWords(deliveryTime),
    multiplicity > 1 && `по ${multiplicity} ${product.unit}`,
    `обновлено ${formatMoment(updatedAt)}`,
  ]
  return (
    <li className={styles.offer}>
      <div>
        <p className={styles.what}>{supplier}</p>
        <p className={styles.soft}>{terms.filter(Boolean).join(', ')}</p>
        {manual && (
          <p>
            Цена поставлена вручную{' '}
            <span className={styles.soft}>
              {[formatMoment(manual.at), manual.author].filter(Boolean).join(', ')}
            </span>
          </p>
        )}
      </div>
      <div className={styles.sum}>
        <p className="no-break">{formatPrice(price)}</p>
        {listPrice !== price && (
          <p className={styles.soft}>
            в прайс-листе <span className="no-break">{formatPrice(listPrice)}</span>
          </p>
        )}
        <p className={styles.soft}>
          {quantity > 0 ? `${formatNumber(quantity)} ${product.unit}` : 'нет в наличии'}
        </p>
      </div>
      <div className={styles.wide}>
        <OfferPrice product={product} offer={offer} />
      </div>
    </li>
  )
}
