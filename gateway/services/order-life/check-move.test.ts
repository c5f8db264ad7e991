import { expect, it } from 'vitest'
import { moveProblem } from './check-move'

const PICKUP = { isPickup: true, isPaymentOnline: false, paidTotal: 0, total: 100 }
const DELIVERY = { ...PICKUP, isPickup: false }
const UNPAID = { ...PICKUP, isPaymentOnline: true }

it.each([
  [PICKUP, 'accepted', 'in_work', undefined],
  [PICKUP, 'accepted', 'ready', undefined],
  [PICKUP, 'ready', 'issued', undefined],
  [PICKUP, 'ready', 'refused', undefined],
  [DELIVERY, 'in_work', 'delivering', undefined],
  [DELIVERY, 'delivering', 'issued', undefined],
  [UNPAID, 'accepted', 'ready', undefined],
  [{ ...UNPAID, paidTotal: 100 }, 'ready', 'issued', undefined],
  [PICKUP, 'ready', 'in_work', 'Из «Готов к выдаче» нельзя в «В работе».'],
  [PICKUP, 'issued', 'refused', 'Из «Выдан» нельзя в «Снят поставщиком».'],
  [PICKUP, 'cancelled', 'ready', 'Из «Отменён» нельзя в «Готов к выдаче».'],
  [PICKUP, 'in_work', 'delivering', 'Этот заказ забирают в магазине: он не доставляется.'],
  [DELIVERY, 'in_work', 'ready', 'Этот заказ доставляется: к выдаче он не готовится.'],
  [UNPAID, 'ready', 'issued', 'Заказ оплачивается на сайте и ещё не оплачен.'],
] as const)('of %j from %s to %s: %s', (order, from, to, problem) => {
  expect(moveProblem(order, from, to)).toBe(problem)
})
