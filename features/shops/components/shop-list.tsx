import { hrefs } from '@/lib/routing/hrefs'
import type { Shop } from '@/lib/site/load-bootstrap'
import { addressOf } from '../model/address-of'
import { formatWorkHours } from '../model/format-work-hours'
import { ChooseShopButton } from './choose-shop-button'
import { MapLinks } from './map-links'
import { MetroStations } from './metro-stations'
import { ShopPhone } from './shop-phone'
import styles from './shop-list.module.css'

export function ShopList({ shops }: { shops: readonly Shop[] }) {
  return (
    <ul className={styles.list}>
      {shops.map((shop) => (
        <li key={shop.code} className={styles.shop}>
          <div>
            <h2 className={styles.title}>
              <a className={styles.name} href={hrefs.shop(shop.code)}>
                {shop.title}
              </a>
            </h2>
            <MetroStations stations={shop.metro} />
          </div>
          <div>
            <address className={styles.address}>{addressOf(shop)}</address>
            <MapLinks shop={shop} />
          </div>
          <div>
            <p className="tabular">{formatWorkHours(shop.work)}</p>
            <ShopPhone phone={shop.phone} />
            <ChooseShopButton supplierId={shop.supplierId} />
          </div>
          {shop.services.length > 0 && <p className={styles.services}>{shop.services.join(' · ')}</p>}
        </li>
      ))}
    </ul>
  )
}
