import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { deleteReview, listOwnReviews, listUnreviewedProducts } from '@/lib/gateway/contracts/site/reviews'
import { QueryProvider } from '@/lib/query/query-provider'
import { answering, refusing } from '@/tests/msw/faults'
import { render } from '@/tests/render'
import { widgetOf } from '../../testing'
import { ReviewsScreen } from './reviews-screen'
import { WrittenScreen } from './written-screen'

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

it('keeps a review that could not be removed, says why, and removes it on the next press', async () => {
  server.use(
    answering(listOwnReviews, { reviews: widgetOf(1).reviews, pagination: { ...NOTHING, total: 1 } }),
    refusing(deleteReview, { status: 503, body: {} }),
  )
  const { user } = render(
    <QueryProvider>
      <WrittenScreen />
    </QueryProvider>,
  )
  await user.click(await screen.findByRole('button', { name: /^Удалить отзыв/ }))
  await user.click(screen.getByRole('button', { name: 'Да, удалить' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  server.use(
    answering(deleteReview, { ok: true }),
    answering(listOwnReviews, { reviews: [], pagination: { ...NOTHING, total: 0 } }),
  )
  await user.click(screen.getByRole('button', { name: 'Да, удалить' }))
  const empty = await screen.findByText('Вы ещё ничего не написали')
  // The last that a removal does.
  await waitFor(() => expect(empty.closest('[tabindex]')).toHaveFocus())
})
