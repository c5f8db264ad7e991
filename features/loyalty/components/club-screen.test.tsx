import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { findBonusCard, listBonusOperations, readProgress } from '@/lib/gateway/contracts/accounts/loyalty'
import type { WireResponseOf } from '@/lib/gateway/operation'
import { answering, refusing } from '@/tests/msw/faults'
import { CARD, clubServer, member, NO_CARD, open, PROGRESS } from '../testing'
import { ClubScreen } from './club-screen'

const address = vi.hoisted(() => ({ query: '' }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.query) }))
// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const Contact = ({ kind }: { kind: string }) => <p>Добавить: {kind}</p>
const server = clubServer()
const DOCUMENTS = [
  { title: 'Правила программы', href: '/help/loyalty-rules' },
  { title: 'Условия участия', href: '/help/loyalty-terms' },
]
const operations: WireResponseOf<typeof listBonusOperations> = {
  items: [
    {
      id: '2',
      type: 'reward',
      title: 'Начисление за заказ № 1000001',
      amount: 90,
      orderNumber: '1000001',
      createdAt: '2026-11-20T09:00:00.000Z',
      remaining: 60,
      expiresAt: '2027-11-20T09:00:00.000Z',
    },
    { id: '1', type: 'writeoff', title: 'Списание', amount: -30, createdAt: '2026-11-19T09:00:00.000Z' },
  ],
  balance: 1240,
  pagination: { page: 1, limit: 20, total: 41, pages: 3 },
}

function isMember(card: Partial<typeof CARD> = {}) {
  server.use(
    answering(findBonusCard, { ...CARD, ...card }),
    answering(readProgress, PROGRESS),
    answering(listBonusOperations, operations),
  )
}

beforeEach(() => {
  address.query = ''
})

it('shows the card, its bonuses and what waits and burns', async () => {
  isMember({ pending: 55, expiring: { amount: 20, at: '2026-12-05T09:00:00.000Z' } })
  open(<ClubScreen siteName="Мотор" documents={DOCUMENTS} contact={Contact} />)
  const card = within(await screen.findByRole('region', { name: 'Карта клуба' }))
  expect(card.getByRole('img', { name: 'Штрихкод 4003994155486' })).toBeVisible()
  expect(card.getByText('1 240 А₽')).toBeVisible()
  expect(card.getByText('Ещё 55 А₽ придут, когда заказы выдадут')).toBeVisible()
  expect(card.getByText('20 А₽ сгорят 5 декабря 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Правила программы' })).toHaveAttribute(
    'href',
    '/help/loyalty-rules',
  )
  expect(screen.getByRole('link', { name: 'Условия участия' })).toHaveAttribute('href', '/help/loyalty-terms')
})

it('says the tier as the gateway does, what is missing to the next, and what all of them give', async () => {
  isMember()
  open(<ClubScreen siteName="Мотор" documents={[]} contact={Contact} />)
  expect(
    await screen.findByText(
      'Сейчас вы «Профи»: возвращаем 5 % бонусами. До уровня «Эксперт» осталось: 2 покупки и 13 001 ₽.',
    ),
  ).toBeVisible()
  const tiers = within(screen.getByRole('list', { name: 'Уровни клуба' })).getAllByRole('listitem')
  expect(tiers.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Участник3 %От 1 покупки на сумму до 10 000 ₽ за полгода',
    'Профиваш5 %От 3 покупок на сумму от 10 001 ₽ за полгода',
    'Эксперт10 %От 6 покупок на сумму от 25 001 ₽ за полгода',
  ])
})

it('lists what came and went with orders, days and pages', async () => {
  isMember()
  open(<ClubScreen siteName="Мотор" documents={[]} contact={Contact} />)
  const list = within(await screen.findByRole('list', { name: 'Операции с бонусами' }))
  expect(list.getByText(/20 ноября 2026\. Осталось 60 А₽, сгорят 20 ноября 2027/)).toBeVisible()
  expect(list.getByRole('link', { name: 'Начисление за заказ №\u00a01000001' })).toHaveAttribute(
    'href',
    '/account/orders/1000001',
  )
  expect(list.getByText('+90 А₽')).toBeVisible()
  expect(list.getByText('−30 А₽')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
    'href',
    '/account/loyalty?page=2#operations',
  )
})

it('offers no card to who has one, and none to a company', async () => {
  isMember()
  open(<ClubScreen siteName="Мотор" documents={[]} contact={Contact} />)
  await screen.findByRole('region', { name: 'Карта клуба' })
  expect(screen.queryByRole('form', { name: 'Вступление в клуб' })).toBeNull()
})

it('tells a company that the club is not for it', () => {
  open(<ClubScreen siteName="Мотор" documents={[]} contact={Contact} />, { ...member, group: 'corporate' })
  expect(screen.getByText('Клуб — для частных покупок')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks who has no mail for it before the form, on the same screen', async () => {
  server.use(answering(findBonusCard, NO_CARD))
  open(<ClubScreen siteName="Мотор" documents={[]} contact={Contact} />, { ...member, email: '' })
  expect(await screen.findByText('Добавить: email')).toBeVisible()
  expect(screen.queryByText('Добавить: phone')).toBeNull()
  expect(screen.queryByRole('form')).toBeNull()
})

it('says what the gateway says when it fails', async () => {
  server.use(refusing(findBonusCard, { status: 500, body: { message: 'Касса на обеде' } }))
  open(<ClubScreen siteName="Мотор" documents={[]} contact={Contact} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Касса на обеде')
})
