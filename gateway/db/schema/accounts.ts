import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const DEFAULT_SUPPLIER_ID = 29

export type UserGroup = 'client' | 'corporate'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A deleted account leaves its row without personal data, so that its orders still add up. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    externalId: text('external_id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    /** Eleven digits that start with 7. */
    phone: text().unique(),
    email: text(),
    passwordHash: text('password_hash'),
    name: text().notNull().default(''),
    secondName: text('second_name').notNull().default(''),
    group: text('user_group').$type<UserGroup>().notNull().default('client'),
    isAdmin: boolean('is_admin').notNull().default(false),
    permissions: text().array().notNull().default([]),
    isPhoneConfirmed: boolean('is_phone_confirmed').notNull().default(false),
    isEmailConfirmed: boolean('is_email_confirmed').notNull().default(false),
    invoiceEmail: text('invoice_email').notNull().default(''),
    isInvoiceEmailConfirmed: boolean('is_invoice_email_confirmed').notNull().default(false),
    isSubscribe: boolean('is_subscribe').notNull().default(false),
    isAnalogSearchByShift: boolean('is_analog_search_by_shift').notNull().default(false),
    defaultWriteoffAgree: boolean('default_writeoff_agree').notNull().default(false),
    isHideClosedIntervals: boolean('is_hide_closed_intervals').notNull().default(false),
    /** Per cent on every price. */
    markup: doublePrecision().notNull().default(0),
    /** The chosen shop. */
    supplierId: integer('supplier_id').notNull().default(DEFAULT_SUPPLIER_ID),
    /** DD.MM.YYYY or empty. */
    birthday: text().notNull().default(''),
    /** 0 male, 1 female, -1 unknown. */
    gender: smallint().notNull().default(-1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** Since when the staff lets the person neither sign in nor order; null for everyone else. */
    blockedAt: moment('blocked_at'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_newest_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('users_company_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.group} = 'corporate'`),
    index('users_blocked_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.blockedAt} is not null`),
    index('users_text_idx').using(
      'gin',
      sql`lower(${table.name} || ' ' || ${table.secondName} || ' ' || coalesce(${table.phone}, '') || ' ' || coalesce(${table.email}, '')) gin_trgm_ops`,
    ),
    check('users_group_check', sql`${table.group} in ('client', 'corporate')`),
  ],
)

/** Of what goes with the account. */
export const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export type CustomerAction = 'blocked' | 'unblocked' | 'signed-out' | 'company' | 'retail'

/** What the staff did to accounts. */
export const customerActions = pgTable(
  'customer_actions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    action: text().$type<CustomerAction>().notNull(),
    /** The reason, for colleagues. */
    note: text().notNull().default(''),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('customer_actions_user_idx').on(table.userId, table.id)],
)

export const userSessions = pgTable(
  'user_sessions',
  {
    /** Shown to the person; the cookie holds another secret. */
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    device: text(),
    ip: text(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('user_sessions_user_idx').on(table.userId)],
)

/** Browsers and networks by which a person has signed in before; several people may share one. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: userId(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_devices_user_idx').on(table.userId),
  ],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Digits of a phone, or an e-mail in lower case. */
    recipient: text().notNull(),
    purpose: text().notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: smallint().notNull().default(0),
    /** Of the requesting browser, and of its network where the browser had no name yet; a long code is valid in any browser. */
    browserHash: text('browser_hash'),
    network: text(),
    /** Tries of other browsers than that one. */
    foreignAttempts: smallint('foreign_attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    matchedAt: moment('matched_at'),
    /** Given when the code was right; accepted in its place once. */
    proofHash: text('proof_hash').unique(),
  },
  (table) => [index('one_time_codes_recipient_idx').on(table.recipient, table.createdAt)],
)

/** Phones and e-mails that accounts had before: the former holder may take one back for some days. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    kind: text().$type<'phone' | 'email'>().notNull(),
    /** Null when there was none. */
    earlier: text(),
    wasConfirmed: boolean('was_confirmed').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('contact_changes_user_idx').on(table.userId, table.createdAt)],
)

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_idx').on(table.resetsAt)],
)

export const userStorage = pgTable(
  'user_storage',
  {
    userId: userId(),
    key: text().notNull(),
    /** JSON text that the shop wrote. */
    value: text().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

export const apiTokens = pgTable('api_tokens', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  /** The token with its middle hidden. */
  masked: text().notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
})

export type ConsentPurpose = 'personal-data' | 'letters'

/** Who agreed to what and when; stays after the account is gone, then without address and device. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    purpose: text().$type<ConsentPurpose>().notNull(),
    isGiven: boolean('is_given').notNull(),
    ip: text(),
    device: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('consents_user_idx').on(table.userId)],
)

export const userCars = pgTable(
  'user_cars',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    vin: text().notNull(),
    title: text(),
    mark: text(),
    model: text(),
    modification: text(),
    modificationUuid: text('modification_uuid'),
    carId: integer('car_id'),
    year: integer(),
    plate: text(),
    mileage: integer(),
    note: text(),
    isCurrent: boolean('is_current').notNull().default(false),
    fields: jsonb()
      .$type<Record<string, string | number | boolean | null | string[]>>()
      .notNull()
      .default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_cars_vin_key').on(table.userId, sql`upper(${table.vin})`),
    uniqueIndex('user_cars_current_key')
      .on(table.userId)
      .where(sql`${table.isCurrent}`),
  ],
)
