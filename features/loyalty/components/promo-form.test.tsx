import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { http, HttpResponse } from 'msw'
import { notify } from '@/components/ui/toast/notify'
import { applyPromoCode, listPromoCodes, readPromoCode } from '@/lib/gateway/contracts/accounts/loyalty'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { answering, refusing } from '@/tests/msw/faults'
import { clubServer, open } from '../testing'
import { PromoForm } from './promo-form'

vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))
vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))

const server = clubServer()
const promo = {
  promoCode: 'ВЕСНА',
  title: 'К весне',
  bonuses: 300,
  validUntil: '2026-12-22T21:00:00.000Z',
  isApplied: false,
}
const field = () => screen.getByRole('textbox', { name: 'Промокод' })
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.mocked(notify).mockReset()
  server.use(answering(readPromoCode, promo), answering(listPromoCodes, { active: [promo], used: [] }))
})

it('says what a code gives before it is applied, and applies it once', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(`*${GATEWAY_BASE_PATH}${applyPromoCode.path}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...promo, isApplied: true, balance: 300 })
    }),
  )
  const onApplied = vi.fn()
  const { user } = open(<PromoForm onApplied={onApplied} />)
  await user.type(field(), 'весна')
  await user.click(press('Проверить'))
  expect(await screen.findByText('+300 А₽ на карту', { exact: false })).toBeVisible()
  expect(screen.getByText('Действует до 22 декабря 2026 включительно')).toBeVisible()
  expect(sent).toEqual([])
  await user.dblClick(press('Применить'))
  expect(await screen.findByText(/Промокод «ВЕСНА» применён/)).toBeVisible()
  expect(sent).toEqual([{ promoCode: 'ВЕСНА' }])
  expect(onApplied).toHaveBeenCalledOnce()
  expect(field()).toHaveValue('')
})

it('offers no code that the person has applied before', async () => {
  const used = { ...promo, isApplied: true, appliedAt: '2026-11-20T09:00:00.000Z' }
  server.use(answering(listPromoCodes, { active: [], used: [used] }))
  const { user } = open(<PromoForm />)
  await user.type(field(), 'весна')
  await user.click(press('Проверить'))
  await vi.waitFor(() =>
    expect(field()).toHaveAccessibleDescription('Этот промокод вы уже применили, 20\u00a0ноября\u00a02026.'),
  )
  expect(screen.queryByRole('button', { name: 'Применить' })).toBeNull()
})

it('reads the card anew when another tab has applied the code', async () => {
  server.use(refusing(applyPromoCode, { status: 409, body: { message: 'Этот промокод вы уже применили.' } }))
  const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  const { user } = open(<PromoForm />)
  await user.type(field(), 'весна')
  await user.click(press('Проверить'))
  await user.click(await screen.findByRole('button', { name: 'Применить' }))
  await vi.waitFor(() => expect(field()).toHaveAccessibleDescription('Этот промокод вы уже применили.'))
  expect(invalidated).toHaveBeenCalledWith({ queryKey: ['club'] })
  invalidated.mockRestore()
})

it('forgets what was found when another code is typed', async () => {
  const { user } = open(<PromoForm />)
  await user.type(field(), 'весна')
  await user.click(press('Проверить'))
  await screen.findByRole('button', { name: 'Применить' })
  await user.type(field(), '2')
  expect(screen.queryByRole('button', { name: 'Применить' })).toBeNull()
  expect(press('Проверить')).toBeVisible()
})

it.each([
  [404, 'Такого промокода нет. Проверьте буквы и цифры.'],
  [422, 'Срок промокода истёк 28 февраля 2026.'],
  [409, 'Этот промокод вы уже применили.'],
])(
  'a refusal with %d stands at the field, in no toast, and what was typed stays',
  async (status, message) => {
    server.use(refusing(applyPromoCode, { status, body: { message } }))
    const { user } = open(<PromoForm />)
    await user.type(field(), 'весна')
    await user.click(press('Проверить'))
    await user.click(await screen.findByRole('button', { name: 'Применить' }))
    await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(message))
    expect(field()).toHaveValue('весна')
    expect(notify).not.toHaveBeenCalled()
  },
)

it('asks for a code', async () => {
  const { user } = open(<PromoForm />)
  await user.click(press('Проверить'))
  expect(await screen.findByText('Введите промокод')).toBeVisible()
})
