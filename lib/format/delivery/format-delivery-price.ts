import { formatPrice } from '@/lib/format/price'

/** What an order pays for its delivery; of one that a carrier brings the price is agreed by phone. */
export function formatDeliveryPrice(rubles: number, isAgreed: boolean): string {
  if (isAgreed) return 'По договорённости'
  return rubles === 0 ? 'Бесплатно' : formatPrice(rubles)
}
