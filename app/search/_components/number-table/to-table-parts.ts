import { toOfferGroup } from '@/features/product/model/offer'
import { toOfferFace } from '@/features/product/model/offer-face'
import { sortByBest } from '@/features/product/model/sort-by-best'
import { type AnalogMark, marksOf } from '@/features/search/model/group-analogs'
import type { PartOffers } from '@/features/search/model/part'
import { markOffers } from '@/lib/parts/terms/offer-order'
import { markTitle } from '@/lib/parts/title-parts'
import type { TablePart } from './table-part'

const MARK_WORDS: Readonly<Record<AnalogMark, string>> = {
  cheaper: 'дешевле',
  faster: 'быстрее',
  known: 'известнее',
}

/** The requested part and its analogs as the table shows them; what has no offer is no row of it. */
export function toTableParts(part: PartOffers | null, analogs: readonly PartOffers[]): TablePart[] {
  const requested = part === null ? [] : [toTablePart(part, { isRequested: true, marks: [] })]
  const others = analogs.map((analog) =>
    toTablePart(analog, { isRequested: false, marks: marksOf(part, analog).map((mark) => MARK_WORDS[mark]) }),
  )
  return [...requested, ...others].filter(({ offers }) => offers.length > 0)
}

function toTablePart(
  { brand, article, title, href, picture, isOriginal, offers, unit }: PartOffers,
  { isRequested, marks }: Pick<TablePart, 'isRequested' | 'marks'>,
): TablePart {
  const sorted = sortByBest(offers.map((offer) => toOfferGroup(offer, unit)))
  const offerMarks = markOffers(sorted)
  return {
    brand,
    article,
    markedTitle: markTitle(title),
    href,
    picture,
    isRequested,
    marks: isOriginal && !isRequested ? ['оригинал', ...marks] : marks,
    // «Дешевле» beside an analog means cheaper than the requested part, so its own offers are not compared aloud.
    offers: sorted.map((offer, at) =>
      toOfferFace(
        offer,
        (offerMarks[at] ?? []).filter((mark) => isRequested || mark === 'ownWarehouse'),
      ),
    ),
  }
}
