'use client'

import { useShownEnd } from '@/stores/user/use-shown-price'
import { type PriceRange, withPriceRange } from '../../model/price-range'

/** A text of the page that names the chosen prices, with the prices that this visitor is to see. */
export function PriceRangeText({ text, range: [min, max] }: { text: string; range: PriceRange }) {
  const toShown = useShownEnd()
  return withPriceRange(text, [toShown(min), toShown(max)])
}
