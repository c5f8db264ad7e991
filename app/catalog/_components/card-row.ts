import type { CardFace } from '@/features/product/model/product-card-data'

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
]

const PREFIX = '/product/'

export function toCardRow(card: CardFace): CardRow {
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
  ]
}

export function fromCardRow(row: CardRow): CardFace {
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
  }
}
