import { formatDistance } from '@/lib/format/format-distance'
import { formatDeliveryTimeLong } from '@/lib/format/delivery/delivery-time'
import { stationColour } from '@/lib/parts/metro/station-colour'
import type { CheckoutShop } from '@/stores/checkout/checkout-state'
import styles from './shop-details.module.css'

type DetailsProps = {
  shop: CheckoutShop
  /** How far it is, where that is known. */
  km: number | null
  isOwn: boolean
}

export function ShopDetails({ shop, km, isOwn }: DetailsProps) {
  return (
    <span className={styles.details}>
      {shop.address && <span>{shop.address}</span>}
      {shop.metro.length > 0 && (
        <span className={styles.metro}>
          <span className="visually-hidden">Метро: </span>
          {shop.metro.map((station) => (
            <span key={`${station.name}/${station.line}`} className={styles.station}>
              <span className={styles.dot} style={{ background: stationColour(station) ?? undefined }} />
              {station.name}
            </span>
          ))}
        </span>
      )}
      <span>
        {[
          km !== null && formatDistance(km),
          shop.work && `${shop.work.open}–${shop.work.close}`,
          isOwn && 'ваш магазин',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

/** When everything can be picked up there. */
export function ShopTerm({ shop, now }: { shop: CheckoutShop; now: Date }) {
  const day = formatDeliveryTimeLong(shop.deliveryTime, now)
  return shop.isToday ? <span className={styles.today}>Всё в наличии · {day}</span> : day
}
