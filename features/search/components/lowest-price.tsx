'use client'

import { formatPrice } from '@/lib/format/price'
import { useShownPrice } from '@/stores/user/use-shown-price'

/** Rubles, as this visitor is to see them. */
export function LowestPrice({ value }: { value: number }) {
  const toShown = useShownPrice()
  return <span data-price="">от {formatPrice(toShown(value))}</span>
}
