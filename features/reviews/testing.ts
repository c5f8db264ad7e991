import { reviewsWidget } from '@/lib/gateway/contracts/site/review-shapes'

/** A page of reviews as the contract parses it. */
export function widgetOf(count: number, summary: Record<string, unknown> = {}, first = 1) {
  return reviewsWidget.parse({
    summary: { rating: 4.5, reviewsCount: 12, histogram: [], ...summary },
    reviews: Array.from({ length: count }, (_, index) => ({
      id: String(first + index),
      productId: '00-00012345',
      review: { rating: 5, text: `Отзыв ${first + index}`, authorName: 'Ольга' },
      votes: { up: 2, down: 1 },
      status: 'published',
      createdAt: '2026-10-01T10:00:00Z',
    })),
    sorts: [
      { code: 'new', title: 'Сначала новые', isActive: true },
      { code: 'low', title: 'С низкой оценкой' },
    ],
    pagination: { page: 1, limit: 5, total: 12, pages: 3 },
  })
}
