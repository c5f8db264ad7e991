import { toWireDay, moscowDay } from '@/gateway/services/delivery/moscow-time'
import { boughtPieces } from '@/gateway/services/order-life/change-lines'
import { STATUSES } from '@/gateway/services/orders/statuses'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'
import { withMarkup } from '@/lib/parts/markup'

const MARKUP_PARTS = 100

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
    price: number
    sum: number
    status: string
  }[]
  goodsTotal: number
  writeoffTotal: number
  deliveryPrice: number
  total: number
}

export type DocumentOptions = {
  /** Prices with the corporate buyer's margin, as his own customers see them. */
  useMarkup: boolean
  /** Leaves out lines of which nothing is bought any more. */
  onlyBought?: boolean
}

function buyerOf(order: OrderRow) {
  const { company, inn, kpp, name, phone, email, deliveryTitle, address, paymentTitle } = order
  const rows = [
    { title: 'Покупатель', value: company ?? name },
    { title: 'ИНН / КПП', value: [inn, kpp].filter(Boolean).join(' / ') },
    { title: 'Контакт', value: [company ? name : '', `+${phone}`, email].filter(Boolean).join(', ') },
    { title: 'Получение', value: [deliveryTitle, address].filter(Boolean).join(', ') },
    { title: 'Оплата', value: paymentTitle },
  ]
  return rows.filter(({ value }) => value !== '')
}

export function toOrderDocument(
  order: OrderRow,
  rows: readonly LineRow[],
  { useMarkup, onlyBought = false }: DocumentOptions,
): OrderDocument {
  const isMarked = useMarkup && order.isCorporate
  const lines = rows
    .filter((line) => !onlyBought || boughtPieces(line) > 0)
    .map((line) => {
      const quantity = boughtPieces(line)
      const price = isMarked ? withMarkup(line.price, line.markup / MARKUP_PARTS) : line.price
      const { brand, article, title } = line
      return {
        brand,
        article,
        title,
        quantity,
        price,
        sum: price * quantity,
        status: STATUSES[line.status].title,
      }
    })
  const goodsTotal = lines.reduce((sum, line) => sum + line.sum, 0)
  const { writeoffTotal, deliveryPrice } = order
  return {
    number: order.number,
    date: toWireDay(moscowDay(order.createdAt)),
    buyer: buyerOf(order),
    lines,
    goodsTotal,
    writeoffTotal,
    deliveryPrice,
    total: goodsTotal - writeoffTotal + deliveryPrice,
  }
}
