import type { Owed } from '@/features/orders/model/order'
import { formatPrice } from '@/lib/format/price'
import { sumRubles } from '@/lib/money'

/** Undefined where older orders, which were not looked through, may have an open sum. */
export function owedWords({ orders, isArchiveLonger }: Owed): string | undefined {
  const sum = sumRubles(orders.map(({ order }) => order.totalPrice))
  if (sum > 0) return `К оплате ${formatPrice(sum)}`
  return isArchiveLonger ? undefined : 'Всё оплачено'
}
