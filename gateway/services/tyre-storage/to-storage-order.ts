import type { bookings } from '@/gateway/db/schema/bookings'
import type { shops } from '@/gateway/db/schema/offers'
import type {
  storageEvents,
  storageIssues,
  storageItems,
  storageOrders,
} from '@/gateway/db/schema/tyre-storage'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { addDays, moscowDay, toWireDay } from '@/gateway/services/delivery/moscow-time'
import { shopDay, shopTime } from '@/gateway/services/delivery/shop-clock'
import type {
  createStorageIssue,
  listStorageOrders,
  readStorageOrder,
} from '@/lib/gateway/contracts/site/tyre-storage'
import type { WireResponseOf } from '@/lib/gateway/operation'

export type StorageRow = typeof storageOrders.$inferSelect
export type ItemRow = typeof storageItems.$inferSelect
type ShopRow = Pick<typeof shops.$inferSelect, 'title' | 'city' | 'address' | 'timeZone'>

/** An issue with its hour and place. */
export type IssueRow = {
  issue: typeof storageIssues.$inferSelect
  booking: Pick<typeof bookings.$inferSelect, 'startsAt' | 'endsAt'>
  shop: ShopRow
}

type WireOrder = WireResponseOf<typeof listStorageOrders>['orders'][number]
type WireIssue = WireResponseOf<typeof createStorageIssue>

/** Days before the end of the term from which on the customer is reminded. */
const ENDING_DAYS = 14
const SHOWN_PICTURES = 4

const ORDER_STATUSES = {
  awaiting: 'Ждём ваши колёса',
  stored: 'На хранении',
  ending: 'Срок заканчивается',
  overdue: 'Срок истёк',
  issuing: 'Готовим к выдаче',
  issued: 'Выдано',
} as const

const ISSUE_STATUSES = {
  booked: 'Вы записаны',
  done: 'Выдано',
  missed: 'Запись не состоялась',
  cancelled: 'Запись отменена',
} as const

type OrderStatus = keyof typeof ORDER_STATUSES

/** A past hour without a hand-over is a missed one. */
export function isBooked({ issue, booking }: IssueRow, now: Date): boolean {
  return issue.status === 'booked' && booking.endsAt > now
}

export function addressOf({ city, address }: ShopRow): string {
  return address.includes(city) ? address : `${city}, ${address}`
}

export function storageStatus(order: StorageRow, issue: IssueRow | undefined, now: Date): OrderStatus {
  if (order.status !== 'stored') return order.status
  if (issue && isBooked(issue, now)) return 'issuing'
  const today = moscowDay(now)
  if (order.dateTo < today) return 'overdue'
  return order.dateTo <= addDays(today, ENDING_DAYS) ? 'ending' : 'stored'
}

export function toIssue(orderNumber: string, row: IssueRow, now: Date): WireIssue {
  const { issue, booking, shop } = row
  const code = issue.status === 'booked' && !isBooked(row, now) ? 'missed' : issue.status
  return {
    id: issue.id,
    order_number: orderNumber,
    status: { code, title: ISSUE_STATUSES[code] },
    created_at: issue.createdAt.toISOString(),
    issue_date: toWireDay(shopDay(shop.timeZone, booking.startsAt)),
    issue_time: shopTime(shop.timeZone, booking.startsAt),
    warehouse: shop.title,
    address: addressOf(shop),
    comment: issue.comment,
    can_cancel: code === 'booked' && booking.startsAt > now,
  }
}

/** `lastIssue` is the newest of the order's issues. */
export function toStorageOrder(
  order: StorageRow,
  {
    shop,
    items,
    lastIssue,
    now,
  }: { shop: ShopRow; items: readonly ItemRow[]; lastIssue: IssueRow | undefined; now: Date },
): WireOrder {
  const code = storageStatus(order, lastIssue, now)
  const shown = lastIssue && (isBooked(lastIssue, now) || order.status === 'issued') ? lastIssue : undefined
  return {
    order_number: order.number,
    title: order.title,
    status: { code, title: ORDER_STATUSES[code] },
    warehouse: shop.title,
    address: addressOf(shop),
    date_from: order.dateFrom,
    date_to: order.dateTo,
    price: toRubles(order.price ?? 0),
    is_price_exact: order.isPriceExact,
    is_paid: order.isPaid,
    can_issue: order.status === 'stored' && code !== 'issuing',
    contract_number: order.contractNumber,
    company: order.company,
    car: order.car,
    plate: order.plate,
    wheels: items.reduce((sum, { quantity }) => sum + quantity, 0),
    size: [...new Set(items.flatMap(({ size }) => size ?? []))].join(' · ') || null,
    pictures: items.flatMap(({ pictures }) => pictures).slice(0, SHOWN_PICTURES),
    issue: shown ? toIssue(order.number, shown, now) : null,
  }
}

export function toStorageDetail(
  order: StorageRow,
  parts: { shop: ShopRow; items: readonly ItemRow[]; lastIssue: IssueRow | undefined; now: Date },
  events: readonly (typeof storageEvents.$inferSelect)[],
): WireResponseOf<typeof readStorageOrder> {
  return {
    ...toStorageOrder(order, parts),
    items: parts.items.map(({ title, brand, size, season, quantity, wear, treads, hasDiscs, pictures }) => ({
      title,
      brand,
      size,
      season,
      quantity,
      wear,
      treads: treads.map(toTenths),
      has_discs: hasDiscs,
      pictures,
    })),
    place: order.place,
    comment: order.comment,
    history: events.map(({ createdAt, title }) => ({ at: createdAt.toISOString(), title })),
  }
}

/** The column has single precision, a tread is measured to tenths. */
function toTenths(millimetres: number): number {
  return Math.round(millimetres * 10) / 10
}
