import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { atInfo, callsOf, forget, go } from './checkout-testing'

beforeEach(forget)

it('lets a gift card pay a part, takes it back, and sends what was agreed to', async () => {
  const create = vi.fn(callsOf({}).createOrder)
  const giftCard = vi.fn(callsOf({}).giftCard)
  const { user } = await atInfo({ createOrder: create, giftCard })
  await user.click(screen.getByRole('button', go))
  await user.click(await screen.findByText('Есть подарочная карта'))
  const code = screen.getByRole('textbox', { name: 'Код карты' })
  giftCard.mockRejectedValueOnce(new GatewayError({ kind: 'notFound', message: 'Такой карты нет.' }))
  await user.click(code)
  await user.paste('wrong')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Такой карты нет.')).toBeVisible()
  expect(code).toHaveValue('wrong')
  await user.clear(code)
  await user.paste('ABCD-2345-EFGH-GFT5')
  await user.click(screen.getByRole('button', { name: 'Применить' }))
  expect(await screen.findByRole('button', { name: /Оформить заказ на 400/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Убрать карту GFT5' }))
  expect(screen.getByRole('button', { name: /Оформить заказ на 900/ })).toBeVisible()
  await user.click(code)
  await user.paste('ABCD-2345-EFGH-GFT5')
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: /Оформить заказ на 400/ }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    giftCards: { codes: ['ABCD-2345-EFGH-GFT5'], amount: 500 },
  })
})
