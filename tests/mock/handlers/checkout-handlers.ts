import { getCartImportMeta, type readCart, uploadCart } from '@/lib/gateway/contracts/orders/cart'
import {
  calculateWriteoff,
  checkCart,
  checkWriteoff,
  getDeliveryIntervals,
  getOrderOptions,
  getOrderPattern,
  recountCart,
} from '@/lib/gateway/contracts/orders/checkout'
import {
  createOrder,
  listArchivedOrders,
  listOrders,
  lookUpOrder,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'
import { MAX_CART_FILE_BYTES } from '@/lib/gateway/contracts/limits'
import type { WireResponseOf } from '@/lib/gateway/operation'
import { daysAhead } from './days-ahead'
import { answer, type OrderDetail, type ShopHandler, type Visit } from './shop-handler'
import { MOCKED_PRODUCTS, MOCKED_SUPPLIER, toBootstrap } from '../small-shop'
import { toOrder } from './to-order'

const MAX_CART_ROWS = 500
const BALANCE = 300
const REWARD_SHARE = 0.03

type Pattern = WireResponseOf<typeof getOrderPattern>

const STORES: NonNullable<Pattern['deliveryTypes'][number]['pickupStores']> = toBootstrap().shops.map(
  ({ code, supplierId, title, address, coordinates, work, phone }) => ({
    id: supplierId,
    external_id: code,
    code,
    title,
    supplierId,
    address: address ?? null,
    coordinates: coordinates ?? null,
    work: work ?? null,
    phone: phone ?? null,
    isToday: true,
    extraFields: { storeExternalId: code },
  }),
)
const TRANSPORTS: NonNullable<Pattern['deliveryTypes'][number]['deliveryTransports']> = [
  { id: 1, external_id: 'courier', code: 'courier', title: 'Курьер', delivery_external_id: 'courier' },
]
const PAYMENTS: Pattern['payments'] = [
  { id: 1, external_id: 'cash', code: 'payment_cash', title: 'При получении' },
  { id: 2, external_id: 'online', code: 'payment_online', title: 'Картой на сайте', isOnline: true },
  { id: 3, external_id: 'bill', code: 'payment_bill', title: 'По счёту' },
]
const PATTERN: Pattern = {
  deliveryTypes: [
    { id: 1, external_id: 'pickup', code: 'pickup', title: 'Самовывоз', pickupStores: STORES },
    { id: 2, external_id: 'delivery', code: 'delivery', title: 'Доставка', deliveryTransports: TRANSPORTS },
  ],
  payments: PAYMENTS,
  personTypes: [
    { id: 1, code: 'person_1', title: 'Физическое лицо' },
    { id: 2, code: 'person_2', title: 'Юридическое лицо' },
    { id: 3, code: 'person_3', title: 'Индивидуальный предприниматель' },
  ],
}
const INTERVALS = [
  { id: 'morning', timeFrom: '10:00', timeTo: '14:00' },
  { id: 'day', timeFrom: '14:00', timeTo: '18:00' },
]

/** From the cart to an order that the account shows. */
export const CHECKOUT_HANDLERS: readonly ShopHandler[] = [
  answer(checkCart, (_, { cart }) => cart.read()),
  answer(recountCart, (_, { cart }) => ({ ...cart.read(), total: totalOf(sumOf(cart.read().products)) })),
  answer(getOrderPattern, () => PATTERN),
  answer(getOrderOptions, () => ({ stores: STORES, transports: TRANSPORTS, payments: PAYMENTS })),
  answer(checkWriteoff, () => ({ isWriteoffEnable: true })),
  answer(calculateWriteoff, ({ body: { items } }) => ({
    total: totalOf(sumOf(items)),
    balance: BALANCE,
    discountItems: items.map(({ productExternalId, brand, article, price }) => ({
      productExternalId: productExternalId ?? null,
      brand,
      article,
      price,
      priceDiscount: price,
      writeoff: 0,
      reward: Math.round(price * REWARD_SHARE),
    })),
  })),
  answer(getDeliveryIntervals, () => ({
    externalId: 'centre',
    title: 'Центр',
    deliveryStoreExternalId: STORES[0]?.external_id ?? null,
    intervals: INTERVALS,
    datesIntervals: [1, 2, 3].map((days) => ({ date: daysAhead(days), intervals: INTERVALS })),
  })),
  answer(createOrder, ({ body }, visit) => {
    const order = toOrder(body, {
      number: 1_000_001 + visit.orders.length,
      stores: STORES,
      payments: PAYMENTS,
    })
    visit.orders = [order, ...visit.orders]
    visit.cart.remove(body.orderBasket)
    return {
      orderNumber: order.orderNumber,
      totalPrice: order.totalPrice,
      isPayable: order.isPayable ?? false,
    }
  }),
  answer(listOrders, ({ body: { page, limit, search = '' } }, { orders }) => {
    const found = orders.filter(({ orderNumber }) => orderNumber.includes(search))
    return {
      orders: found.slice((page - 1) * limit, page * limit),
      pagination: paginationOf(found, page, limit),
    }
  }),
  answer(listArchivedOrders, ({ body: { page, limit } }) => ({
    orders: [],
    pagination: paginationOf([], page, limit),
  })),
  answer(readOrder, ({ body }, visit) => findOrder(visit, body.orderNumber)),
  answer(lookUpOrder, ({ body }, visit) => findOrder(visit, body.orderNumber)),
  answer(getCartImportMeta, () => ({
    formats: ['xlsx', 'csv'],
    maxBytes: MAX_CART_FILE_BYTES,
    maxRows: MAX_CART_ROWS,
    columns: [
      { code: 'article', title: 'Артикул', isRequired: true },
      { code: 'brand', title: 'Бренд', isRequired: true },
      { code: 'quantity', title: 'Количество', isRequired: true },
    ],
    last: null,
  })),
  answer(uploadCart, ({ body: { file } }, { cart }) => {
    const [goods] = MOCKED_PRODUCTS
    if (!goods) return undefined
    const { brand, article } = goods
    cart.add([{ brand, article, supplierId: MOCKED_SUPPLIER, quantity: 2, addToOrder: true }])
    const summary = { id: 'import-1', fileName: file.name, createdAt: new Date().toISOString() }
    const row = { row: 2, article, brand, quantity: '2', status: 'added' as const }
    const unknown = { row: 3, article: 'ZX-100', brand: 'Noname', quantity: '1', status: 'skipped' as const }
    const rows = [row, { ...unknown, message: 'Такого товара нет в каталоге.' }]
    return { import: { ...summary, total: rows.length, added: 1, skipped: 1, rows }, ...cart.read() }
  }),
]

function findOrder({ orders }: Visit, number: string): OrderDetail | undefined {
  return orders.find(({ orderNumber }) => orderNumber === number)
}

function paginationOf(all: readonly unknown[], page: number, limit: number) {
  return { page, limit, total: all.length, pages: Math.max(1, Math.ceil(all.length / limit)) }
}

type Priced = Pick<WireResponseOf<typeof readCart>['products'][number], 'quantity'> & {
  price?: number | null
}

function sumOf(lines: readonly Priced[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)
}

function totalOf(sum: number) {
  const reward = Math.round(sum * REWARD_SHARE)
  return {
    totalPrice: sum,
    totalPriceDiscount: sum,
    totalWriteoff: 0,
    totalReward: reward,
    totalRewardDiscount: reward,
  }
}
