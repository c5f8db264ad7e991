import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { moderatedQuestion } from '@/lib/gateway/contracts/site/question-moderation'
import { GatewayError } from '@/lib/gateway/errors'
import { render } from '@/tests/render'
import { reply } from '../api/moderation-calls'
import { ModeratedQuestionCard } from './moderated-question-card'

vi.mock('../api/moderation-calls', () => ({ decide: vi.fn(), reply: vi.fn() }))

const nothing = async () => undefined
const written = { authorName: 'Мария В.', status: 'moderation', createdAt: '2026-11-28T00:47:00Z' }

test('the buttons of a question and of an answer to it name what they act on', () => {
  const question = moderatedQuestion.parse({
    ...written,
    id: '1',
    text: 'Есть ли гарантия?',
    productId: '00-43742291',
    product: null,
    answers: [{ ...written, id: '2', text: 'Год от завода' }],
  })
  render(<ModeratedQuestionCard question={question} onChanged={nothing} onOutdated={nothing} />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Опубликовать вопрос: Есть ли гарантия?',
    'Отклонить вопрос: Есть ли гарантия?',
    'Ответить: Есть ли гарантия?',
    'Опубликовать ответ: Год от завода',
    'Отклонить ответ: Год от завода',
  ])
})

test('an answer is taken away by its button once it has asked, and never by an emptied field', async () => {
  const question = moderatedQuestion.parse({
    ...written,
    status: 'published',
    id: '1',
    text: 'Есть ли гарантия?',
    productId: '00-43742291',
    product: null,
    answers: [{ ...written, status: 'published', id: '2', isShop: true, text: 'Год' }],
    history: [{ action: 'replied', text: 'Год', author: 'Олег Зуев', at: '2026-11-28T00:50:00Z' }],
  })
  const { user } = render(
    <ModeratedQuestionCard question={question} onChanged={nothing} onOutdated={nothing} />,
  )
  expect(screen.getByText(/^Ответ магазина, Олег Зуев/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Изменить ответ/ }))
  await user.clear(screen.getByRole('textbox', { name: 'Ответ магазина' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить ответ' }))
  expect(await screen.findAllByText('Напишите ответ или уберите его кнопкой ниже')).not.toHaveLength(0)
  expect(reply).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Убрать ответ' }))
  await user.click(screen.getByRole('button', { name: 'Убрать' }))
  expect(reply).toHaveBeenCalledWith({ id: '1', text: '', seen: 'Год' })
})

test('who answers second keeps what was typed, reads what the first one wrote, and may take its place', async () => {
  const question = moderatedQuestion.parse({
    ...written,
    id: '1',
    text: 'Есть ли гарантия?',
    productId: '00-43742291',
    product: null,
    answers: [],
  })
  const message = 'Пока вы писали, уже ответили (Олег Зуев): «Год».'
  vi.mocked(reply)
    .mockReset()
    .mockRejectedValueOnce(new GatewayError({ kind: 'conflict', message }))
  const onOutdated = vi.fn(nothing)
  const { user } = render(
    <ModeratedQuestionCard question={question} onChanged={nothing} onOutdated={onOutdated} />,
  )
  await user.click(screen.getByRole('button', { name: /^Ответить/ }))
  await user.type(screen.getByRole('textbox', { name: 'Ответ магазина' }), 'Два года')
  await user.click(screen.getByRole('button', { name: 'Ответить и опубликовать' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(onOutdated).toHaveBeenCalledOnce()
  expect(screen.getByRole('textbox', { name: 'Ответ магазина' })).toHaveValue('Два года')
  await user.click(screen.getByRole('button', { name: 'Ответить и опубликовать' }))
  expect(vi.mocked(reply).mock.calls).toEqual([
    [{ id: '1', text: 'Два года', seen: '' }],
    [{ id: '1', text: 'Два года' }],
  ])
})
