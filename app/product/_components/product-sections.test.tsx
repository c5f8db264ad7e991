import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markPress } from '@/components/navigation/below-fold'
import { toProduct } from '@/features/product/model/product'
import { NO_CARDS } from '@/features/product/server/load-similar'
import { productOf } from '@/features/product/testing'
import { render } from '@/tests/render'
import { ProductSections } from './product-sections'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  markPress(false)
  vi.useRealTimers()
})

const sections = (
  <ProductSections
    product={toProduct(productOf(), (html) => html)}
    price={{ kind: 'absent' }}
    reviews={undefined}
    questions={undefined}
    hasQuestions={false}
    analogs={[]}
    pricedAt={undefined}
    similar={NO_CARDS}
    use={undefined}
  />
)

test('a press that leads to a product draws the way to its sections first, then the sections', () => {
  markPress(true)
  render(sections)
  const links = screen.getAllByRole('link')
  expect(links.length).toBeGreaterThan(0)
  expect(screen.queryByRole('region')).toBeNull()
  act(() => void vi.runAllTimers())
  expect(screen.getAllByRole('region')).toHaveLength(links.length)
})
