import { formatPrice } from '@/lib/format/price'

/** What an order pays for its delivery, null before an address; of one that a carrier brings the price is agreed by phone. */
export function formatDeliveryPrice(rubles: number | null, isAgreed: boolean): string {
  if (rubles === null) return 'Зависит от адреса'
  if (isAgreed) return 'По договорённости'
  return rubles === 0 ? 'Бесплатно' : formatPrice(rubles)
}
