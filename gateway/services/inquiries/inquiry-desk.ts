import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { OUTBOX_NOTIFICATION } from '@/gateway/db/listen/outbox-notification'
import { users } from '@/gateway/db/schema/accounts'
import { inquiries, inquiryEvents, inquiryFiles, type InquiryStatus } from '@/gateway/db/schema/inquiries'
import { outboxMessages, type OutboxStatus } from '@/gateway/db/schema/outbox'
import { authorName, requireStaff } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toAnswerLines } from '@/gateway/services/inquiries/inquiry-mails'
import type { listInquiries } from '@/lib/gateway/contracts/site/inquiry-desk'
import { findInquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Deps = Pick<ServiceDeps, 'db' | 'now'>
type MailDeps = Pick<ServiceDeps, 'db' | 'sendsMail'>
type State = ParsedRequestOf<typeof listInquiries>['body']['state']
type MessageRow = typeof outboxMessages.$inferSelect
type InquiryRow = typeof inquiries.$inferSelect

/** How long a message that the owner has sent again is tried. */
const RESENT_MS = 86_400_000

const STATES: Readonly<Record<OutboxStatus, 'waiting' | 'sent' | 'dead' | 'shown'>> = {
  waiting: 'waiting',
  sent: 'sent',
  dead: 'dead',
  kept: 'shown',
}

/** A message to the owner about an inquiry. */
const isOfInquiry = and(
  eq(outboxMessages.kind, 'inquiry'),
  sql`(${outboxMessages.paper} ->> 'inquiryId')::int = ${inquiries.id}`,
)

function toDelivery(row: MessageRow | undefined) {
  if (!row) return { id: null, state: 'none', attempts: 0, failure: null } as const
  const { id, status, attempts, failure } = row
  return { id, state: STATES[status], attempts, failure: status === 'sent' ? null : failure }
}

async function countStates(db: Database) {
  const rows = await db
    .select({ status: inquiries.status, count: count() })
    .from(inquiries)
    .groupBy(inquiries.status)
  const of = (status: InquiryStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { new: of('new'), in_work: of('in_work'), answered: of('answered'), closed: of('closed') }
}

/** Inquiries, newest first, with the state of their messages to the owner. */
export async function listInquiriesOf(deps: MailDeps, viewer: Viewer, state: State, paging: Paging) {
  const { db } = deps
  await requireStaff(db, viewer)
  const deadOnes = db
    .select({ id: inquiries.id })
    .from(inquiries)
    .innerJoin(outboxMessages, and(isOfInquiry, eq(outboxMessages.status, 'dead')))
  const isDead = inArray(inquiries.id, deadOnes)
  const wheres = { all: undefined, dead: isDead }
  const where = state === 'all' || state === 'dead' ? wheres[state] : eq(inquiries.status, state)
  const rows = await db
    .select()
    .from(inquiries)
    .where(where)
    .orderBy(desc(inquiries.id))
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit)
  return {
    inquiries: await toDeskInquiries(deps, rows),
    counts: await countStates(db),
    dead: await db.$count(inquiries, isDead),
    pagination: toPagination(paging, await db.$count(inquiries, where)),
  }
}

export async function eventsOf(db: Database, ids: readonly number[]) {
  return db
    .select({ event: inquiryEvents, author: authorName })
    .from(inquiryEvents)
    .leftJoin(users, eq(users.id, inquiryEvents.authorId))
    .where(inArray(inquiryEvents.inquiryId, [...ids]))
    .orderBy(asc(inquiryEvents.id))
}

/** Where an answer goes: to the address of the form, or the confirmed one of the person's account; nowhere without a mail service. */
export async function addressesOf(
  { db, sendsMail }: MailDeps,
  rows: readonly InquiryRow[],
): Promise<Map<number, string>> {
  if (!sendsMail) return new Map()
  const userIds = rows.flatMap(({ userId }) => userId ?? [])
  const known = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, userIds), eq(users.isEmailConfirmed, true), isNull(users.deletedAt)))
  return new Map(
    rows.flatMap(({ id, answers, userId }) => {
      const email = answers.email || known.find((user) => user.id === userId)?.email
      return email ? [[id, email] as const] : []
    }),
  )
}

/** Inquiries as the desk shows them. */
export async function toDeskInquiries(deps: MailDeps, rows: readonly InquiryRow[]) {
  const { db } = deps
  const ids = rows.map(({ id }) => id)
  const files = await db
    .select({ inquiryId: inquiryFiles.inquiryId, name: inquiryFiles.name })
    .from(inquiryFiles)
    .where(inArray(inquiryFiles.inquiryId, ids))
    .orderBy(inquiryFiles.position)
  const notified = await db
    .select({ inquiryId: inquiries.id, message: outboxMessages })
    .from(inquiries)
    .innerJoin(outboxMessages, isOfInquiry)
    .where(inArray(inquiries.id, ids))
  const messages = new Map(notified.map(({ inquiryId, message }) => [inquiryId, message]))
  const addresses = await addressesOf(deps, rows)
  const events = await eventsOf(db, ids)
  return rows.map((row) => {
    const own = events.filter(({ event }) => event.inquiryId === row.id)
    return {
      ...toWire(row),
      files: files.filter(({ inquiryId }) => inquiryId === row.id).map(({ name }) => name),
      delivery: toDelivery(messages.get(row.id)),
      status: row.status,
      version: own.at(-1)?.event.id ?? 0,
      email: addresses.get(row.id) ?? null,
      history: own.map(({ event: { status, text, isSent, createdAt }, author }) => ({
        status,
        text,
        isSent,
        author,
        at: createdAt.toISOString(),
      })),
    }
  })
}

function toWire({ number, form, answers, createdAt }: InquiryRow) {
  const known = findInquiryForm(form)
  return {
    number,
    title: known?.title ?? form,
    createdAt: createdAt.toISOString(),
    answers: known
      ? toAnswerLines(known, answers)
      : Object.entries(answers).map(([label, text]) => ({ label, text })),
  }
}

/** Abandoned messages to customers. */
export async function listDeadMessagesOf({ db }: Deps, viewer: Viewer, paging: Paging) {
  await requireStaff(db, viewer)
  const where = and(eq(outboxMessages.status, 'dead'), ne(outboxMessages.kind, 'inquiry'))
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(where)
    .orderBy(desc(outboxMessages.id))
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit)
  return {
    messages: rows.map(({ id, channel, recipient, subject, createdAt, attempts, failure, kind }) => ({
      id,
      channel,
      recipient,
      subject,
      createdAt: createdAt.toISOString(),
      attempts,
      failure,
      canResend: kind !== 'code',
    })),
    pagination: toPagination(paging, await db.$count(outboxMessages, where)),
  }
}

/** Sends an abandoned message again. A second press sends nothing more. */
export async function resendMessageOf({ db, now }: Deps, viewer: Viewer, id: number) {
  await requireStaff(db, viewer)
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(outboxMessages).where(eq(outboxMessages.id, id)).for('update')
    if (!row) throw notFound('Этого сообщения больше нет.')
    if (row.kind === 'code') throw gatewayError('conflict', 'Код устарел: человек запросит новый.')
    if (row.status !== 'dead') return toDelivery(row)
    return toDelivery(await revive(tx, id, now()))
  })
}

async function revive(tx: Database, id: number, now: Date): Promise<MessageRow | undefined> {
  const [revived] = await tx
    .update(outboxMessages)
    .set({ status: 'waiting', nextAt: now, expiresAt: new Date(now.getTime() + RESENT_MS), endedAt: null })
    .where(eq(outboxMessages.id, id))
    .returning()
  await tx.execute(sql`select pg_notify(${OUTBOX_NOTIFICATION}, '')`)
  return revived
}
