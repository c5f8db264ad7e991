import { formatDeliveryTimeLong } from '@/lib/format/delivery-time'
import { metroColour } from '@/lib/parts/metro'
import { MOSCOW_METRO } from '@/lib/parts/moscow-metro'
import type { CheckoutShop } from '@/stores/checkout/checkout-state'
import styles from './shop-details.module.css'

export function ShopDetails({ shop, isOwn }: { shop: CheckoutShop; isOwn: boolean }) {
  return (
    <span className={styles.details}>
      {shop.address && <span>{shop.address}</span>}
      {shop.metro.length > 0 && (
        <span className={styles.metro}>
          <span className="visually-hidden">Метро: </span>
          {shop.metro.map(({ name, line, color }) => (
            <span key={`${name}/${line}`} className={styles.station}>
              <span className={styles.dot} style={{ background: stationColour(name, line, color) }} />
              {name}
            </span>
          ))}
        </span>
      )}
      <span>
        {[shop.work && `${shop.work.open}–${shop.work.close}`, isOwn && 'ваш магазин']
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

/** When everything can be picked up there. */
export function ShopTerm({ shop, now }: { shop: CheckoutShop; now: Date }) {
  if (shop.isToday) return <span className={styles.today}>Всё в наличии</span>
  return formatDeliveryTimeLong(shop.deliveryTime, now)
}

function stationColour(name: string, line: string | null, color: string | null): string | undefined {
  if (color) return `#${color.replace('#', '')}`
  return metroColour(MOSCOW_METRO, name, line ?? undefined) ?? undefined
}
