import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { applyPromoCode } from '@/lib/gateway/contracts/accounts/loyalty'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { refusing } from '@/tests/msw/faults'
import { clubServer, open } from '../testing'
import { ApplyOffered } from './apply-offered'

vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const server = clubServer()
const button = () => screen.getByRole('button', { name: 'Применить ВЕСНА' })

it('applies a code once, however often it is pressed', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(`*${GATEWAY_BASE_PATH}${applyPromoCode.path}`, async ({ request }) => {
      sent.push(await request.json())
      const promo = { promoCode: 'ВЕСНА', title: 'К весне', bonuses: 300, validUntil: null }
      return HttpResponse.json({ ...promo, isApplied: true, balance: 300 })
    }),
  )
  const onApplied = vi.fn()
  const { user } = open(<ApplyOffered promoCode="ВЕСНА" onApplied={onApplied} />)
  await user.dblClick(button())
  await vi.waitFor(() => expect(onApplied).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ promoCode: 'ВЕСНА' }])
})

it('says why a code was refused, and can be pressed again', async () => {
  server.use(refusing(applyPromoCode, { status: 409, body: { message: 'Вы уже применили этот промокод' } }))
  const onApplied = vi.fn()
  const { user } = open(<ApplyOffered promoCode="ВЕСНА" onApplied={onApplied} />)
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Вы уже применили этот промокод')
  expect(button()).toHaveAttribute('aria-disabled', 'false')
  expect(onApplied).not.toHaveBeenCalled()
})
