import { readOrder } from '@/lib/gateway/contracts/orders/orders'
import type { WireResponseOf } from '@/lib/gateway/operation'
import { type Order, toOrder } from './model/order'

const wire: WireResponseOf<typeof readOrder> = {
  id: 'o1',
  orderNumber: '1000001',
  createdAt: '2026-11-20T09:30:00.000Z',
  status: { code: 'in_work', title: 'В работе' },
  totalPrice: 1199,
  linesCount: 2,
  isPaid: false,
  isPayable: true,
  isPickup: false,
  destination: 'Москва, улица Арбат, 10',
  deliveryDate: '2026-11-22T09:00:00.000Z',
  products: [
    {
      productExternalId: 'p1',
      brand: 'Knecht',
      article: 'OC 90',
      title: 'Фильтр масляный',
      arusCode: '00-00000001',
      supplierId: 29,
      quantity: 2,
      unit: 'шт.',
      price: 450,
      markup: 10,
      status: { code: 'accepted', title: 'Принят' },
      cancellableQuantity: 2,
      goods: { product: true },
    },
    {
      productExternalId: 'p2',
      brand: 'Bosch',
      article: '0 986 478 868',
      title: 'Диск тормозной',
      supplierId: 501,
      supplier: 'Автоснаб',
      quantity: 1,
      unit: 'шт.',
      price: 5000,
      markup: 10,
      status: { code: 'refused', title: 'Снят поставщиком', isFinal: true },
      statusReason: 'Нет на складе поставщика',
      cancellableQuantity: 0,
    },
  ],
  total: {
    totalPrice: 900,
    totalPriceDiscount: 900,
    totalWriteoff: 0,
    totalReward: 27,
    totalRewardDiscount: 27,
  },
  deliveryPrice: 299,
  delivery: {
    title: 'Курьер',
    address: 'Москва, улица Арбат, 10',
    date: '22.11.2026',
    time: '10:00-14:00',
    comment: 'Код 12',
  },
  payment: { code: 'payment_card', title: 'Картой на сайте' },
  person: { code: 'person_1', name: 'Анна Смирнова', phone: '79000000001', email: 'anna@example.com' },
  isCancellable: true,
  isBillable: true,
  history: [{ at: '2026-11-20T09:30:00.000Z', title: 'Заказ принят' }],
  refunds: [],
}

/** A retail order to be delivered: one line accepted, one that its supplier took back. */
export const WIRE_ORDER = readOrder.response.parse(wire)

/** The same as screens have it. */
export const ORDER: Order = toOrder(WIRE_ORDER)
