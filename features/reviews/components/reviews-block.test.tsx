import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { toUserState } from '@/stores/user/user-state'
import { toReviewPage, toReviews } from '../model/review'
import { widgetOf } from '../testing'
import { ReviewsBlock } from './reviews-block'

const fetchReviewPage = vi.hoisted(() => vi.fn())
vi.mock('../api/fetch-review-page', () => ({ fetchReviewPage }))

const calls = vi.hoisted(() => ({ readMarks: vi.fn(), vote: vi.fn(), complain: vi.fn() }))
vi.mock('../api/review-marks', () => calls)

const mark = { id: '1', votes: { up: 3, down: 1, own: 'up' }, isOwn: false, isReported: false }

/** The list loads without a press where the browser draws the page. */
async function mount(user = toUserState(userRecord.parse({ isAuthorized: false }))) {
  const stores = createStores({
    site: UNKNOWN_SITE,
    operations: async () => Promise.reject(new Error('none')),
  })
  stores.user.setState(user)
  render(
    <StoresProvider site={UNKNOWN_SITE} stores={stores}>
      <ReviewsBlock reviews={toReviews(widgetOf(5))} productCode="00-00012345" />
    </StoresProvider>,
  )
  await screen.findByText('Отзыв 1')
  return stores
}
const ANNA = toUserState(userRecord.parse({ isAuthorized: true, name: 'Анна' }))

beforeEach(() => {
  fetchReviewPage.mockReset()
  for (const call of Object.values(calls)) call.mockReset()
  calls.readMarks.mockResolvedValue(new Map([['1', mark]]))
})

const shown = () => screen.getAllByText(/^Отзыв \d+$/).map((review) => review.textContent)

test('shows the rating and the first reviews', async () => {
  await mount()
  expect(screen.getByText('4,5')).toBeInTheDocument()
  expect(screen.getByText('12 отзывов')).toBeInTheDocument()
  expect(shown()).toHaveLength(5)
})

test('adds the next page and moves the focus to its first review', async () => {
  await mount()
  fetchReviewPage.mockResolvedValue(toReviewPage(widgetOf(5, {}, 6)))
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(fetchReviewPage).toHaveBeenCalledWith({
    productCode: '00-00012345',
    page: 2,
    sort: 'new',
    isWithMedia: false,
  })
  expect(await screen.findByText('Отзыв 10')).toBeInTheDocument()
  expect(shown()).toHaveLength(10)
  await vi.waitFor(() => expect(document.activeElement).toHaveTextContent('Отзыв 6'))
})

test('shows a review once that a newer one has pushed to the next page', async () => {
  await mount()
  fetchReviewPage.mockResolvedValue(toReviewPage(widgetOf(5, {}, 5)))
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Отзыв 9')).toBeInTheDocument()
  expect(screen.getAllByText('Отзыв 5')).toHaveLength(1)
})

test('starts anew in another order', async () => {
  await mount()
  fetchReviewPage.mockResolvedValue(toReviewPage(widgetOf(3, {}, 20)))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'low')
  expect(fetchReviewPage).toHaveBeenCalledWith({
    productCode: '00-00012345',
    page: 1,
    sort: 'low',
    isWithMedia: false,
  })
  expect(await screen.findByText('Отзыв 22')).toBeInTheDocument()
  expect(shown()).toEqual(['Отзыв 20', 'Отзыв 21', 'Отзыв 22'])
})

test('keeps what is shown when more of it does not come, and lets one try again', async () => {
  await mount()
  fetchReviewPage.mockRejectedValueOnce(new Error('offline'))
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Попробуйте ещё раз')
  expect(shown()).toHaveLength(5)
  fetchReviewPage.mockResolvedValue(toReviewPage(widgetOf(1, {}, 6)))
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Отзыв 6')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('lists one mark alone, and those with photos', async () => {
  await mount()
  fetchReviewPage.mockResolvedValue(toReviewPage(widgetOf(1, {}, 30)))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Оценка' }), '2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'С фото и видео' }))
  await vi.waitFor(() =>
    expect(fetchReviewPage).toHaveBeenLastCalledWith(
      expect.objectContaining({ rating: 2, isWithMedia: true }),
    ),
  )
})

test('adds one choice to another while the list is on its way, and takes both back when it does not come', async () => {
  await mount()
  const fail: (() => void)[] = []
  fetchReviewPage.mockImplementation(
    () => new Promise((_, reject) => fail.push(() => reject(new Error('offline')))),
  )
  const mark = screen.getByRole('combobox', { name: 'Оценка' })
  const pictured = screen.getByRole('checkbox', { name: 'С фото и видео' })
  await userEvent.selectOptions(mark, '2')
  expect(mark).toHaveValue('2')
  await userEvent.click(pictured)
  expect(pictured).toBeChecked()
  expect(fetchReviewPage).toHaveBeenLastCalledWith(expect.objectContaining({ rating: 2, isWithMedia: true }))
  await act(async () => fail.forEach((one) => one()))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(mark).toHaveValue('')
  expect(pictured).not.toBeChecked()
})

test('a guest who votes is asked to sign in, and his vote is given once he has', async () => {
  const stores = await mount()
  const [first] = screen.getAllByRole('button', { name: /^Полезно/ })
  await userEvent.click(first ?? document.body)
  expect([stores.signIn.getState().isOpen, calls.vote.mock.calls.length]).toEqual([true, 0])
  calls.vote.mockResolvedValue({ up: 4, down: 1, own: 'up' })
  // The visitor's earlier votes are still loading, and are older.
  let answer = (_marks: Map<string, typeof mark>) => undefined as void
  calls.readMarks.mockReturnValue(new Promise<Map<string, typeof mark>>((resolve) => (answer = resolve)))
  await act(async () => {
    stores.user.setState(ANNA)
    await stores.signIn.getState().afterwards?.()
  })
  expect(calls.vote).toHaveBeenCalledExactlyOnceWith('1', 'up')
  const given = await screen.findByRole('button', { name: 'Полезно 4', pressed: true })
  await act(async () => answer(new Map([['1', mark]])))
  expect(given).toHaveTextContent('Полезно 4')
})

test('somebody signed in sees his vote, and takes it back by pressing again', async () => {
  await mount(ANNA)
  const own = await screen.findByRole('button', { name: 'Полезно 3', pressed: true })
  calls.vote.mockResolvedValue({ up: 2, down: 1, own: null })
  await userEvent.click(own)
  expect(calls.vote).toHaveBeenCalledExactlyOnceWith('1', 'none')
  await vi.waitFor(() => expect(own).toHaveAttribute('aria-pressed', 'false'))
})

test('a complaint with its reason is sent, and the review says so', async () => {
  await mount(ANNA)
  const [first] = screen.getAllByRole('button', { name: 'Пожаловаться' })
  await userEvent.click(first ?? document.body)
  await userEvent.click(await screen.findByRole('radio', { name: 'Не о товаре', hidden: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Отправить', hidden: true }))
  await vi.waitFor(() =>
    expect(calls.complain).toHaveBeenCalledWith({ reviewId: '1', reason: 'irrelevant', comment: '' }),
  )
  expect(await screen.findByText('Жалоба отправлена')).toBeInTheDocument()
})
