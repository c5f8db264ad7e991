import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { question as questionShape } from '@/lib/gateway/contracts/site/questions'
import { render } from '@/tests/render'
import { ModeratedQuestionCard } from './moderated-question-card'

vi.mock('../api/moderation-calls', () => ({ decide: vi.fn(), reply: vi.fn() }))

const written = { authorName: 'Мария В.', status: 'moderation', createdAt: '2026-11-28T00:47:00Z' }

test('the buttons of a question and of an answer to it name what they act on', () => {
  const question = questionShape.parse({
    ...written,
    id: '1',
    text: 'Есть ли гарантия?',
    productId: '00-43742291',
    product: null,
    answers: [{ ...written, id: '2', text: 'Год от завода' }],
  })
  render(<ModeratedQuestionCard question={question} onChanged={async () => undefined} />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Опубликовать вопрос: Есть ли гарантия?',
    'Отклонить вопрос: Есть ли гарантия?',
    'Ответить: Есть ли гарантия?',
    'Опубликовать ответ: Год от завода',
    'Отклонить ответ: Год от завода',
  ])
})
