import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { MessageChannel, SendOutcome } from '@/gateway/core/ports/messenger'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { SEND_TIMEOUT_MS } from '@/gateway/services/messenger/send-outcome'
import { LONGEST_PAUSE_MS, pauseBeforeRetry } from '@/gateway/services/messenger/pause-before-retry'

/** A claimed message without a result for this time is claimed again: its worker has died. */
export const LEASE_MS = 2 * SEND_TIMEOUT_MS

export type ClaimedMessage = typeof outboxMessages.$inferSelect

export type Claim = {
  isUrgent: boolean
  channels: readonly MessageChannel[]
  limit: number
  now: Date
}

/** Claims due messages for this caller alone; no transaction stays open while they are sent. */
export async function claimMessages(
  db: Database,
  { isUrgent, channels, limit, now }: Claim,
): Promise<ClaimedMessage[]> {
  const due = db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.status, 'waiting'),
        eq(outboxMessages.isUrgent, isUrgent),
        inArray(outboxMessages.channel, [...channels]),
        or(
          lte(outboxMessages.nextAt, now),
          // Longer than any wait: the time was written down before the clock was set back.
          gt(outboxMessages.nextAt, new Date(now.getTime() + 2 * LONGEST_PAUSE_MS)),
        ),
      ),
    )
    .orderBy(asc(outboxMessages.nextAt), asc(outboxMessages.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(outboxMessages)
    .set({
      attempts: sql`${outboxMessages.attempts} + 1`,
      nextAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(inArray(outboxMessages.id, due))
    .returning()
}

const EXPIRED: SendOutcome = { kind: 'refused', reason: 'expired' }

/** The refusal of an expired message; undefined for one to be sent. */
export function outcomeBeforeSending({ expiresAt }: ClaimedMessage, now: Date): SendOutcome | undefined {
  return expiresAt !== null && expiresAt <= now ? EXPIRED : undefined
}

/** Ends a claim, unless the message was claimed by another worker meanwhile. */
export async function recordOutcome(db: Database, message: ClaimedMessage, outcome: SendOutcome, now: Date) {
  const { id, attempts, isUrgent } = message
  const claimed = and(
    eq(outboxMessages.id, id),
    eq(outboxMessages.attempts, attempts),
    eq(outboxMessages.status, 'waiting'),
  )
  if (outcome.kind === 'failed') {
    const pause = outcome.retryAfterMs ?? pauseBeforeRetry(attempts, isUrgent)
    await db
      .update(outboxMessages)
      .set({ failure: outcome.reason, nextAt: new Date(now.getTime() + pause) })
      .where(claimed)
    return
  }
  await db
    .update(outboxMessages)
    .set({
      endedAt: now,
      ...(message.kind === 'code' && { text: '' }),
      // A gift card that was not sent can still be sent by the owner.
      ...(message.kind === 'gift-card' && outcome.kind === 'sent' && { text: '', html: null }),
      ...(outcome.kind === 'sent' ? { status: 'sent' } : { status: 'dead', failure: outcome.reason }),
    })
    .where(claimed)
}
