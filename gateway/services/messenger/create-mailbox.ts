import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { Mailbox, Message, MessageChannel } from '@/gateway/core/ports/messenger'
import { OUTBOX_NOTIFICATION } from '@/gateway/db/listen/outbox-notification'
import { outboxMessages, type OutboxStatus } from '@/gateway/db/schema/outbox'

/** Messages that a shop without sending stores. */
const STORED = 1000
/** An email that could not be sent for so long is abandoned. */
const MAIL_DAYS = 3
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
  const { to, headers, expiresAt = new Date(now.getTime() + MAIL_DAYS * DAY_MS), ...rest } = message
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

/** Each channel has a service of its own. */
export function createSplitMailbox(mailboxes: Readonly<Record<MessageChannel, Mailbox>>): Mailbox {
  return {
    post: (tx, message) => mailboxes[message.channel].post(tx, message),
    notifiedAtDesk: new Set(
      Object.values(mailboxes).flatMap(({ notifiedAtDesk = [] }) => [...notifiedAtDesk]),
    ),
  }
}

/** A channel of a shop without a way to send: codes wait until they expire for the staff to tell them, all else is dropped. */
export function createDeskMailbox(channel: MessageChannel, now: () => Date): Mailbox {
  return {
    notifiedAtDesk: new Set([channel]),
    post: async (tx, message) => {
      if (message.kind !== 'code') return
      const at = now()
      await tx
        .delete(outboxMessages)
        .where(
          and(
            eq(outboxMessages.kind, 'code'),
            eq(outboxMessages.status, 'kept'),
            lte(outboxMessages.expiresAt, at),
          ),
        )
      await write(tx, message, 'kept', at)
    },
  }
}

/** Sends nothing: messages stay in the table, where a person trying the shop reads them. */
export function createShownMailbox(now: () => Date): Mailbox {
  return {
    post: async (tx, message) => {
      const id = await write(tx, message, 'kept', now())
      await tx.delete(outboxMessages).where(lte(outboxMessages.id, id - STORED))
    },
  }
}

const NOT_SENT: Readonly<Record<MessageChannel, string>> = {
  sms: 'СМС',
  email: 'письма',
  crm: 'анкеты',
  webhook: 'уведомления',
}

/**
 * A channel without a way to send. It reports that where a visitor waits for the message, instead of storing codes that no
 * customer can read; orders go on without emails.
 */
export const muteMailbox: Mailbox = {
  post: async (_, { isUrgent, channel }) => {
    if (isUrgent)
      throw gatewayError(
        'unavailable',
        `Магазин сейчас не отправляет ${NOT_SENT[channel]}, поэтому код не придёт. Войдите по паролю или позвоните нам.`,
      )
  },
}
