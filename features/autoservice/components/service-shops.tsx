import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { hrefs } from '@/lib/routing/hrefs'
import { joinTitles } from '@/lib/parts/join-titles'
import { stationColour } from '@/lib/parts/metro/station-colour'
import type { CarService, ServiceShop } from '../model/autoservice'
import { ServiceMap } from './service-map'
import styles from './service-shops.module.css'

type Props = {
  shops: readonly ServiceShop[]
  services: readonly Pick<CarService, 'code' | 'title'>[]
  mapTiles: { url: string; attribution: string }
}

/** Shops with their services; the map is loaded on demand. */
export function ServiceShops({ shops, services, mapTiles }: Props) {
  const titles = new Map(services.map(({ code, title }) => [code, title]))
  return (
    <>
      <ul className={styles.shops}>
        {shops.map((shop) => {
          const tel = shop.phone && toTelLink(shop.phone)
          const done = shop.services.flatMap((code) => titles.get(code) ?? [])
          return (
            <li key={shop.code} className={styles.shop}>
              <h3 className={styles.title}>
                <a href={hrefs.shop(shop.code)}>{shop.title}</a>
              </h3>
              {shop.metro.map((station) => (
                <p key={station.name} className={styles.metro}>
                  <i style={{ background: stationColour(station) ?? undefined }} />
                  {station.name}
                </p>
              ))}
              <p>{shop.address}</p>
              <p className={styles.contact}>
                <span className="tabular">
                  {shop.work.open}–{shop.work.close}
                </span>
                {shop.phone && tel && (
                  <a className={styles.phone} href={tel}>
                    {formatShopPhone(shop.phone)}
                  </a>
                )}
              </p>
              {done.length > 1 && <p className={styles.soft}>{joinTitles(done)}</p>}
            </li>
          )
        })}
      </ul>
      <ServiceMap
        tiles={mapTiles}
        places={shops.map(({ code, title, coordinates }) => ({ id: code, title, coordinates }))}
      />
    </>
  )
}
