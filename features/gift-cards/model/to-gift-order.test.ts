import { expect, it } from 'vitest'
import { toGiftOrder } from './to-gift-order'

const FIELDS: Record<string, string> = {
  amount: '3000',
  design: 'snow',
  buyerName: ' Пётр ',
  buyerEmail: 'petr@example.com',
  recipientName: 'Ольга',
  recipientEmail: 'olga@example.com',
  words: '  С праздником! ',
  deliverOn: '2027-02-23',
}

it.each([
  ['a value of the list', {}, { amount: 3000, design: 'snow', buyerName: 'Пётр', words: 'С праздником!' }],
  ['a sum of one’s own before it', { own: '4 500 ₽' }, { amount: 4500 }],
  ['no number as nothing, which the gateway refuses', { own: 'много' }, { amount: 0 }],
  ['an unknown design as the first', { design: 'gold' }, { design: 'road' }],
  ['a day', {}, { deliverOn: '23.02.2027' }],
  ['no day as at once', { deliverOn: '' }, { deliverOn: '' }],
])('reads %s', (_, changes, order) => {
  const fields: Record<string, string> = { ...FIELDS, ...changes }
  expect(toGiftOrder((name) => fields[name] ?? '')).toMatchObject(order)
})
