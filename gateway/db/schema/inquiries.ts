import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import type { INQUIRY_STATES } from '@/lib/gateway/contracts/site/inquiry-desk'

export type InquiryStatus = (typeof INQUIRY_STATES)[number]

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Inquiries that visitors sent to the owner by a form. Forwarded ones are messages of the outbox. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The number known to the person and the owner. */
    number: text().notNull(),
    /** Of a message that is sent once, however often it comes. */
    key: text().notNull(),
    form: text().notNull(),
    answers: jsonb().$type<Record<string, string>>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Where the consent came from, as proof. */
    ip: text(),
    device: text(),
    createdAt: moment('created_at').notNull(),
    status: text().$type<InquiryStatus>().notNull().default('new'),
    /** When the owner marked it as done. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('inquiries_number_key').on(table.number),
    uniqueIndex('inquiries_key_key').on(table.key),
    index('inquiries_user_idx').on(table.userId),
    index('inquiries_created_idx').on(table.createdAt),
    index('inquiries_status_idx').on(table.status, table.id),
  ],
)

export const inquiryFiles = pgTable(
  'inquiry_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    /** The person's name for it, with the extension of its content. */
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    size: integer().notNull(),
    position: integer().notNull(),
    /** In the private area of the stored files. */
    path: text().notNull(),
  },
  (table) => [index('inquiry_files_inquiry_idx').on(table.inquiryId)],
)

/** What the staff did with an inquiry; rows are only added. The last id is its version. */
export const inquiryEvents = pgTable(
  'inquiry_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    /** What it became. */
    status: text().$type<InquiryStatus>().notNull(),
    /** The answer to the person, or a note of the staff. */
    text: text().notNull().default(''),
    /** Whether the text went to the person as an email. */
    isSent: boolean('is_sent').notNull().default(false),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('inquiry_events_inquiry_idx').on(table.inquiryId, table.id)],
)
