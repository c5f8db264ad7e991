import { BuyOffer } from './buy-offer'
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button'
import { FitMark } from '@/features/fitment/components/fit-mark'
import { OfferRow } from '@/features/product/components/offer-row'
import { OfferRows } from '@/features/product/components/offer-rows'
import { toOfferGroup } from '@/features/product/model/offer'
import { sortByBest } from '@/features/product/model/sort-by-best'
import { NoOffers, PartBlock } from '@/features/search/components/part-block'
import type { AnalogMark } from '@/features/search/model/group-analogs'
import type { PartOffers } from '@/features/search/model/part'
import { markOffers } from '@/lib/parts/offer-order'

type Props = {
  part: PartOffers
  /** ISO 8601: the day that «Сегодня» means. */
  pricedAt: string
  headingLevel: 2 | 3 | 4
  /** What speaks for an analog against the requested part; absent for the requested part itself. */
  analogMarks?: readonly AnalogMark[]
  eager?: boolean
}

/** One best offer in the open, the others folded. */
const VISIBLE_OFFERS = 1

export function PartWithOffers({ part, pricedAt, headingLevel, analogMarks, eager }: Props) {
  const { brand, article, title, internalCode } = part
  const offers = sortByBest(part.offers.map(toOfferGroup))
  // «Дешевле» beside an analog means cheaper than the requested part, so its own offers are not compared aloud.
  const offerMarks = markOffers(offers).map((marks) =>
    analogMarks ? marks.filter((mark) => mark === 'ownWarehouse') : marks,
  )
  const now = new Date(pricedAt)
  const rows = offers.map((offer, index) => ({
    id: offer.id,
    price: offer.price,
    deliveryTime: offer.deliveryTime,
    ownWarehouse: offer.ownWarehouse,
    node: (
      <OfferRow
        key={offer.id}
        part={{ brand, article }}
        offer={offer}
        marks={offerMarks[index] ?? []}
        now={now}
        hasAction
        action={<BuyOffer part={part} offer={offer} look="row" />}
      />
    ),
  }))
  return (
    <PartBlock
      part={part}
      headingLevel={headingLevel}
      marks={analogMarks}
      isOriginal={part.isOriginal}
      isSoldOut={offers.length === 0}
      eager={eager}
      keep={
        <>
          <FitMark part={{ brand, article }} />
          <BookmarkButton part={{ brand, article, title, code: internalCode }} look="words" />
        </>
      }
    >
      {rows.length === 0 ? (
        <NoOffers />
      ) : (
        <OfferRows
          rows={rows}
          caption={`Предложения ${part.brand} ${part.article}`}
          visible={VISIBLE_OFFERS}
          hasAction
        />
      )}
    </PartBlock>
  )
}
