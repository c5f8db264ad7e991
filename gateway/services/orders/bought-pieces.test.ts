import { expect, it } from 'vitest'
import { boughtPieces, paidByMoney } from '@/gateway/services/orders/bought-pieces'

const LINE = {
  status: 'issued',
  quantity: 5,
  cancelledQuantity: 1,
  returnedQuantity: 1,
  price: 100,
  writeoff: 50,
} as const

it.each([
  ['what is left', LINE, 3, 250],
  [
    'nothing of a refused line, whose pieces are not cancelled one by one',
    { ...LINE, status: 'refused' as const },
    0,
    0,
  ],
  ['nothing of a cancelled line', { ...LINE, status: 'cancelled' as const }, 0, 0],
  [
    'nothing of a returned line',
    { ...LINE, status: 'returned' as const, returnedQuantity: 4, writeoff: 0 },
    0,
    0,
  ],
])('counts %s', (_, line, pieces, kopecks) => {
  expect([boughtPieces(line), paidByMoney(line)]).toEqual([pieces, kopecks])
})
