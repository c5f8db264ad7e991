import { OffersTable } from '@/features/product/components/offers-table'
import { toOfferGroup } from '@/features/product/model/offer'
import { sortByBest } from '@/features/product/model/offer-order'
import { NoOffers, PartBlock } from '@/features/search/components/part-block'
import type { AnalogMark } from '@/features/search/model/group-analogs'
import type { PartOffers } from '@/features/search/model/part'

type Props = {
  part: PartOffers
  pricedAt: string
  headingLevel: 2 | 3 | 4
  marks?: readonly AnalogMark[]
  eager?: boolean
}

/** One best offer in the open, the others folded. */
const VISIBLE_OFFERS = 1

export function PartWithOffers({ part, pricedAt, headingLevel, marks, eager }: Props) {
  const offers = sortByBest(part.offers.map(toOfferGroup))
  return (
    <PartBlock
      part={part}
      headingLevel={headingLevel}
      marks={marks}
      isOriginal={part.isOriginal}
      eager={eager}
    >
      {offers.length === 0 ? (
        <NoOffers />
      ) : (
        <OffersTable
          offers={offers}
          caption={`Предложения ${part.brand} ${part.article}`}
          pricedAt={new Date(pricedAt)}
          visible={VISIBLE_OFFERS}
        />
      )}
    </PartBlock>
  )
}
