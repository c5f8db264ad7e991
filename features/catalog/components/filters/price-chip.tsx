'use client'

import { Chip } from '@/components/ui/chip'
import { useShownEnd } from '@/stores/user/use-shown-price'
import { type PriceRange, withPriceRange } from '../../model/price-range'

/** The chosen prices, as this visitor is to see prices. */
export function PriceChip({
  title,
  href,
  range: [min, max],
}: {
  title: string
  href: string
  range: PriceRange
}) {
  const toShown = useShownEnd()
  const shown = withPriceRange(title, [toShown(min), toShown(max)])
  return (
    <Chip href={href} removeLabel={`Убрать: ${shown}`}>
      {shown}
    </Chip>
  )
}
