import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  changeInquiry,
  listDeadMessages,
  listInquiries,
  resendMessage,
} from '@/lib/gateway/contracts/site/inquiry-desk'
import { countDeskWaiting } from '@/lib/gateway/contracts/desk/waiting'
import { GatewayError } from '@/lib/gateway/errors'
import type { Operation } from '@/lib/gateway/operation'
import { renderInShop } from '@/tests/render-in-shop'
import InquiryDeskPage, { metadata } from './page'

const gateway = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => gateway }))

const pagination = { page: 1, limit: 20, total: 1, pages: 1 }
const inquiry = {
  number: '261122-00042',
  title: 'Обращение в поддержку',
  createdAt: '2026-11-22T09:00:00.000Z',
  answers: [
    { label: 'Сообщение', text: 'Нужны щётки' },
    { label: 'Телефон', text: '+7 (900) 000-00-01' },
  ],
  files: ['щётка.jpg'],
  status: 'new',
  version: null,
  email: null,
  history: [],
}
const dead = { id: 7, state: 'dead', attempts: 3, failure: 'status 500' }
let delivery: unknown = dead

beforeEach(() => {
  delivery = dead
  gateway.call.mockImplementation(async (operation: Operation) => {
    if (operation === listInquiries)
      return { inquiries: [{ ...inquiry, delivery }], counts: null, dead: 1, pagination }
    if (operation === resendMessage) delivery = { ...dead, state: 'waiting', failure: null }
    if (operation !== listDeadMessages) return delivery
    const message = { ...dead, id: 9, channel: 'sms', recipient: '79000000001', subject: 'Код' }
    return { messages: [{ ...message, createdAt: inquiry.createdAt, canResend: false }], pagination }
  })
})

test('shows what was asked and why it has not arrived, and sends it once more', async () => {
  const { user } = renderInShop(<InquiryDeskPage />)
  const card = within(await screen.findByRole('list', { name: 'Обращения' }))
  expect(card.getByRole('heading', { name: 'Обращение в поддержку № 261122-00042' })).toBeVisible()
  expect(card.getByText('Не дошло')).toBeVisible()
  expect(card.getByText('Попыток: 3. Последняя ошибка: status 500')).toBeVisible()
  expect(card.getByText('щётка.jpg')).toBeVisible()
  expect(card.getByRole('link', { name: '+7 (900) 000-00-01' })).toHaveAttribute('href', 'tel:+79000000001')
  await user.click(card.getByRole('button', { name: /Отправить ещё раз/ }))
  expect(gateway.call).toHaveBeenCalledWith(resendMessage, { body: { id: 7 } }, expect.anything())
  expect(await screen.findByText('Ждёт отправки')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Отправить ещё раз/ })).toBeNull()
  expect(metadata.robots).toBe('noindex, nofollow')
})

test('shows messages to customers, and offers no code that is of no use any more', async () => {
  const { user } = renderInShop(<InquiryDeskPage />)
  await user.click(screen.getByRole('button', { name: 'Не дошли до покупателей' }))
  expect(await screen.findByText('СМС: 79000000001')).toBeVisible()
  expect(screen.getByText('Код устарел: человек запросит новый.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Отправить ещё раз/ })).toBeNull()
})

test('is sent once however often it is pressed, and says why that failed', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { user } = renderInShop(<InquiryDeskPage />)
  const resend = await screen.findByRole('button', { name: /Отправить ещё раз/ })
  gateway.call.mockReset().mockReturnValue(answer.promise)
  await user.dblClick(resend)
  expect(gateway.call).toHaveBeenCalledOnce()
  expect(resend).toHaveAttribute('aria-disabled', 'true')
  answer.reject(new GatewayError({ kind: 'server', message: 'Почта не отвечает' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Почта не отвечает')
  expect(resend).toHaveAttribute('aria-disabled', 'false')
})

test('takes an inquiry up, and says when another one was quicker without losing the answer', async () => {
  const own = { ...inquiry, delivery, version: 0, email: 'ivan@example.com' }
  const counts = { new: 1, in_work: 0, answered: 2, closed: 3 }
  gateway.call.mockImplementation(async (operation: Operation) => {
    if (operation === listInquiries) return { inquiries: [own], counts, dead: 0, pagination }
    throw new GatewayError({ kind: 'conflict', message: 'Пока вы смотрели, обращение изменилось' })
  })
  const { user } = renderInShop(<InquiryDeskPage />)
  expect(await screen.findByRole('button', { name: 'Новые (1)' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Ответить/ }))
  expect(screen.getByText('Ответ уйдёт письмом на ivan@example.com.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /Ответ/ }), 'Есть')
  await user.click(screen.getByRole('button', { name: 'Отправить ответ' }))
  const body = { number: inquiry.number, version: 0, status: 'answered', text: 'Есть' }
  expect(gateway.call).toHaveBeenCalledWith(changeInquiry, { body }, expect.anything())
  expect(await screen.findByText('Пока вы смотрели, обращение изменилось')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Ответ/ })).toHaveValue('Есть')
})

test('takes what is taken up off the number at its place of the desk', async () => {
  let status = 'new'
  gateway.call.mockImplementation(async (operation: Operation) => {
    if (operation === changeInquiry) status = 'in_work'
    const isNew = status === 'new'
    if (operation === countDeskWaiting)
      return { orders: 0, reviews: 0, questions: 0, inquiries: isNew ? 1 : 0 }
    const counts = { new: isNew ? 1 : 0, in_work: isNew ? 0 : 1, answered: 0, closed: 0 }
    return { inquiries: [{ ...inquiry, delivery, version: 0, status }], counts, dead: 0, pagination }
  })
  const { user } = renderInShop(<InquiryDeskPage />)
  expect(await screen.findByRole('link', { name: 'Обращения 1 ждёт' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /Взять в работу/ }))
  expect(await screen.findByRole('link', { name: 'Обращения' })).toBeVisible()
})
