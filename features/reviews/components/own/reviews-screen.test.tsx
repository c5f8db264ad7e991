import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { listOwnReviews, listUnreviewedProducts } from '@/lib/gateway/contracts/site/reviews'
import { QueryProvider } from '@/lib/query/query-provider'
import { answering } from '@/tests/msw/faults'
import { render } from '@/tests/render'
import { widgetOf } from '../../testing'
import { ReviewsScreen } from './reviews-screen'

// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  usePathname: () => '/account/reviews',
  useSearchParams: () => new URLSearchParams(),
}))

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const NOTHING = { page: 1, limit: 20, total: 0, pages: 1 }

it.each([
  ['Все покупки с отзывами', true],
  ['Пока не о чем рассказать', false],
])('says «%s» where the written review is of a purchase: %s', async (title, isVerified) => {
  const [written] = widgetOf(1).reviews
  const reviews = written ? [{ ...written, review: { ...written.review, isVerified } }] : []
  server.use(
    answering(listUnreviewedProducts, { products: [], pagination: NOTHING }),
    answering(listOwnReviews, { reviews, pagination: { ...NOTHING, total: 1 } }),
  )
  render(
    <QueryProvider>
      <ReviewsScreen />
    </QueryProvider>,
  )
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})
