import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { markTitle } from '@/lib/parts/title-parts'
import { hrefs } from '@/lib/routing/hrefs'
import { type CardFace, type CardSale, toCardFace, toProductCard } from '../model/product-card-data'
import { entityOf } from '../testing'
import { readCards, unseenOf } from './card-markup'
import { ProductCard } from './product-card'
import { ProductGrid } from './product-grid'

const NOW = new Date('2026-11-20T12:00:00Z')
const LIST = 3

const full = {
  ...toCardFace(toProductCard(entityOf({ price: 1234.5, quantity: 7, deliveryTime: 24 }))),
  picture: 'parts/Фото (1).svg',
  pastPrice: 1590,
  rating: 4.6,
  reviewsCount: 12,
  supplierId: 501,
  properties: 'Высота: 80 мм · Резьба: M20',
  fit: 'some' as const,
}

const CARDS: [string, CardFace & CardSale][] = [
  ['full', full],
  [
    'nothing that may be missing',
    { ...full, picture: null, properties: '', price: null, pastPrice: null, fit: null },
  ],
  ['an address with signs', { ...full, href: hrefs.product({ brand: 'A&B "C"', article: '<1>/2' }) }],
  ['a number with signs', { ...full, brand: 'Febi & "Bilstein"', article: "<b>1'2</b>" }],
  ['no brand', { ...full, brand: '' }],
  ['a picture of another host', { ...full, picture: 'https://pictures.example/1%202.png?size=2' }],
  ['the own warehouse', { ...full, supplierId: null, ownWarehouse: true, multiplicity: 2, defaultCount: 4 }],
  ...[
    'Масло моторное 5W-40 Titan GT1 Pro C-3',
    'Колодки тормозные дисковые передние с датчиком износа и монтажным комплектом для Kia Rio III, Hyundai Solaris',
    'Шина R16-C',
    'Фильтр <i>масляный</i> для A & B',
    ' - ',
  ].map((title): [string, CardFace & CardSale] => [title, { ...full, markedTitle: markTitle(title) }]),
]

const list = (cards: readonly (CardFace & CardSale)[], isBrief: boolean) => (
  <ProductGrid label="Товары">
    {cards.map((card) => (
      <ProductCard
        key={card.href}
        product={card}
        now={NOW}
        isBrief={isBrief}
        unseen={unseenOf(LIST, card, isBrief)}
      />
    ))}
  </ProductGrid>
)

afterEach(() => document.body.replaceChildren())

function drawnByServer(cards: readonly (CardFace & CardSale)[], isBrief = false): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(list(cards, isBrief))
  return place
}

test.each(CARDS)('a card is read off its markup as it was drawn: %s', async (_, card) => {
  const failed = vi.spyOn(console, 'error')
  const place = drawnByServer([card])
  const read = readCards(LIST)
  expect(read).toEqual([card])
  await act(async () => hydrateRoot(place, list(read, false)))
  expect(failed).not.toHaveBeenCalled()
})

test('a brief card is read whole but for what it does not tell', () => {
  drawnByServer([full], true)
  expect(readCards(LIST)).toEqual([{ ...full, properties: '' }])
})

test('cards of other lists are left alone, in whatever order they stand', () => {
  drawnByServer([full, { ...full, href: '/product/2' }])
  const other = document.body.appendChild(document.createElement('ul'))
  other.innerHTML = '<li data-card="33:1,2,3"></li><li data-card="1:1,2,3"></li><li></li>'
  expect(readCards(LIST).map(({ href }) => href)).toEqual([full.href, '/product/2'])
})
