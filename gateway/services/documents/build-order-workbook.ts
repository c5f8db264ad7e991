import { toRubles } from '@/gateway/services/cards/to-entity'
import { buildWorkbook } from '@/gateway/services/documents/build-workbook'
import type { OrderDocument } from '@/gateway/services/documents/order-document'

const HEADING = [
  '№',
  'Бренд',
  'Артикул',
  'Наименование',
  'Количество',
  'Ед. изм.',
  'Цена, ₽',
  'Сумма, ₽',
  'Статус',
]

export function buildOrderWorkbook(order: OrderDocument): Buffer<ArrayBuffer> {
  return buildWorkbook(`Заказ ${order.number}`, [
    [`Заказ № ${order.number} от ${order.date}`],
    ...order.buyer.map(({ title, value }) => [title, value]),
    [],
    HEADING,
    ...order.lines.map(({ brand, article, title, quantity, unit, price, sum, status }, at) => [
      at + 1,
      brand,
      article,
      title,
      quantity,
      unit,
      toRubles(price),
      toRubles(sum),
      status,
    ]),
    [],
    ...order.sums.map(({ title, kopecks }) => [title, toRubles(kopecks)]),
  ])
}
