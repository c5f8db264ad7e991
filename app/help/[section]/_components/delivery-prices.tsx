import { formatPrice } from '@/lib/format/price'
import { orEmpty } from '@/lib/data-cache/load'
import { deliveryOf, distinctAreas, largeWords, priceWords } from '@/lib/site/delivery-areas'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import styles from './delivery-prices.module.css'

/** What delivery costs, by the rules by which the checkout counts: the text of the page need not repeat it. */
export async function DeliveryPrices() {
  const site = await orEmpty(loadBootstrap, undefined)
  if (!site) return null
  const delivery = deliveryOf(site)
  const areas = distinctAreas(delivery)
  const large = largeWords(delivery)
  const hasZones = areas.length > 1
  return (
    <section aria-labelledby="prices" className={styles.prices}>
      <h2 id="prices" className={styles.heading}>
        Сколько стоит доставка
      </h2>
      <ul className={styles.list}>
        {areas.map(({ title, price, freeFrom, surcharge }) => (
          <li key={title ?? ''}>
            {hasZones && `${title ?? 'Остальные адреса'}: `}
            {priceWords({ price, freeFrom })}
            {surcharge > 0 && large !== '' && `, за крупный товар ещё ${formatPrice(surcharge)}`}
          </li>
        ))}
      </ul>
      {large !== '' && areas.some(({ surcharge }) => surcharge > 0) && (
        <p>Крупным считается товар {large}. Доплата берётся один раз за заказ.</p>
      )}
      <p>Самовывоз бесплатный, компаниям доставка тоже.</p>
    </section>
  )
}
