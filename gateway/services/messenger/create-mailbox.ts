import { lte, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { Mailbox, Message } from '@/gateway/core/ports/messenger'
import { OUTBOX_NOTIFICATION } from '@/gateway/db/listen/outbox-notification'
import { outboxMessages, type OutboxStatus } from '@/gateway/db/schema/outbox'

/** Messages that a shop without sending stores. */
const KEPT = 1000
/** A letter that could not be sent for so long is abandoned. */
const LETTER_DAYS = 3
const DAY_MS = 86_400_000
/** Characters that a mail program may take for the end of a header. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Subjects contain names, which may be any text. */
function toOneLine(text: string): string {
  return text.replace(BREAKS, ' ').trim()
}

function onOneLineEach(headers: NonNullable<Message['headers']>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toOneLine(value)]))
}

async function write(tx: Database, message: Message, status: OutboxStatus, now: Date) {
  const { to, headers, expiresAt = new Date(now.getTime() + LETTER_DAYS * DAY_MS), ...rest } = message
  const [row] = await tx
    .insert(outboxMessages)
    .values({
      ...rest,
      subject: toOneLine(rest.subject),
      ...(headers && { headers: onOneLineEach(headers) }),
      recipient: toOneLine(to).toLowerCase(),
      expiresAt,
      status,
      nextAt: now,
      createdAt: now,
    })
    .returning({ id: outboxMessages.id })
  if (!row) throw new Error('the message was not written')
  return row.id
}

/** Messages wait in a table; the gateways' workers are notified at the commit. */
export function createMailbox(now: () => Date): Mailbox {
  return {
    post: async (tx, message) => {
      await write(tx, message, 'waiting', now())
      await tx.execute(sql`select pg_notify(${OUTBOX_NOTIFICATION}, '')`)
    },
  }
}

/** Filled forms go to one service, messages to people to another. */
export function createSplitMailbox(people: Mailbox, forms: Mailbox): Mailbox {
  return { post: (tx, message) => (message.channel === 'crm' ? forms : people).post(tx, message) }
}

/** Sends nothing: messages stay in the table, where a person trying the shop reads them. */
export function createShownMailbox(now: () => Date): Mailbox {
  return {
    post: async (tx, message) => {
      const id = await write(tx, message, 'kept', now())
      await tx.delete(outboxMessages).where(lte(outboxMessages.id, id - KEPT))
    },
  }
}

const NO_CODES =
  'Магазин сейчас не отправляет СМС и письма, поэтому код не придёт. Войдите по паролю или позвоните нам.'

/**
 * An owner's shop without a way to send. It reports that where a visitor waits for the message, instead of storing codes
 * that no customer can read; orders go on without letters.
 */
export const muteMailbox: Mailbox = {
  post: async (_, { isUrgent }) => {
    if (isUrgent) throw gatewayError('unavailable', NO_CODES)
  },
}
