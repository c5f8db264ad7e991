import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createReview, updateReview } from '@/lib/gateway/contracts/site/reviews'
import { GatewayError } from '@/lib/gateway/errors'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import type { OwnReview } from '../model/own-review'
import { ReviewForm } from './review-form'

const gateway = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => gateway }))

beforeEach(() => gateway.call.mockReset())

function open() {
  const onDone = vi.fn()
  const { user } = render(
    <QueryProvider>
      <ReviewForm productId="00-00000001" review={null} onDone={onDone} />
    </QueryProvider>,
  )
  return { user, onDone, send: () => user.click(screen.getByRole('button', { name: 'Отправить отзыв' })) }
}

/** Of the reviews that were sent, in their order. */
function sent(): { idempotencyKey: string; review: unknown }[] {
  return gateway.call.mock.calls.map(
    (call) => (call[1] as { body: { idempotencyKey: string; review: unknown } }).body,
  )
}

it('asks for a mark and for words before anything is sent', async () => {
  const { send } = open()
  await send()
  const summary = await screen.findByRole('group', { name: 'Проверьте поля' })
  expect(summary).toHaveTextContent('Поставьте оценку от 1 до 5')
  expect(summary).toHaveTextContent('Расскажите о товаре')
  expect(gateway.call).not.toHaveBeenCalled()
})

it('sends what was typed, again under the same key after a lost answer, and hands the review on', async () => {
  gateway.call.mockRejectedValueOnce(new GatewayError({ kind: 'unavailable', message: 'Сервис отдыхает.' }))
  gateway.call.mockResolvedValueOnce({ id: '5', status: 'moderation' })
  const { user, onDone, send } = open()
  await user.click(screen.getByRole('radio', { name: '4 из 5, хорошо' }))
  await user.type(screen.getByRole('textbox', { name: /^Отзыв/ }), 'Держит давление')
  await user.click(screen.getByRole('radio', { name: 'Да' }))
  await user.click(screen.getByRole('checkbox', { name: 'Не показывать моё имя' }))
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис отдыхает.')
  expect(screen.getByRole('textbox', { name: /^Отзыв/ })).toHaveValue('Держит давление')
  await send()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: '5', status: 'moderation' }))
  expect(gateway.call.mock.calls[0]?.[0]).toBe(createReview)
  const [first, second] = sent()
  expect(second).toEqual(first)
  expect(first?.review).toMatchObject({
    rating: 4,
    text: 'Держит давление',
    isRecommended: true,
    isAnonymous: true,
  })
})

it('says at the field what the gateway has against it', async () => {
  const body = { errors: [{ field: 'text', message: 'Уберите телефон.' }] }
  gateway.call.mockRejectedValueOnce(new GatewayError({ kind: 'validation', message: 'x', body }))
  const { user, onDone, send } = open()
  await user.click(screen.getByRole('radio', { name: '5 из 5, отлично' }))
  await user.type(screen.getByRole('textbox', { name: /^Отзыв/ }), 'Звоните 8-900')
  await send()
  expect((await screen.findAllByText('Уберите телефон.')).length).toBeGreaterThan(0)
  expect(onDone).not.toHaveBeenCalled()
})

it('keeps the focus in the form when a file is taken off or sent again', async () => {
  // Nothing answers a request of this browser: the file fails.
  vi.stubGlobal('XMLHttpRequest', FailingRequest)
  const { user } = open()
  const input = screen.getByLabelText('Добавить фото или видео')
  await user.upload(input, new File(['x'], 'фото.jpg', { type: 'image/jpeg' }))
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(screen.getByRole('button', { name: /: фото\.jpg$/ })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: /: фото\.jpg$/ }))
  expect(input).toHaveFocus()
  vi.unstubAllGlobals()
})

class FailingRequest extends EventTarget {
  upload = new EventTarget()
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
}

it('changed after a lost answer, or written in another tab before, takes the place of what is there', async () => {
  const refusal = new GatewayError({ kind: 'conflict', message: 'Вы уже написали отзыв об этом товаре.' })
  gateway.call.mockRejectedValueOnce(refusal)
  const onDone = vi.fn()
  const shown = (review: OwnReview | null) => (
    <QueryProvider>
      <ReviewForm productId="00-00000001" review={review} onDone={onDone} />
    </QueryProvider>
  )
  const { user, rerender } = render(shown(null))
  await user.click(screen.getByRole('radio', { name: '2 из 5, плохо' }))
  await user.type(screen.getByRole('textbox', { name: /^Отзыв/ }), 'Течёт')
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Сохраните этот, и он заменит прежний')
  const body = { id: '7', productId: '00-00000001', status: 'moderation', createdAt: '2026-11-23T10:00:00Z' }
  const words = { rating: 5, text: 'Прежний', authorName: 'Анна' }
  rerender(shown(createReview.response.parse({ ...body, review: words, votes: { up: 0, down: 0 } })))
  expect(screen.getByRole('textbox', { name: /^Отзыв/ })).toHaveValue('Течёт')
  gateway.call.mockResolvedValueOnce({ id: '7' })
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(gateway.call).toHaveBeenLastCalledWith(
    updateReview,
    {
      body: expect.objectContaining({
        id: '7',
        review: expect.objectContaining({ text: 'Течёт', rating: 2 }),
      }),
    },
    expect.anything(),
  )
})
