import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '@/gateway/db/schema-accounts'
import { products } from '@/gateway/db/schema-catalog'
import { suppliers } from '@/gateway/db/schema-offers'

// Money is kept in kopecks, bonuses in whole bonuses, time spans in hours.

export const ORDER_STATUSES = [
  'accepted',
  'in_work',
  'ready',
  'delivering',
  'issued',
  'refused',
  'cancelled',
] as const
export type OrderStatusCode = (typeof ORDER_STATUSES)[number]

export type PersonCode = 'person_1' | 'person_2' | 'person_3'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()
const money = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

export const cartLines = pgTable(
  'cart_lines',
  {
    /** Grows with every new line, so it also tells the newest. */
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The vendor that sells the goods, 0 for the own warehouse with its shops. */
    vendorId: integer('vendor_id').notNull(),
    /** As the shopper chose it: the vendor, or one of the own suppliers. */
    supplierId: integer('supplier_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    inOrder: boolean('in_order').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.vendorId] }),
    index('cart_lines_product_idx').on(table.productId),
  ],
)

export type CartImportRow = {
  row: number
  article: string
  brand: string
  quantity: string
  status: 'added' | 'changed' | 'skipped'
  message: string | null
}

export const cartImports = pgTable(
  'cart_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    total: integer().notNull(),
    added: integer().notNull(),
    skipped: integer().notNull(),
    rows: jsonb().$type<CartImportRow[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('cart_imports_user_idx').on(table.userId, table.createdAt.desc())],
)

/** @public read by hand-written SQL */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1_000_001 })

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Null once the account is gone; the order stays for the books. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The same key never makes a second order of the same user. */
    idempotencyKey: text('idempotency_key'),
    /** Follows from the lines. */
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
    /** Kopecks of the goods that bonuses pay. */
    writeoffTotal: money('writeoff_total'),
    deliveryPrice: money('delivery_price'),
    /** What has to be paid: goods without what bonuses pay, and the delivery. */
    total: money('total'),
    paidTotal: money('paid_total'),
    /** Bonuses that the order earns. */
    reward: integer().notNull().default(0),
    /** Set when nothing more will happen. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('orders_idempotency_key').on(table.userId, table.idempotencyKey),
    index('orders_user_idx').on(table.userId, table.createdAt.desc()),
    index('orders_open_idx').on(table.archivedAt, table.updatedAt),
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
    cancelledQuantity: integer('cancelled_quantity').notNull().default(0),
    price: integer().notNull(),
    /** Hundredths of a per cent; a corporate user's own margin, never a part of what he pays. */
    markup: integer().notNull().default(0),
    /** Kopecks of the whole line that bonuses pay. */
    writeoff: money('writeoff'),
    /** Bonuses that the whole line earns. */
    reward: integer().notNull().default(0),
    status: text().$type<OrderStatusCode>().notNull().default('accepted'),
    statusReason: text('status_reason'),
    deliveryHours: integer('delivery_hours').notNull().default(0),
    expectedAt: timestamp('expected_at', { withTimezone: true }),
    returnable: boolean().notNull().default(true),
    statusAt: timestamp('status_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('order_lines_product_key').on(table.orderId, table.productExternalId),
    index('order_lines_product_idx').on(table.productId),
    index('order_lines_status_idx').on(table.status, table.statusAt),
  ],
)

/** Whose stock the pieces of a line were taken from, and go back to when they are cancelled. */
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
    createdAt: createdAt(),
  },
  (table) => [index('order_events_order_idx').on(table.orderId, table.id)],
)

export type PaymentStatus = 'created' | 'succeeded' | 'failed' | 'abandoned' | 'refunded'

export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().$type<PaymentStatus>().notNull().default('created'),
    amount: money('amount'),
    provider: text().notNull(),
    /** The payment's name at the provider. */
    providerReference: text('provider_reference').notNull().unique(),
    message: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('payments_order_idx').on(table.orderId, table.createdAt)],
)

export const bonusCards = pgTable('bonus_cards', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  number: text().notNull().unique(),
  createdAt: createdAt(),
})

export type BonusOperationType = 'reward' | 'writeoff' | 'promo'

/** The ledger of bonuses: rows are added; of a credit only `remaining` and the dates change. */
export const bonusOperations = pgTable(
  'bonus_operations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<BonusOperationType>().notNull(),
    title: text().notNull(),
    /** Negative when bonuses were spent. */
    amount: integer().notNull(),
    /** What a credit still holds; 0 for a debit. */
    remaining: integer().notNull().default(0),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    orderLineId: bigint('order_line_id', { mode: 'number' }).references(() => orderLines.id, {
      onDelete: 'set null',
    }),
    /** From when a credit may be spent; null while its goods have not been issued. */
    availableAt: timestamp('available_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('bonus_operations_user_idx').on(table.userId, table.createdAt.desc()),
    index('bonus_operations_line_idx').on(table.orderLineId),
  ],
)

export const promoCodes = pgTable('promo_codes', {
  /** Upper case without separators. */
  code: text().primaryKey(),
  title: text().notNull(),
  description: text(),
  bonuses: integer().notNull(),
  validUntil: timestamp('valid_until', { withTimezone: true }),
  /** Null for any number of shoppers. */
  maxUses: integer('max_uses'),
  uses: integer().notNull().default(0),
})

export const promoCodeUses = pgTable(
  'promo_code_uses',
  {
    code: text()
      .notNull()
      .references(() => promoCodes.code, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.code, table.userId] })],
)

export const paymentMethods = pgTable('payment_methods', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  externalId: text('external_id').notNull().unique(),
  code: text().notNull().unique(),
  title: text().notNull(),
  description: text(),
  isOnline: boolean('is_online').notNull().default(false),
  isForRetail: boolean('is_for_retail').notNull().default(true),
  isForCorporate: boolean('is_for_corporate').notNull().default(false),
  isForPickup: boolean('is_for_pickup').notNull().default(true),
  isForDelivery: boolean('is_for_delivery').notNull().default(true),
  sequence: integer().notNull().default(0),
})

export const deliveryTransports = pgTable('delivery_transports', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Names the delivery with the carrier behind it. */
  externalId: text('external_id').notNull().unique(),
  code: text().notNull().unique(),
  title: text().notNull(),
  description: text(),
  /** The carrier's own id; it outranks the delivery's. */
  ttkExternalId: text('ttk_external_id'),
  deliveryExternalId: text('delivery_external_id'),
  isForRetail: boolean('is_for_retail').notNull().default(true),
  isForCorporate: boolean('is_for_corporate').notNull().default(true),
  sequence: integer().notNull().default(0),
})

export type SectorInterval = { id: string; timeFrom: string; timeTo: string }

/** Parts of the city that are delivered to by the clock. */
export const deliverySectors = pgTable('delivery_sectors', {
  externalId: text('external_id').primaryKey(),
  title: text().notNull(),
  /** Corners as longitude and latitude; the first is not repeated. */
  polygon: jsonb().$type<[number, number][]>().notNull(),
  /** Shop that the goods leave from. */
  storeExternalId: text('store_external_id'),
  intervals: jsonb().$type<SectorInterval[]>().notNull(),
  /** 1 is Monday. */
  weekdays: integer().array().notNull(),
  /** Hours between the order and the earliest interval. */
  leadHours: integer('lead_hours').notNull().default(3),
  /** Smaller is looked at first: sectors may overlap. */
  sequence: integer().notNull().default(0),
})

/** Days that differ from the weekly order of work. */
export const calendarDays = pgTable('calendar_days', {
  day: date({ mode: 'string' }).primaryKey(),
  isWorking: boolean('is_working').notNull(),
})
