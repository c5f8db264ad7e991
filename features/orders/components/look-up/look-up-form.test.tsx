import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lookUpOrder } from '@/lib/gateway/contracts/orders/orders'
import { refusing } from '@/tests/msw/faults'
import { ORDER } from '../../testing'
import { LookUpForm } from './look-up-form'
import { open, recording, orderServer } from '../screens-testing'

// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const server = orderServer()

it('asks for number and phone, and shows how far the order is', async () => {
  const bodies: unknown[] = []
  server.use(recording(lookUpOrder, { ...ORDER, shop: null }, bodies))
  const { user } = open(<LookUpForm />)
  await user.type(screen.getByRole('textbox', { name: 'Номер заказа' }), '1000001')
  await user.type(screen.getByRole('textbox', { name: /Телефон/ }), '9000000001')
  await user.click(screen.getByRole('button', { name: 'Узнать' }))
  expect(await screen.findByRole('heading', { name: 'Заказ 1000001' })).toHaveFocus()
  expect(screen.getByText('Нет на складе поставщика')).toBeVisible()
  expect(bodies).toEqual([{ orderNumber: '1000001', phone: '79000000001' }])
})

it('says in the form that there is no such order', async () => {
  server.use(refusing(lookUpOrder, { status: 404, body: { message: 'Такого заказа нет. Проверьте цифры.' } }))
  const { user } = open(<LookUpForm />)
  await user.type(screen.getByRole('textbox', { name: 'Номер заказа' }), '7')
  await user.type(screen.getByRole('textbox', { name: /Телефон/ }), '9000000001')
  await user.click(screen.getByRole('button', { name: 'Узнать' }))
  expect(await screen.findByText('Такого заказа нет. Проверьте цифры.')).toBeVisible()
})
