import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { toProductCard } from '../model/product-card-data'
import { entityOf } from '../testing'
import { ProductCard } from './product-card'
import { ProductGrid } from './product-grid'

const now = new Date('2026-11-20T12:00:00Z')

function show(
  fields: Record<string, unknown> = {},
  slots: { action?: ReactElement; fitment?: ReactElement; isBrief?: boolean } = {},
) {
  render(
    <ProductGrid label="Товары">
      <ProductCard product={toProductCard(entityOf(fields))} now={now} {...slots} />
    </ProductGrid>,
  )
  return within(screen.getByRole('listitem'))
}

test('tells number, title, price, past price, term and stock', () => {
  const card = show({
    price: 1234,
    internetPrice: 1590,
    quantity: 2,
    deliveryTime: 24,
    reviewsRating: 4.6,
    reviewsCount: 12,
  })
  expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Фильтр масляный')
  expect(card.getByRole('link')).toHaveAttribute('href', '/product/00-00012345')
  expect(card.getByText('W 712/95')).toBeInTheDocument()
  expect(card.getByText('1 234 ₽')).toBeInTheDocument()
  expect(card.getByText('1 590 ₽').closest('del')).not.toBeNull()
  expect(card.getByText('Завтра, осталось 2 шт.')).toBeInTheDocument()
  expect(card.getByRole('img', { name: 'Оценка 4,6, отзывов: 12' })).toHaveTextContent('4,6 (12)')
})

test('says that there is none instead of a price', () => {
  const card = show({ price: null, internetPrice: 1590, quantity: 0 })
  expect(card.getByText('Нет в наличии')).toBeInTheDocument()
  expect(card.queryByText(/₽/)).toBeNull()
})

test('a brief one names the part and leads to it, no more', () => {
  const card = show(
    { price: 1234, quantity: 2, isFit: true },
    { action: <button type="button">В корзину</button>, isBrief: true },
  )
  expect(card.getByRole('link', { name: /Фильтр масляный/ })).toHaveAttribute('href', '/product/00-00012345')
  expect(card.getByText('W 712/95')).toBeInTheDocument()
  for (const words of [/₽/, 'В корзину', 'Подходит']) expect(card.queryByText(words)).toBeNull()
  expect(card.queryByRole('img')).toBeNull()
})

test('says whether it fits, in the place of what is said of the visitor’s own car', () => {
  expect(show({ isFit: true }).getByText('Подходит')).toBeInTheDocument()
  cleanup()
  const card = show({ fit: 'some' }, { fitment: <p>Не для этой машины</p> })
  expect(card.getByText('Подходит не всем')).toBeInTheDocument()
  expect(card.queryByText('Не для этой машины')).toBeNull()
})
