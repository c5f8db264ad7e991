import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PartOffers } from '@/features/search/model/part'
import { hrefs } from '@/lib/routing/hrefs'
import { render } from '@/tests/render'
import { ProductAnalogs } from './product-analogs'

const PRODUCT = {
  brand: 'TRW',
  article: 'GDB3548',
  price: 3770,
  deliveryTime: 24,
  rating: 0,
  reviewsCount: 0,
}

function analog(article: string, price: number): PartOffers {
  return {
    brand: 'Remsa',
    brandExternalId: null,
    article,
    title: 'Колодки тормозные',
    internalCode: null,
    href: `/product/remsa_${article}`,
    picture: null,
    rating: 0,
    reviewsCount: 0,
    price,
    deliveryTime: 48,
    isOriginal: false,
    offers: [],
  }
}

const way = () => screen.queryByRole('link', { name: /^Все аналоги/ })

test.each([1, 3])('%i analogs of one kind are all shown, and no link leads to them', (count) => {
  const analogs = Array.from({ length: count }, (_, at) => analog(`0${at}`, 2000 + at))
  render(<ProductAnalogs product={PRODUCT} analogs={analogs} pricedAt={undefined} />)
  expect(screen.getAllByRole('link', { name: 'Колодки тормозные' })).toHaveLength(count)
  expect(way()).toBeNull()
})

test.each([
  ['more than are shown of their kind', [2000, 2001, 2002, 2003]],
  ['some without an advantage', [2000, 9000]],
])('where there are %s, a link leads to all', (_, prices) => {
  const analogs = prices.map((price, at) => analog(`1${at}`, price))
  render(<ProductAnalogs product={PRODUCT} analogs={analogs} pricedAt={undefined} />)
  expect(way()).toHaveTextContent(`Все аналоги: ${prices.length}`)
  expect(way()).toHaveAttribute('href', hrefs.analogsOf('GDB3548', 'TRW'))
})
