import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { AttachedDocument, MessageChannel, MessageKind } from '@/gateway/core/ports/messenger'

/** `kept` is shown instead of sent; `dead` was given up and waits for the owner. */
export type OutboxStatus = 'kept' | 'waiting' | 'sent' | 'dead'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Every message of the shop, from the transaction that caused it until it was sent and a while longer. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The message's key for the sending service. */
    key: uuid().notNull().defaultRandom(),
    kind: text().$type<MessageKind>().notNull().default('order-placed'),
    channel: text().$type<MessageChannel>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied when a code is sent or abandoned. */
    text: text().notNull(),
    html: text(),
    headers: jsonb().$type<Readonly<Record<string, string>>>(),
    /** A paper that is made when the message is sent. */
    paper: jsonb().$type<AttachedDocument>(),
    isUrgent: boolean('is_urgent').notNull().default(false),
    status: text().$type<OutboxStatus>().notNull().default('kept'),
    attempts: integer().notNull().default(0),
    /** When it is tried next; during sending, when its sender counts as dead. */
    nextAt: moment('next_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    /** Why the last attempt failed. */
    failure: text(),
    createdAt: moment('created_at').notNull(),
    /** When it was sent or abandoned. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('outbox_messages_key').on(table.key),
    index('outbox_messages_recipient_idx').on(table.recipient, table.id),
    index('outbox_messages_waiting_idx')
      .on(table.isUrgent, table.nextAt)
      .where(sql`${table.status} = 'waiting'`),
    index('outbox_messages_ended_idx').on(table.status, table.endedAt),
  ],
)
