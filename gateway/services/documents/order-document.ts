import { toWireDay, moscowDay } from '@/gateway/services/delivery/moscow-time'
import { STATUSES } from '@/gateway/services/orders/statuses'
import { isDeliveryOpen } from '@/gateway/services/delivery/agreed-delivery'
import { boughtPieces } from '@/gateway/services/orders/bought-pieces'
import { expectedMoment, type LineRow, type OrderRow } from '@/gateway/services/orders/to-order'
import { formatPhone } from '@/lib/format/phone'
import { withMarkup } from '@/lib/parts/terms/markup'
import { intervalWords } from '@/lib/format/delivery/interval-words'

const MARKUP_PARTS = 100
export const TOTAL = 'Итого'

/** An order as its papers show it; money in kopecks. */
export type OrderDocument = {
  number: string
  /** DD.MM.YYYY */
  date: string
  buyer: { title: string; value: string }[]
  lines: {
    brand: string
    article: string
    title: string
    quantity: number
    unit: string
    price: number
    sum: number
    status: string
  }[]
  /** The sums from the products down to the total of the order. */
  sums: { title: string; kopecks: number }[]
}

export type DocumentOptions = {
  /** Prices with the corporate buyer's margin, as his own customers see them. */
  useMarkup: boolean
  /** Leaves out lines that were cancelled altogether, how the order is paid, and what gift cards left to pay: a bill says it itself. */
  isBill?: boolean
}

/** The chosen or promised day, while products are awaited. */
function dayOf(order: OrderRow, lines: readonly LineRow[]) {
  const moment = expectedMoment(order, lines)
  if (!moment) return ''
  const day = order.deliveryDate ?? moscowDay(moment)
  return [toWireDay(day), intervalWords(order.deliveryTime ?? '')].filter(Boolean).join(', ')
}

function buyerOf(order: OrderRow, lines: readonly LineRow[], isBill: boolean) {
  const { company, clientTitle, inn, kpp, name, phone, email, deliveryTitle, address, paymentTitle } = order
  const rows = [
    { title: 'Покупатель', value: company ?? name },
    { title: 'ИНН / КПП', value: [inn, kpp].filter(Boolean).join(' / ') },
    { title: 'Клиент', value: clientTitle ?? '' },
    { title: 'Контакт', value: [company ? name : '', formatPhone(phone), email].filter(Boolean).join(', ') },
    { title: 'Получение', value: [deliveryTitle, address].filter(Boolean).join(', ') },
    { title: 'Перевозка', value: isDeliveryOpen(order) ? 'Цену и срок назовёт менеджер' : '' },
    { title: 'Срок поставки', value: dayOf(order, lines) },
    { title: 'Оплата', value: isBill ? '' : paymentTitle },
  ]
  return rows.filter(({ value }) => value !== '')
}

export function toOrderDocument(
  order: OrderRow,
  rows: readonly LineRow[],
  { useMarkup, isBill = false }: DocumentOptions,
): OrderDocument {
  const isMarked = useMarkup && order.isCorporate
  const lines = rows
    .filter((line) => !isBill || boughtPieces(line) > 0)
    .map((line) => {
      const quantity = boughtPieces(line)
      const price = isMarked ? withMarkup(line.price, line.markup / MARKUP_PARTS) : line.price
      const { brand, article, title } = line
      return {
        brand,
        article,
        title,
        quantity,
        unit: line.unit,
        price,
        sum: price * quantity,
        status: STATUSES[line.status].title,
      }
    })
  const goodsTotal = lines.reduce((sum, line) => sum + line.sum, 0)
  const { writeoffTotal, deliveryPrice, giftTotal } = order
  const total = goodsTotal - writeoffTotal + deliveryPrice
  const changes = [
    { title: 'Списано бонусами', kopecks: -writeoffTotal },
    { title: 'Доставка', kopecks: deliveryPrice },
  ].filter(({ kopecks }) => kopecks !== 0)
  return {
    number: order.number,
    date: toWireDay(moscowDay(order.createdAt)),
    buyer: buyerOf(order, rows, isBill),
    lines,
    sums: [
      ...(changes.length > 0 ? [{ title: 'Товары', kopecks: goodsTotal }, ...changes] : []),
      { title: TOTAL, kopecks: total },
      ...(giftTotal > 0 ? [{ title: 'Оплачено подарочной картой', kopecks: -giftTotal }] : []),
      ...(giftTotal > 0 && !isBill ? [{ title: 'Остальное', kopecks: total - giftTotal }] : []),
    ],
  }
}
