'use client'

import { formatPrice } from '@/lib/format/price'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useShownPrice } from '@/stores/user/use-shown-price'

/** Rubles, as this visitor is to see them. */
export function LowestPrice({ value }: { value: number }) {
  const toShown = useShownPrice()
  const isMarked = useHydrated()
  return <span data-held={isMarked ? undefined : ''}>от {formatPrice(toShown(value))}</span>
}
