import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import styles from './shop-phone.module.css'

export function ShopPhone({ phone }: { phone: string | null }) {
  const tel = phone && toTelLink(phone)
  if (!phone || !tel) return null
  return (
    <a className={styles.phone} href={tel}>
      {formatShopPhone(phone)}
    </a>
  )
}
