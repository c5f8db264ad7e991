import { CSV_BOM, csvMoney as money, toCsvLine } from '@/gateway/core/text/csv'
import { moscowStamp } from '@/gateway/services/delivery/moscow-time'
import type { OrdersExport } from '@/gateway/services/orders/export/export-orders'

type Order = OrdersExport['orders'][number]
type Product = Order['products'][number]
type Column = readonly [
  title: string,
  cell: (order: Order, product: Product) => string | number | null | undefined,
]

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

const COLUMNS: readonly Column[] = [
  ['Номер заказа', ({ orderNumber }) => orderNumber],
  ['Создан', ({ createdAt }) => moscowStamp(new Date(createdAt))],
  ['Изменён', ({ changedAt }) => moscowStamp(new Date(changedAt))],
  ['Состояние заказа', ({ status }) => status.title],
  ['Покупатель', ({ buyer }) => buyer.name],
  ['Телефон', ({ buyer }) => buyer.phone],
  ['Почта', ({ buyer }) => buyer.email],
  ['Компания', ({ buyer }) => buyer.company],
  ['ИНН', ({ buyer }) => buyer.inn],
  ['Получение', ({ delivery }) => delivery.title],
  ['Адрес', ({ delivery }) => delivery.address],
  ['Оплата', ({ payment }) => payment.title],
  ['Код товара', (_, { productExternalId }) => productExternalId],
  ['Бренд', (_, { brand }) => brand],
  ['Артикул', (_, { article }) => article],
  ['Название', (_, { title }) => title],
  ['Поставщик', (_, { supplier }) => supplier],
  ['Количество', (_, { quantity }) => quantity],
  ['Отменено', (_, { cancelledQuantity }) => cancelledQuantity],
  ['Из них отказ поставщика', (_, { refusedQuantity }) => refusedQuantity],
  ['Возвращено', (_, { returnedQuantity }) => returnedQuantity],
  ['Цена', (_, { price }) => money(price)],
  ['Сумма товара', (_, { total }) => money(total)],
  ['Состояние товара', (_, { status }) => status.title],
  ['Доставка', ({ deliveryPrice }) => money(deliveryPrice)],
  ['Сумма заказа', ({ total }) => money(total)],
  ['Оплачено', ({ paid }) => money(paid)],
  ['Возвращено денег', ({ refunds }) => money(sumOf(refunds.filter(({ status }) => status === 'done')))],
]

/** A row for each line of each order, for a sheet. */
export function toOrdersCsv(orders: readonly Order[]): string {
  const rows = orders.flatMap((order) =>
    order.products.map((product) => COLUMNS.map(([, cell]) => String(cell(order, product) ?? ''))),
  )
  return CSV_BOM + [COLUMNS.map(([title]) => title), ...rows].map(toCsvLine).join('')
}
