import type { CardFace, CardSale } from '@/features/product/model/product-card-data'

/**
 * What a card of the listing shows, without names: a page holds 58 of them twice, as HTML and as data. The product's
 * address is only the part that differs; properties are titles and values by turns.
 */
export type CardRow = readonly [
  segment: string,
  brand: string,
  article: string,
  title: string,
  picture: string | null,
  properties: readonly string[],
  price: number | null,
  pastPrice: number | null,
  quantity: number,
  deliveryTime: number,
  rating: number,
  reviewsCount: number,
  isFit: boolean | null,
  /** Its supplier, or one of the two below. */
  seller: number,
  multiplicity: number,
  defaultCount: number,
]

const OWN_WAREHOUSE = 0
const SEVERAL_SELLERS = -1

export type CardOfRow = CardFace & CardSale

const PREFIX = '/product/'

export function toCardRow(card: CardOfRow): CardRow {
  return [
    card.href.slice(PREFIX.length),
    card.brand,
    card.article,
    card.title,
    card.picture,
    (card.properties ?? []).flatMap(({ title, value }) => [title, value]),
    card.price,
    card.pastPrice,
    card.quantity,
    card.deliveryTime,
    card.rating,
    card.reviewsCount,
    card.isFit ?? null,
    card.ownWarehouse ? OWN_WAREHOUSE : (card.supplierId ?? SEVERAL_SELLERS),
    card.multiplicity,
    card.defaultCount,
  ]
}

export function fromCardRow(row: CardRow): CardOfRow {
  const words = row[5]
  return {
    href: PREFIX + row[0],
    brand: row[1],
    article: row[2],
    title: row[3],
    picture: row[4],
    properties: words.flatMap((title, index) =>
      index % 2 === 0 ? [{ code: title, title, value: words[index + 1] ?? '' }] : [],
    ),
    price: row[6],
    pastPrice: row[7],
    quantity: row[8],
    deliveryTime: row[9],
    rating: row[10],
    reviewsCount: row[11],
    isFit: row[12],
    ownWarehouse: row[13] === OWN_WAREHOUSE,
    supplierId: row[13] > 0 ? row[13] : null,
    multiplicity: row[14],
    defaultCount: row[15],
  }
}
