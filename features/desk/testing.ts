import { deskOrder } from '@/lib/gateway/contracts/desk/orders'

const LINE = {
  productExternalId: 'p1',
  brand: 'Knecht',
  article: 'OC 90',
  title: 'Фильтр масляный',
  supplierId: 15,
  quantity: 2,
  unit: 'шт.',
  price: 450,
  status: { code: 'in_work', title: 'В работе' },
  moves: ['ready' as const, 'refused' as const],
  acceptableQuantity: 0,
  barcodes: ['4011558710507'],
}

/** An order at the desk, its first product with a barcode. @internal */
export const ORDER = deskOrder.parse({
  id: 'o1',
  orderNumber: '1000001',
  createdAt: '2026-11-27T09:30:00.000Z',
  status: { code: 'in_work', title: 'В работе' },
  totalPrice: 900,
  linesCount: 2,
  products: [LINE, { ...LINE, productExternalId: 'p2', article: 'OC 91', quantity: 1, barcodes: [] }],
  total: {
    totalPrice: 900,
    totalPriceDiscount: 900,
    totalWriteoff: 0,
    totalReward: 0,
    totalRewardDiscount: 0,
  },
  delivery: { title: 'Самовывоз' },
  payment: { code: 'payment_cash', title: 'Наличными' },
  person: { code: 'person_1', name: 'Анна', phone: '79000000001', email: 'anna@example.com' },
  version: 1,
  customerId: null,
  shop: null,
  receipts: [],
  history: [],
})
