import { formatPricedAt } from '@/features/product/model/format-priced-at'

/** When the prices of a page were read, Moscow time. */
export function PricedAt({ moment, className }: { moment: string; className?: string | undefined }) {
  return (
    <p className={className}>
      Цены на <time dateTime={moment}>{formatPricedAt(new Date(moment))}</time>
    </p>
  )
}
