import { expect, it } from 'vitest'
import type { OrderStatusCode } from '@/gateway/db/schema/orders'
import { eventOfCancellation, eventOfMove } from '@/gateway/services/order-life/order-events'

const line = (id: number, status: OrderStatusCode, quantity = 1) => ({
  id,
  brand: 'Knecht',
  article: `OC ${id}`,
  unit: 'шт.',
  status,
  quantity,
  cancelledQuantity: 0,
  returnedQuantity: 0,
})

it.each([
  [
    'Отменено покупателем',
    [
      { lineId: 1, cancelledPieces: 2 },
      { lineId: 2, cancelledPieces: 1 },
    ],
  ],
  ['Отменено покупателем: Knecht OC 2', [{ lineId: 2, cancelledPieces: 1 }]],
  [
    'Отменено покупателем: Knecht OC 1, 1 из 2\u00a0шт.; Knecht OC 2',
    [
      { lineId: 1, cancelledPieces: 1 },
      { lineId: 2, cancelledPieces: 1 },
    ],
  ],
])('says «%s»', (title, changes) => {
  const lines = [line(1, 'accepted', 2), line(2, 'accepted'), line(3, 'refused')]
  expect(eventOfCancellation(lines, changes)).toBe(title)
  expect(eventOfCancellation(lines, changes, 'Передумал')).toBe(`${title}. Причина: Передумал`)
})

it.each([
  [
    'Заказ в работе',
    [
      { lineId: 1, status: 'in_work' as const },
      { lineId: 2, status: 'in_work' as const },
    ],
  ],
  ['Knecht OC 1: выдан', [{ lineId: 1, status: 'issued' as const }]],
  ['Knecht OC 2: снят поставщиком', [{ lineId: 2, status: 'refused' as const }]],
  [
    'Заказ готов к выдаче, Knecht OC 2: снят поставщиком',
    [
      { lineId: 1, status: 'ready' as const },
      { lineId: 2, status: 'refused' as const },
    ],
  ],
  ['Knecht OC 1: отказано 1 из 2\u00a0шт. (Брак)', [{ lineId: 1, refused: { pieces: 1, reason: 'Брак' } }]],
])('says «%s»', (title, changes) => {
  const lines = [line(1, 'accepted', 2), line(2, 'accepted'), line(3, 'cancelled')]
  expect(eventOfMove(lines, changes)).toBe(title)
})

it('tells of the order when its last line catches up with the others', () => {
  const lines = [line(1, 'ready'), line(2, 'in_work')]
  expect(eventOfMove(lines, [{ lineId: 2, status: 'ready' }])).toBe('Заказ готов к выдаче')
})
