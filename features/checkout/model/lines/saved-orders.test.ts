import { expect, it } from 'vitest'
import { addSavedOrder, parseSavedOrders, removeSavedOrder } from './saved-orders'
import { saveTemplate, templateOf } from '../steps/template'
import { checkoutOf } from '../../testing'

const orders = [{ id: 1, note: 'first' }, { id: 2 }]

it('an added order takes the place of the one with its id, at the end', () => {
  expect(addSavedOrder(orders, { id: 1, note: 'new' })).toEqual([{ id: 2 }, { id: 1, note: 'new' }])
})

it('an order is removed by its id', () => {
  expect(removeSavedOrder(orders, 2)).toEqual([{ id: 1, note: 'first' }])
})

it.each([undefined, '', 'no json', '{"id":1}', '[{"name":"without id"}]'])('%j holds no orders', (text) => {
  expect(parseSavedOrders(text)).toEqual([])
})

it('reads what was stored', () => {
  expect(parseSavedOrders(JSON.stringify(orders))).toEqual(orders)
})

it('an entry without an id costs none of the others', () => {
  expect(parseSavedOrders(JSON.stringify([null, orders[0], { name: 'without id' }, orders[1]]))).toEqual(
    orders,
  )
})

it('a saved template comes back without the completion of its steps', () => {
  const state = checkoutOf({ receiptStep: { isComplete: true, supplierId: 29 }, infoStep: { name: 'Анна' } })
  const saved = saveTemplate(orders, state)
  expect(saved.map(({ id }) => id)).toEqual([2, 1])
  expect(JSON.stringify(saved)).not.toContain('isComplete')
  const template = templateOf(parseSavedOrders(JSON.stringify(saved)))
  expect(template.receiptStep).toMatchObject({ supplierId: 29, isPickup: true })
  expect(template.infoStep).toMatchObject({ name: 'Анна' })
})
