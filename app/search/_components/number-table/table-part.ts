import { offerPacker } from '@/app/_components/goods/offer-packer'
import type { OfferFace } from '@/features/product/model/offer-face'
import { createPacker, type PackedRow } from '@/lib/packing/create-packer'

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
const packer = createPacker<Omit<TablePart, 'offers'> & { offers: readonly PackedRow[] }>({
  brand: '',
  article: '',
  markedTitle: '',
  href: '',
  offers: [],
  picture: null,
  marks: [],
  isRequested: false,
})

export function packPart(part: TablePart): PackedRow {
  return packer.pack({ ...part, offers: part.offers.map(offerPacker.pack) })
}

export function unpackPart(row: PackedRow): TablePart {
  const { offers, ...part } = packer.unpack(row)
  return { ...part, offers: offers.map(offerPacker.unpack) }
}
