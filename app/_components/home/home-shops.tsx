import { Icon } from '@/components/ui/icon'
import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { hrefs } from '@/lib/routing/hrefs'
import { addressOf } from '@/lib/parts/shops/address-of'
import type { Shop } from '@/lib/site/load-bootstrap'
import { metroColor } from '../frame/site-default-shop'
import styles from './home-shops.module.css'

/** Shops with what one needs to get there. */
export function HomeShops({ shops }: { shops: readonly Shop[] }) {
  return (
    <ul className={styles.shops}>
      {shops.map((shop) => {
        const { code, title, metro, phone, work } = shop
        const tel = phone && toTelLink(phone)
        return (
          <li key={code} itemScope itemType="https://schema.org/AutoPartsStore">
            <h3>
              <a href={hrefs.shop(code)} itemProp="url">
                <span itemProp="name">{title}</span>
              </a>
            </h3>
            {metro.length > 0 && (
              <p className={styles.metro}>
                {metro.map(({ name, color }) => (
                  <span key={name}>
                    <i style={{ background: metroColor(color) }} />
                    {name}
                  </span>
                ))}
              </p>
            )}
            <p itemProp="address">{addressOf(shop)}</p>
            <p className={styles.contact}>
              <Icon name="clock" size={16} />
              <span className="tabular">
                {work.open}–{work.close}
              </span>
              {phone && tel && (
                <a href={tel} itemProp="telephone">
                  {formatShopPhone(phone)}
                </a>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
