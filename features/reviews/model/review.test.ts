import { expect, test } from 'vitest'
import { widgetOf } from '../testing'
import { toReviews } from './review'

test('reads the rating, its histogram from five down to one, and the reviews', () => {
  const reviews = toReviews(
    widgetOf(2, {
      histogram: [
        { rating: 4, count: 1 },
        { rating: 5, count: 4 },
      ],
    }),
  )
  expect(reviews).toMatchObject({ rating: 4.5, total: 12, page: 1, pages: 3, recommendPercent: null })
  expect(reviews.histogram.map(({ rating, count, share }) => [rating, count, share])).toEqual([
    [5, 4, 1],
    [4, 1, 0.25],
    [3, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
  ])
  expect(reviews.reviews[0]).toEqual({
    id: '1',
    author: 'Ольга',
    rating: 5,
    text: 'Отзыв 1',
    pros: null,
    cons: null,
    isVerified: false,
    createdAt: '2026-10-01T10:00:00Z',
    reply: null,
    media: [],
    usefulCount: 2,
    uselessCount: 1,
  })
})

test('draws an empty histogram when nobody has written', () => {
  expect(toReviews(widgetOf(0)).histogram.every(({ share }) => share === 0)).toBe(true)
})

test('keeps photos and videos that a link can lead to', () => {
  const widget = widgetOf(1)
  const media = [
    { id: 'a', type: 'photo' as const, url: 'reviews/a.jpg', previewUrl: null },
    { id: 'b', type: 'video' as const, url: 'https://video.example/b.mp4', previewUrl: 'reviews/b.jpg' },
    { id: 'c', type: 'photo' as const, url: 'javascript:alert(1)', previewUrl: null },
  ]
  const [review] = toReviews({ ...widget, reviews: widget.reviews.map((one) => ({ ...one, media })) }).reviews
  expect(review?.media).toEqual(media.slice(0, 2))
})
