import { toRubles } from '@/gateway/services/cards/to-entity'
import { buildWorkbook, type Cell } from '@/gateway/services/documents/build-workbook'
import type { OrderDocument } from '@/gateway/services/documents/order-document'

const HEADING = ['№', 'Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена, ₽', 'Сумма, ₽', 'Статус']

function totalRows({ goodsTotal, writeoffTotal, deliveryPrice, total }: OrderDocument): Cell[][] {
  return [
    ['Товары', toRubles(goodsTotal)],
    ...(writeoffTotal > 0 ? [['Списано бонусами', -toRubles(writeoffTotal)]] : []),
    ...(deliveryPrice > 0 ? [['Доставка', toRubles(deliveryPrice)]] : []),
    ['Итого', toRubles(total)],
  ]
}

export function buildOrderWorkbook(order: OrderDocument): Buffer<ArrayBuffer> {
  return buildWorkbook(`Заказ ${order.number}`, [
    [`Заказ № ${order.number} от ${order.date}`],
    ...order.buyer.map(({ title, value }) => [title, value]),
    [],
    HEADING,
    ...order.lines.map(({ brand, article, title, quantity, price, sum, status }, at) => [
      at + 1,
      brand,
      article,
      title,
      quantity,
      toRubles(price),
      toRubles(sum),
      status,
    ]),
    [],
    ...totalRows(order),
  ])
}
