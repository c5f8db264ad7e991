import type { TermKind } from '@/gateway/db/schema/exchange'

export type ProductRecord = {
  id: string
  isDeleted: boolean
  brand: string
  article: string
  title: string
  /** What it is counted in; empty where the file does not say. */
  unit: string
  description: string
  barcodes: string[]
  /** Kilograms. */
  weight: string
  groups: string[]
  /** Number or title of a property, and its value or the number of that. */
  properties: [property: string, value: string][]
  pictures: string[]
}

export type OfferRecord = {
  id: string
  isDeleted: boolean
  /** `pack`: what the price is for besides one piece. */
  prices: { type: string; amount: string; currency: string; pack: string }[]
  /** Absent where the file says nothing of the stock. */
  stock?: { total: string; stores: { id: string; pieces: string }[] }
}

export type TermRecord = { kind: TermKind; id: string; title: string; parentId?: string }

/** What 1C says of an order that the shop has handed to it. */
export type DocumentRecord = {
  id: string
  number: string
  operation: string
  isDeleted: boolean
  /** Rubles; empty where the document names none. */
  sum: string
  requisites: [name: string, value: string][]
}

/** Records of one kind as they follow each other in the file. */
export type Piece =
  | { goods: ProductRecord[] }
  | { offers: OfferRecord[] }
  | { terms: TermRecord[] }
  | { documents: DocumentRecord[] }

export type PackageSummary = {
  goods: number
  offers: number
  /** The file says that it holds all offers there are. */
  isFull: boolean
}

export type PackageTask = {
  /** On disk. */
  file: string
  /** As 1C calls it; an entry of the archive when `isArchive`. */
  name: string
  isArchive: boolean
  /** Where the pieces are written, a line of JSON each. */
  to: string
}

export type PackageResponse = { summary: PackageSummary } | { refusal: string }
