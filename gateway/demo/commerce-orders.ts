import type { OrderStatusCode } from '@/gateway/db/schema-orders'

export type DemoOrder = {
  /** How long ago it was placed. */
  days: number
  /** Of each line; lines are taken from the best sold goods in turn. */
  statuses: readonly OrderStatusCode[]
  payment: string
  isPickup: boolean
  /** Bonuses that paid a part. */
  writeoff?: number
  reasons?: Readonly<Partial<Record<OrderStatusCode, string>>>
}

const REFUSED = 'Поставщик снял товар с продажи. Посмотрите другие предложения.'
const CANCELLED = 'Отменено по просьбе покупателя.'

/** Orders of the demo shopper, oldest first. */
export const DEMO_RETAIL_ORDERS: readonly DemoOrder[] = [
  {
    days: 140,
    statuses: ['issued', 'issued', 'issued', 'issued', 'issued'],
    payment: 'cash',
    isPickup: true,
  },
  {
    days: 87,
    statuses: ['issued', 'cancelled', 'issued', 'issued'],
    payment: 'card',
    isPickup: true,
    reasons: { cancelled: CANCELLED },
  },
  {
    days: 34,
    statuses: ['issued', 'issued', 'issued'],
    payment: 'cash',
    isPickup: false,
    writeoff: 100,
  },
  {
    days: 2,
    statuses: ['ready', 'in_work', 'refused'],
    payment: 'online',
    isPickup: true,
    reasons: { refused: REFUSED },
  },
  { days: 0, statuses: ['accepted', 'accepted'], payment: 'cash', isPickup: true },
]

/** Orders of the demo company. */
export const DEMO_COMPANY_ORDERS: readonly DemoOrder[] = [
  { days: 41, statuses: ['issued', 'issued', 'issued'], payment: 'bill', isPickup: true },
  {
    days: 1,
    statuses: ['in_work', 'in_work', 'ready', 'ready'],
    payment: 'bill',
    isPickup: false,
  },
]

export const DEMO_PROMO_CODES = [
  {
    code: 'АРУС300',
    title: 'Знакомство с клубом',
    description: '300 бонусов новому участнику клуба',
    bonuses: 300,
  },
  {
    code: 'ПОДАРОК1000',
    title: 'Подарочная карта',
    description: 'Карта на 1000 бонусов',
    bonuses: 1000,
    maxUses: 1,
  },
]

/** What the history of an order says of its status. */
export const STATUS_EVENTS: Readonly<Partial<Record<OrderStatusCode, string>>> = {
  in_work: 'Заказ собирается',
  issued: 'Заказ выдан',
}
