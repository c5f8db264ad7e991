import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInShop } from '@/tests/render-in-shop'
import { ProductSummary } from './product-summary'

const PRODUCT = {
  brand: 'MANN',
  brandCode: null,
  article: 'W 811/80',
  shortCode: null,
  reviewsCount: 0,
  rating: 0,
  icons: [],
  quality: 'analog',
  specs: [
    { code: 'height', title: 'Высота', value: '122 мм' },
    { code: 'quality', title: 'Качество', value: 'Аналог' },
  ],
} as unknown as Parameters<typeof ProductSummary>[0]['product']

it.each([
  ['once where a property repeats it', 'analog'],
  ['by the property alone where the part has none of its own', null],
] as const)('names the quality %s', (_, quality) => {
  renderInShop(<ProductSummary product={{ ...PRODUCT, quality }} />)
  expect(screen.getAllByText('Качество')).toHaveLength(1)
  expect(screen.getByText('Высота')).toBeVisible()
})
