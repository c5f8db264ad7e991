import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readQuestion } from '@/lib/gateway/contracts/site/questions'
import { QueryProvider } from '@/lib/query/query-provider'
import { answering } from '@/tests/msw/faults'
import { render } from '@/tests/render'
import { AnswerScreen } from './answer-screen'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const WRITTEN = {
  id: '2',
  text: 'Пишите мне.',
  authorName: 'Анна С.',
  isShop: false,
  createdAt: '2026-11-20T10:00:00.000Z',
}
const QUESTION = {
  id: '1',
  text: 'Подойдёт на дизель?',
  authorName: 'Пётр',
  status: 'published',
  rejectReason: null,
  createdAt: '2026-11-19T10:00:00.000Z',
  productId: '00-00000001',
  product: null,
  isOwn: false,
} as const

it.each([
  ['moderation', null, 'answered', 'На проверке', 0],
  ['rejected', 'Не по делу', null, 'Не принято', 1],
] as const)('shows an own answer in the state %s', async (status, rejectReason, reason, words, forms) => {
  const answers = [{ ...WRITTEN, status, rejectReason }]
  server.use(
    answering(readQuestion, { question: { ...QUESTION, answers }, canAnswer: reason === null, reason }),
  )
  render(
    <QueryProvider>
      <AnswerScreen id="1" />
    </QueryProvider>,
  )
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText('Пишите мне.')).toBeVisible()
  expect(screen.queryAllByText('Причина: Не по делу')).toHaveLength(forms)
  expect(screen.queryAllByLabelText('Ваш ответ')).toHaveLength(forms)
})
