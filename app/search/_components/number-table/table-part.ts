import { offerPacker } from '@/app/_components/goods/offer-packer'
import type { OfferFace } from '@/features/product/model/offer-face'
import { createPacker } from '@/lib/packing/create-packer'
import { flag, listOf, mostly, plain, rowsOf } from '@/lib/packing/field-codecs'

/** A part in the table of a number, with its offers, best first. */
export type TablePart = {
  brand: string
  article: string
  /** As `markTitle` marks it. */
  markedTitle: string
  href: string
  picture: string | null
  /** The one whose number was typed; the others are its analogs. */
  isRequested: boolean
  /** What speaks for it, in words. */
  marks: readonly string[]
  offers: OfferFace[]
}

/** A search shows dozens of them, as HTML and as data. */
export const partPacker = createPacker<TablePart>({
  brand: plain(),
  article: plain(),
  markedTitle: plain(),
  href: plain(),
  offers: rowsOf(offerPacker),
  picture: mostly<string | null>(null),
  marks: listOf<string>(),
  isRequested: flag,
})
