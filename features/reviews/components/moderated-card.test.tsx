import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import { moderatedReview } from '@/lib/gateway/contracts/site/review-shapes'
import { GatewayError } from '@/lib/gateway/errors'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import { widgetOf } from '../testing'
import { ModeratedCard } from './moderated-card'

const [decide, reply] = vi.hoisted(() => [vi.fn<(body: object) => Promise<void>>(), vi.fn()])
vi.mock('../api/moderation-calls', () => ({ decide, reply }))
vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))

const onChanged = vi.fn(async () => undefined)
const button = () => screen.getByRole('button', { name: /^Опубликовать: ./ })

beforeEach(() => {
  decide.mockReset()
  onChanged.mockClear()
  vi.mocked(notify).mockReset()
})

function show() {
  const review = moderatedReview.parse({ ...widgetOf(1).reviews[0], reply: null, status: 'moderation' })
  return render(
    <QueryProvider>
      <ModeratedCard review={review} onChanged={onChanged} onOutdated={onChanged} />
    </QueryProvider>,
  )
}

test('a review is published once, however often it is pressed', async () => {
  const answer = Promise.withResolvers<void>()
  decide.mockReturnValue(answer.promise)
  const { user } = show()
  await user.dblClick(button())
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  answer.resolve()
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(decide).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ decision: 'publish' }))
})

test('a failure is said beside the review', async () => {
  decide.mockRejectedValue(new GatewayError({ kind: 'server', message: 'Служба занята' }))
  const { user } = show()
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Служба занята')
  expect(button()).toHaveAttribute('aria-disabled', 'false')
  expect(onChanged).not.toHaveBeenCalled()
})

test('a review that another one has dealt with is read anew, and is no failure', async () => {
  decide.mockRejectedValue(new GatewayError({ kind: 'conflict', message: 'Автор изменил отзыв' }))
  const { user } = show()
  await user.click(button())
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Автор изменил отзыв' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer without a word is not sent', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: /^Ответить: ./ }))
  await user.click(screen.getByRole('button', { name: 'Сохранить ответ' }))
  expect(await screen.findByText('Напишите ответ')).toBeVisible()
  expect(reply).not.toHaveBeenCalled()
})
