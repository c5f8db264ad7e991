'use client'

import { Price } from '@/components/ui/price'
import { useShownPrice } from '@/stores/user/use-shown-price'

type Props = Parameters<typeof Price>[0]

/** Price as this visitor is to see it: a company may have its markup put on it. */
export function ShownPrice({ value, past, ...look }: Props) {
  const toShown = useShownPrice()
  return <Price value={toShown(value)} past={past == null ? past : toShown(past)} {...look} />
}
