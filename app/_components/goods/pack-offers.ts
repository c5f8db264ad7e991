import { toOfferGroup } from '@/features/product/model/offer'
import { toOfferFace } from '@/features/product/model/offer-face'
import { sortByBest } from '@/features/product/model/sort-by-best'
import type { PartOffers } from '@/features/search/model/part'
import type { PackedRow } from '@/lib/packing/create-packer'
import { markOffers, type OfferMark } from '@/lib/parts/terms/offer-order'
import { offerPacker } from './offer-packer'

/** Offers of a part as the page's data name them, best first. */
export function packOffers(
  { offers, unit }: Pick<PartOffers, 'offers' | 'unit'>,
  isAnalog: boolean,
): PackedRow[] {
  const sorted = sortByBest(offers.map((offer) => toOfferGroup(offer, unit)))
  const marks = markOffers(sorted)
  return sorted.map((offer, index) => offerPacker.pack(toOfferFace(offer, saidAloud(marks[index], isAnalog))))
}

/** «Дешевле» beside an analog means cheaper than the requested part, so its own offers are not compared aloud. */
function saidAloud(marks: readonly OfferMark[] = [], isAnalog: boolean): readonly OfferMark[] {
  return isAnalog ? marks.filter((mark) => mark === 'ownWarehouse') : marks
}
