import { and, eq } from 'drizzle-orm'
import type { PaymentProvider, PaymentState } from '@/gateway/core/ports/payment-provider'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { payments, refunds } from '@/gateway/db/schema/payments'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { MailDeps } from '@/gateway/services/mail/post-mail'
import { closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'
import { lockPurpose, payerOf } from '@/gateway/services/payments/payment-purpose'
import {
  pauseBeforeQuery,
  type DueHandover,
  type DuePayment,
  type DueRefund,
} from '@/gateway/services/payments/claim-due'
import { settlePayment, type PaymentOutcome } from '@/gateway/services/payments/settle-payment'
import { settleRefund } from '@/gateway/services/payments/settle-refund'

export type ProviderDeps = MailDeps & Pick<ServiceDeps, 'db' | 'now'> & { provider: PaymentProvider }

/** An unfinished payment is abandoned after this time. */
const OPEN_HOURS = 24
const HOUR_MS = 3_600_000

const OUTCOMES: Readonly<Record<Exclude<PaymentState, 'created'>, PaymentOutcome>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'abandoned',
}

/** The cause says more than the shopper's message. */
function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

async function retryLater({ db, now }: ProviderDeps, { id, attempts }: DuePayment) {
  const nextAt = new Date(now().getTime() + pauseBeforeQuery(attempts))
  // Settled meanwhile: nothing is left to query.
  await db
    .update(payments)
    .set({ nextAt })
    .where(and(eq(payments.id, id), eq(payments.attempts, attempts)))
}

async function giveUp({ db, now }: ProviderDeps, id: string) {
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id))
    const purpose = payment && (await lockPurpose(tx, payment))
    if (purpose) await closeOpenPayments(tx, payerOf(purpose), now())
  })
}

/** Queries a payment, or closes it when it is not needed any more. */
export async function queryPayment(deps: ProviderDeps, payment: DuePayment): Promise<void> {
  const { provider, now } = deps
  const { reference, isCancelWanted } = payment
  let state: PaymentState
  try {
    state = await (isCancelWanted ? provider.cancel(payment) : provider.readState(payment))
  } catch (error) {
    await retryLater(deps, payment)
    throw error
  }
  if (state !== 'created') {
    await settlePayment(deps, reference, OUTCOMES[state])
    return
  }
  const isOld = now().getTime() - payment.startedAt.getTime() > OPEN_HOURS * HOUR_MS
  if (isOld && !isCancelWanted) await giveUp(deps, payment.id)
  else await retryLater(deps, payment)
}

/** Requests a refund, or reads its state. */
export async function requestRefund(deps: ProviderDeps, refund: DueRefund): Promise<void> {
  const { db, now, provider } = deps
  const { id, reference, attempts } = refund
  const later = (failure: string | null) =>
    db
      .update(refunds)
      .set({ failure, nextAt: new Date(now().getTime() + pauseBeforeQuery(attempts)) })
      .where(and(eq(refunds.id, id), eq(refunds.attempts, attempts), eq(refunds.status, 'pending')))
  try {
    const { state, providerId } = await provider.refund(refund)
    if (providerId !== undefined && providerId !== refund.providerId)
      await db.update(refunds).set({ providerId }).where(eq(refunds.id, id))
    if (state === 'pending') await later(null)
    else await settleRefund(deps, reference, state)
  } catch (error) {
    await later(describe(error))
    throw error
  }
}

/** Has the receipt of a hand-over registered, or reads its state. */
export async function requestHandover(deps: ProviderDeps, handover: DueHandover): Promise<void> {
  const { db, now, provider } = deps
  const { id, attempts } = handover
  const nextAt = () => new Date(now().getTime() + pauseBeforeQuery(attempts))
  const write = (row: Partial<typeof handoverReceipts.$inferInsert>) =>
    db
      .update(handoverReceipts)
      .set({ updatedAt: now(), ...row })
      .where(and(eq(handoverReceipts.id, id), eq(handoverReceipts.attempts, attempts)))
  try {
    const { state, providerId } = await provider.settle(handover)
    await write({
      status: state,
      failure: null,
      nextAt: state === 'pending' ? nextAt() : null,
      ...(providerId !== undefined && { providerId }),
    })
  } catch (error) {
    await write({ failure: describe(error), nextAt: nextAt() })
    throw error
  }
}
