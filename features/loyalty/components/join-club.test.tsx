import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { getStorage } from '@/lib/gateway/contracts/accounts/storage'
import {
  createBonusCard,
  findBonusCard,
  listBonusOperations,
  readProgress,
} from '@/lib/gateway/contracts/accounts/loyalty'
import { http, HttpResponse } from 'msw'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { GatewayError } from '@/lib/gateway/errors'
import type { UserOperations } from '@/stores/user/user-operations'
import { answering, answeringHtml, refusing } from '@/tests/msw/faults'
import { notify } from '@/components/ui/toast/notify'
import { CARD, clubServer, member, NO_CARD, open, PROGRESS } from '../testing'
import { ClubScreen } from './club-screen'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))
vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))

const Contact = ({ kind }: { kind: string }) => <p>Добавить: {kind}</p>
const server = clubServer()
const calls: string[] = []
const update = vi.fn<UserOperations['update']>()

beforeEach(() => {
  calls.length = 0
  vi.mocked(notify).mockReset()
  update.mockReset().mockImplementation(async (changes) => {
    calls.push('update')
    return { ...member, ...changes }
  })
  let card: object = NO_CARD
  server.use(
    http.post(`*${GATEWAY_BASE_PATH}${findBonusCard.path}`, () => HttpResponse.json(card)),
    http.post(`*${GATEWAY_BASE_PATH}${createBonusCard.path}`, () => {
      calls.push('join')
      card = CARD
      return HttpResponse.json(card)
    }),
    answering(readProgress, PROGRESS),
    // A change of the user has the cart and the storage read anew.
    answering(readCart, { products: [] }),
    answering(getStorage, {}),
    answering(listBonusOperations, {
      items: [],
      balance: 0,
      pagination: { page: 1, limit: 20, total: 0, pages: 0 },
    }),
  )
})

const press = () => screen.findByRole('button', { name: 'Получить карту' })

it('only joins when the profile says everything', async () => {
  const { user } = open(<ClubScreen siteName="Мотор" documents={[]} contact={Contact} />, member, { update })
  const button = await press()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(button)
  expect(await screen.findByRole('region', { name: 'Карта клуба' })).toBeVisible()
  expect(calls).toEqual(['join'])
})

it('asks for what is missing, saves it first and then joins', async () => {
  const { user } = open(
    <ClubScreen siteName="Мотор" documents={[]} contact={Contact} />,
    { ...member, secondName: '', birthday: '', gender: -1 },
    { update },
  )
  await press()
  expect(screen.queryByRole('textbox', { name: 'Имя' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Фамилия' }), 'Ковалёва')
  await user.type(screen.getByRole('textbox', { name: 'Дата рождения' }), '14051988')
  await user.click(screen.getByRole('radio', { name: 'Женский' }))
  await user.click(await press())
  expect(await screen.findByRole('region', { name: 'Карта клуба' })).toBeVisible()
  expect(calls).toEqual(['update', 'join'])
  expect(update).toHaveBeenCalledWith({ secondName: 'Ковалёва', birthday: '14.05.1988', gender: 1 })
})

it('needs no birthday', async () => {
  const { user } = open(
    <ClubScreen siteName="Мотор" documents={[]} contact={Contact} />,
    { ...member, birthday: '' },
    { update },
  )
  await user.click(await press())
  expect(await screen.findByRole('region', { name: 'Карта клуба' })).toBeVisible()
  expect(calls).toEqual(['join'])
})

it('does not join without a name', async () => {
  const { user } = open(
    <ClubScreen siteName="Мотор" documents={[]} contact={Contact} />,
    { ...member, name: '' },
    { update },
  )
  await user.click(await press())
  expect(await screen.findByText('Укажите имя')).toBeVisible()
  expect(calls).toEqual([])
})

it('does not join when the profile was not saved, and keeps what was typed', async () => {
  update.mockRejectedValue(new GatewayError({ kind: 'unavailable', message: 'Сервис временно недоступен.' }))
  const { user } = open(
    <ClubScreen siteName="Мотор" documents={[]} contact={Contact} />,
    { ...member, name: '' },
    { update },
  )
  await press()
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна')
  await user.click(await press())
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис временно недоступен.')
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна')
  expect(calls).toEqual([])
})

it('says on the screen, and in no toast, why there is no card', async () => {
  server.use(refusing(createBonusCard, { status: 422, body: { message: 'Заполните в профиле имя.' } }))
  const { user } = open(<ClubScreen siteName="Мотор" documents={[]} contact={Contact} />, member, { update })
  await user.click(await press())
  expect(await screen.findByRole('alert')).toHaveTextContent('Заполните в профиле имя.')
  expect(notify).not.toHaveBeenCalled()
})

it('has words of its own for a failure that comes without any', async () => {
  server.use(answeringHtml(createBonusCard, 502))
  const { user } = open(<ClubScreen siteName="Мотор" documents={[]} contact={Contact} />, member, { update })
  await user.click(await press())
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис временно недоступен. Попробуйте позже.')
})
