import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { http, HttpResponse } from 'msw'
import { cartLineOf } from '@/stores/cart/testing'
import { calculateWriteoff } from '@/lib/gateway/contracts/orders/checkout'
import { findBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { answering } from '@/tests/msw/faults'
import { CARD, clubServer, NO_CARD, open } from '../testing'
import { CartBonuses } from './cart-bonuses'

vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const server = clubServer()
const line = cartLineOf({ productId: '00-00000001', quantity: 2, ownWarehouse: true })

it('says what the card can pay of the goods, and has a place for a code', async () => {
  const requested: unknown[] = []
  server.use(
    answering(findBonusCard, CARD),
    http.post(`*${GATEWAY_BASE_PATH}${calculateWriteoff.path}`, async ({ request }) => {
      requested.push(await request.json())
      const total = {
        totalPrice: 900,
        totalPriceDiscount: 450,
        totalWriteoff: 450,
        totalReward: 27,
        totalRewardDiscount: 13,
      }
      return HttpResponse.json({ total, balance: 1240, discountItems: [] })
    }),
  )
  const { user } = open(<CartBonuses lines={[line]} />)
  expect(await screen.findByText('450 А₽')).toBeVisible()
  expect(screen.getByText('1 240 А₽')).toBeVisible()
  expect(requested).toEqual([
    {
      items: [
        { productExternalId: '00-00000001', brand: 'Knecht', article: 'OC 90', price: 450, quantity: 2 },
      ],
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Есть промокод?' }))
  expect(await screen.findByRole('textbox', { name: 'Промокод' })).toBeVisible()
})

it('leads who has no card to the club', async () => {
  server.use(answering(findBonusCard, NO_CARD))
  open(<CartBonuses lines={[line]} />)
  expect(await screen.findByRole('link', { name: 'завести карту клуба' })).toHaveAttribute(
    'href',
    '/account/loyalty',
  )
  expect(screen.getByText(/и примем промокод, если/)).toBeVisible()
})
