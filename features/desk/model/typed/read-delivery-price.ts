import { MAX_DELIVERY_RUBLES } from '@/lib/gateway/contracts/desk/delivery'
import { readPrice } from './read-price'

/** Rubles that a delivery costs as they are typed, 0 for nothing; undefined for what is no price. */
export function readDeliveryPrice(typed: string): number | undefined {
  const rubles = /^\s*0\s*₽?\s*$/.test(typed) ? 0 : readPrice(typed)
  return rubles !== undefined && rubles <= MAX_DELIVERY_RUBLES ? rubles : undefined
}
