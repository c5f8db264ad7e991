'use client'

import { Price } from '@/components/ui/price'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useShownPrice } from '@/stores/user/use-shown-price'

type Props = Omit<Parameters<typeof Price>[0], 'isHeld'>

/** Price as this visitor is to see it: a company may have its markup put on it. */
export function ShownPrice({ value, past, ...look }: Props) {
  const toShown = useShownPrice()
  const isMarked = useHydrated()
  return (
    <Price value={toShown(value)} past={past == null ? past : toShown(past)} isHeld={!isMarked} {...look} />
  )
}
