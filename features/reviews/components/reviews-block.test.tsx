import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { toReviewPage, toReviews } from '../model/review'
import { widgetOf } from '../testing'
import { ReviewsBlock } from './reviews-block'

const fetchReviewPage = vi.hoisted(() => vi.fn())
vi.mock('../api/fetch-review-page', () => ({ fetchReviewPage }))

beforeEach(() => {
  fetchReviewPage.mockReset()
  render(<ReviewsBlock reviews={toReviews(widgetOf(5))} productCode="00-00012345" />)
})

const shown = () => screen.getAllByText(/^Отзыв \d+$/).map((review) => review.textContent)

test('shows the rating and the first reviews', () => {
  expect(screen.getByText('4,5')).toBeInTheDocument()
  expect(screen.getByText('12 отзывов')).toBeInTheDocument()
  expect(shown()).toHaveLength(5)
})

test('adds the next page and moves the focus to its first review', async () => {
  fetchReviewPage.mockResolvedValue(toReviewPage(widgetOf(5, {}, 6)))
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(fetchReviewPage).toHaveBeenCalledWith({ productCode: '00-00012345', page: 2, sort: 'new' })
  expect(await screen.findByText('Отзыв 10')).toBeInTheDocument()
  expect(shown()).toHaveLength(10)
  await vi.waitFor(() => expect(document.activeElement).toHaveTextContent('Отзыв 6'))
})

test('starts anew in another order', async () => {
  fetchReviewPage.mockResolvedValue(toReviewPage(widgetOf(3, {}, 20)))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'low')
  expect(fetchReviewPage).toHaveBeenCalledWith({ productCode: '00-00012345', page: 1, sort: 'low' })
  expect(await screen.findByText('Отзыв 22')).toBeInTheDocument()
  expect(shown()).toEqual(['Отзыв 20', 'Отзыв 21', 'Отзыв 22'])
})

test('keeps what is shown when more of it does not come, and lets one try again', async () => {
  fetchReviewPage.mockRejectedValueOnce(new Error('offline'))
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Попробуйте ещё раз')
  expect(shown()).toHaveLength(5)
  fetchReviewPage.mockResolvedValue(toReviewPage(widgetOf(1, {}, 6)))
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Отзыв 6')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
