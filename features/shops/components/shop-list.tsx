import { formatDistance } from '@/lib/format/format-distance'
import { hrefs } from '@/lib/routing/hrefs'
import { addressOf } from '@/lib/parts/shops/address-of'
import type { CityShops, PlacedShop } from '@/lib/parts/shops/group-by-city'
import type { Shop } from '@/lib/site/load-bootstrap'
import { formatWorkHours } from '../model/format-work-hours'
import { ChooseShopButton } from './choose-shop-button'
import { MapLinks } from './map-links'
import { MetroStations } from './metro-stations'
import { ShopPhone } from './shop-phone'
import styles from './shop-list.module.css'

/** Shops under the names of their cities, where there are several. */
export function ShopList({ cities }: { cities: readonly CityShops<Shop>[] }) {
  const isOneCity = cities.length === 1
  return cities.map(({ city, shops }) => (
    <section key={city} className={styles.city}>
      {!isOneCity && <h2>{city || 'Без города'}</h2>}
      <ul className={styles.list}>
        {shops.map((placed) => (
          <ShopItem key={placed.shop.code} {...placed} headingLevel={isOneCity ? 2 : 3} />
        ))}
      </ul>
    </section>
  ))
}

function ShopItem({ shop, km, headingLevel }: PlacedShop<Shop> & { headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <li className={styles.shop}>
      <div>
        <Heading className={styles.title}>
          <a className={styles.name} href={hrefs.shop(shop.code)}>
            {shop.title}
          </a>
        </Heading>
        <MetroStations stations={shop.metro} />
      </div>
      <div>
        <address className={styles.address}>{addressOf(shop)}</address>
        {km !== null && <p>{formatDistance(km)} по прямой</p>}
        <MapLinks shop={shop} />
      </div>
      <div>
        <p className="tabular">{formatWorkHours(shop.work)}</p>
        <ShopPhone phone={shop.phone} />
      </div>
      <div>
        {shop.services.length > 0 && <p className={styles.services}>{shop.services.join(' · ')}</p>}
        <ChooseShopButton supplierId={shop.supplierId} title={shop.title} />
      </div>
    </li>
  )
}
