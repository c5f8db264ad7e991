import { expect, it } from 'vitest'
import { compareOrders, type OrderRow, type Wish } from './audit-orders'

const wish: Wish = { userId: 'a', key: 'k', pieces: 3, number: '1' }
const row: OrderRow = { userId: 'a', key: 'k', number: '1', lines: 2, pieces: 3 }
const sound = { confirmed: 1, lost: 0, doubled: 0, torn: 0 }

it.each<[string, Wish, OrderRow[], Partial<typeof sound>]>([
  ['confirmed and there', wish, [row], {}],
  ['never confirmed, and not there', { ...wish, number: undefined }, [], { confirmed: 0 }],
  ['never confirmed, and there', { ...wish, number: undefined }, [row], { confirmed: 0 }],
  ['confirmed and not there', wish, [], { lost: 1 }],
  ['confirmed under another number', wish, [{ ...row, number: '2' }], { lost: 1 }],
  ['confirmed and there for somebody else', wish, [{ ...row, userId: 'b' }], { lost: 1 }],
  ['there twice', wish, [row, { ...row, number: '2' }], { doubled: 1 }],
  ['there without a line', wish, [{ ...row, lines: 1 }], { torn: 1 }],
  ['there with fewer pieces', wish, [{ ...row, pieces: 2 }], { torn: 1 }],
])('an order is counted: %s', (_, requested, rows, counted) => {
  expect(compareOrders([requested], rows)).toEqual({ ...sound, ...counted })
})
