import { orEmpty } from '@/lib/data-cache/load'
import { formatCount } from '@/lib/format/plural'
import { groupByCity } from '@/lib/parts/shops/group-by-city'
import { hrefs } from '@/lib/routing/hrefs'
import { deliveryOf, deliveryRows, largeWords } from '@/lib/site/delivery-areas'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import styles from './delivery-prices.module.css'

/** What delivery costs, by the rules by which the checkout counts: the text of the page need not repeat it. */
export async function DeliveryPrices() {
  const site = await orEmpty(loadBootstrap, undefined)
  if (!site) return null
  const delivery = deliveryOf(site)
  const large = largeWords(delivery)
  const cities = groupByCity(site.shops).filter(({ city }) => city !== '')
  return (
    <section aria-labelledby="prices" className={styles.prices}>
      <h2 id="prices" className={styles.heading}>
        Сколько стоит доставка
      </h2>
      <ul className={styles.list}>
        {deliveryRows(delivery).map(({ areas, price, days }) => (
          <li key={areas.join()}>
            {areas.length > 0 && <b>{areas.join(', ')}: </b>}
            {[price, days].filter(Boolean).join('; ')}
          </li>
        ))}
        <li>
          <b>Самовывоз: </b>бесплатно
          {cities.length > 0 && (
            <>
              , <a href={hrefs.shops}>{citiesWords(cities)}</a>
            </>
          )}
        </li>
        <li>
          <b>Компаниям: </b>бесплатно
        </li>
      </ul>
      {large !== '' && delivery.areas.some(({ surcharge }) => surcharge > 0) && (
        <p>Крупным считается товар {large}. Доплата берётся один раз за заказ.</p>
      )}
    </section>
  )
}

/** «Москва — 9 магазинов, Казань — 1 магазин». */
function citiesWords(cities: readonly { city: string; shops: readonly unknown[] }[]): string {
  return cities
    .map(({ city, shops }) => `${city} — ${formatCount(shops.length, ['магазин', 'магазина', 'магазинов'])}`)
    .join(', ')
}
