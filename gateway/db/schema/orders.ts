import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, money, updatedAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'
import type { PERSON_CODES } from '@/lib/gateway/contracts/orders/checkout-shapes'

// Money is stored in kopecks, bonuses in whole bonuses, time spans in hours.

export type OrderStatusCode =
  | 'accepted'
  | 'in_work'
  | 'ready'
  | 'delivering'
  | 'issued'
  | 'returned'
  | 'refused'
  | 'cancelled'

export type PersonCode = (typeof PERSON_CODES)[number]

/** @public read by hand-written SQL */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1_000_001 })

/** The money of an order has neither come nor been taken at the counter; a bill may be paid after the hand-over. */
export const IS_UNPAID = sql.raw(
  `paid_total < total and (is_payment_online or payment_code = 'payment_bill' or status not in ('issued', 'returned'))`,
)

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Null once the account is gone; the order stays for the books. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The same key never makes a second order of the same user. */
    idempotencyKey: text('idempotency_key'),
    /** Computed from the lines. */
    status: text().$type<OrderStatusCode>().notNull().default('accepted'),
    isCorporate: boolean('is_corporate').notNull().default(false),
    personCode: text('person_code').$type<PersonCode>().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    company: text(),
    inn: text(),
    kpp: text(),
    invoiceEmail: text('invoice_email'),
    clientExternalId: text('client_external_id'),
    clientTitle: text('client_title'),
    contractorExternalId: text('contractor_external_id'),
    isPickup: boolean('is_pickup').notNull(),
    /** Supplier id of the shop where the order is picked up. */
    shopId: integer('shop_id'),
    /** What the buyer says or shows at the counter; of pickups. */
    pickupCode: text('pickup_code'),
    transportCode: text('transport_code'),
    deliveryTitle: text('delivery_title').notNull(),
    /** The shop's or the shopper's. */
    address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    deliveryDate: date('delivery_date', { mode: 'string' }),
    /** HH:MM-HH:MM. */
    deliveryTime: text('delivery_time'),
    deliveryComment: text('delivery_comment'),
    deliveryStoreExternalId: text('delivery_store_external_id'),
    isEntireOrder: boolean('is_entire_order').notNull().default(true),
    paymentCode: text('payment_code').notNull(),
    paymentTitle: text('payment_title').notNull(),
    isPaymentOnline: boolean('is_payment_online').notNull().default(false),
    comment: text(),
    /** Price times quantity over the lines that are not cancelled. */
    goodsTotal: money('goods_total'),
    /** Kopecks of the products that bonuses pay. */
    writeoffTotal: money('writeoff_total'),
    deliveryPrice: money('delivery_price'),
    /** A carrier brings it, for a price that is agreed by phone. */
    isDeliveryAgreed: boolean('is_delivery_agreed').notNull().default(false),
    /** When the staff wrote the agreed price into the order; until then it is no part of the total. */
    deliveryAgreedAt: timestamp('delivery_agreed_at', { withTimezone: true }),
    /** The sum to pay: products without the part of bonuses, and the delivery. */
    total: money('total'),
    paidTotal: money('paid_total'),
    /** The part of the payment that gift cards paid. */
    giftTotal: money('gift_total'),
    /** Bonuses that the order earns. */
    reward: bigint({ mode: 'number' }).notNull().default(0),
    /** Set when the order is final. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('orders_idempotency_key').on(table.userId, table.idempotencyKey),
    index('orders_user_idx').on(table.userId, table.createdAt.desc()),
    index('orders_open_idx').on(table.archivedAt, table.updatedAt),
    index('orders_newest_idx').on(table.createdAt, table.id),
    index('orders_newest_open_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('orders_shop_idx').on(table.shopId, table.createdAt, table.id),
    index('orders_unpaid_idx').on(table.createdAt, table.id).where(IS_UNPAID),
    index('orders_status_idx').on(table.status, table.createdAt, table.id),
    index('orders_text_idx').using(
      'gin',
      sql`lower(${table.number} || ' ' || ${table.name} || ' ' || ${table.phone}) gin_trgm_ops`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productExternalId: text('product_external_id').notNull(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    brand: text().notNull(),
    brandExternalId: text('brand_external_id'),
    article: text().notNull(),
    title: text().notNull(),
    arusCode: text('arus_code').notNull(),
    pictures: text().array().notNull().default([]),
    /** 0 for the own warehouse. */
    vendorId: integer('vendor_id').notNull(),
    supplierId: integer('supplier_id').notNull(),
    supplier: text().notNull(),
    quantity: integer().notNull(),
    /** Counting unit: «шт.», «компл.», «л». */
    unit: text().notNull().default('шт.'),
    /** Pieces that will not come although the line does. */
    cancelledQuantity: integer('cancelled_quantity').notNull().default(0),
    /** Those of them that the supplier refused, and why it refused the last ones; a line refused whole has the status instead. */
    refusedQuantity: integer('refused_quantity').notNull().default(0),
    refusedReason: text('refused_reason'),
    /** Pieces that came back after they were handed over. */
    returnedQuantity: integer('returned_quantity').notNull().default(0),
    /** Pieces of a pack at the purchase; a part of one cannot be cancelled. */
    multiplicity: integer().notNull().default(1),
    price: integer().notNull(),
    /** Hundredths of a per cent; a corporate user's own margin, never a part of what he pays. */
    markup: integer().notNull().default(0),
    /** Kopecks of the whole line that bonuses pay. */
    writeoff: money('writeoff'),
    /** Bonuses that the whole line earns. */
    reward: bigint({ mode: 'number' }).notNull().default(0),
    /** The bonus rate at the purchase; null for lines older than the column. */
    cashbackPercent: integer('cashback_percent'),
    bonusTimes: integer('bonus_times').notNull().default(1),
    /** Title of the promotion that raises its bonuses. */
    promotion: text(),
    status: text().$type<OrderStatusCode>().notNull().default('accepted'),
    statusReason: text('status_reason'),
    deliveryHours: integer('delivery_hours').notNull().default(0),
    expectedAt: timestamp('expected_at', { withTimezone: true }),
    returnable: boolean().notNull().default(true),
    /** The car of the buyer's garage that it is for: its name in capitals, and its title at that time. */
    carName: text('car_name'),
    carTitle: text('car_title'),
    statusAt: timestamp('status_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was first ready for the buyer or on its way, and when it was handed over; null for lines older than the columns. */
    readyAt: timestamp('ready_at', { withTimezone: true }),
    issuedAt: timestamp('issued_at', { withTimezone: true }),
  },
  (table) => [
    unique('order_lines_product_key').on(table.orderId, table.productExternalId),
    index('order_lines_product_idx').on(table.productId),
    index('order_lines_status_idx').on(table.status, table.statusAt),
    index('order_lines_article_idx').using(
      'btree',
      sql`regexp_replace(lower(${table.article}), '[^[:alnum:]]', '', 'g') text_pattern_ops`,
    ),
    index('order_lines_due_idx')
      .on(table.expectedAt, table.orderId)
      .where(sql`${table.status} in ('accepted', 'in_work')`),
    index('order_lines_issued_idx').on(table.issuedAt),
    index('order_lines_expected_idx').on(table.expectedAt),
  ],
)

/** Refusals of a part of a line's pieces, for the report of suppliers. */
export const orderLineRefusals = pgTable(
  'order_line_refusals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_line_refusals_line_idx').on(table.lineId),
    index('order_line_refusals_created_idx').on(table.createdAt),
  ],
)

/** The suppliers of a line's pieces, which get them back when they are cancelled. */
export const orderLineStock = pgTable(
  'order_line_stock',
  {
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    supplierId: integer('supplier_id').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.supplierId] })],
)

export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Who of the staff did it; null for the buyer, the clock and other systems. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_events_order_idx').on(table.orderId, table.id),
    index('order_events_created_idx').on(table.createdAt, table.id),
  ],
)

/** Keys under which an owner's system has moved orders, so that a repeated call does nothing. */
export const orderMoves = pgTable(
  'order_moves',
  {
    key: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the request. */
    hash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_moves_order_idx').on(table.orderId)],
)
