import { sql, type SQL } from 'drizzle-orm'
import type { HandoverReceipt, KnownPayment, RefundOrder } from '@/gateway/core/ports/payment-provider'
import type { Receipt } from '@/gateway/core/ports/receipt'
import { selectRows, type Database } from '@/gateway/core/database'

/** A query without an answer for this time is repeated: its gateway has died. */
export const LEASE_MS = 30_000

const FIRST_PAUSE_MS = 5_000
const MAX_PAUSE_MS = 3_600_000

export function pauseBeforeQuery(attempts: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 3 ** Math.max(0, attempts - 1))
}

export type DuePayment = KnownPayment & { id: string; isCancelWanted: boolean; attempts: number }
export type DueRefund = RefundOrder & { id: string; attempts: number }
export type DueHandover = HandoverReceipt & { id: string; attempts: number }

type Claim = { provider: string; limit: number; now: Date }

function times({ now }: Claim) {
  const lease = new Date(now.getTime() + LEASE_MS)
  const beyond = new Date(now.getTime() + 2 * MAX_PAUSE_MS)
  return {
    // Longer than any wait: the time was written down before the clock was set back.
    isDue: (nextAt: SQL) => sql`(${nextAt} <= ${now.toISOString()}::timestamptz
      or ${nextAt} > ${beyond.toISOString()}::timestamptz)`,
    lease: sql`${lease.toISOString()}::timestamptz`,
  }
}

/** Claims payments that have to be queried, for this caller alone. */
export async function claimPayments(db: Database, claim: Claim): Promise<DuePayment[]> {
  const { isDue, lease } = times(claim)
  const rows = await selectRows<{
    id: string
    reference: string
    providerId: string | null
    isCancelWanted: boolean
    attempts: number
    createdMs: number
  }>(
    db,
    sql`update payments set next_at = ${lease}, attempts = attempts + 1
      where id in (select id from payments where ${isDue(sql`next_at`)} and provider = ${claim.provider}
        order by next_at limit ${claim.limit} for update skip locked)
      returning id, provider_reference as reference, provider_id as "providerId",
        is_cancel_wanted as "isCancelWanted", attempts,
        (extract(epoch from created_at) * 1000)::float8 as "createdMs"`,
  )
  return rows.map(({ createdMs, providerId, ...row }) => ({
    ...row,
    providerId: providerId ?? undefined,
    startedAt: new Date(createdMs),
  }))
}

/** Claims refunds that have to be requested or queried, for this caller alone. */
export async function claimRefunds(db: Database, claim: Claim): Promise<DueRefund[]> {
  const { isDue, lease } = times(claim)
  const rows = await selectRows<{
    id: string
    reference: string
    providerId: string | null
    receipt: Receipt | null
    amount: string | number
    attempts: number
    paymentReference: string
    paymentId: string | null
    paymentMs: number
  }>(
    db,
    sql`update refunds r set next_at = ${lease}, attempts = r.attempts + 1
      from payments p
      where p.id = r.payment_id and r.id in (select d.id from refunds d join payments q on q.id = d.payment_id
        where ${isDue(sql`d.next_at`)} and d.status = 'pending' and q.provider = ${claim.provider}
        order by d.next_at limit ${claim.limit} for update of d skip locked)
      returning r.id, r.reference, r.provider_id as "providerId", r.receipt, r.amount, r.attempts,
        p.provider_reference as "paymentReference", p.provider_id as "paymentId",
        (extract(epoch from p.created_at) * 1000)::float8 as "paymentMs"`,
  )
  return rows.map(({ id, reference, providerId, receipt, amount, attempts, ...paid }) => ({
    id,
    reference,
    providerId: providerId ?? undefined,
    payment: toPayment(paid),
    amountKopecks: Number(amount),
    receipt: receipt ?? undefined,
    attempts,
  }))
}

/** Claims receipts of hand-overs that have to be registered or queried, for this caller alone. */
export async function claimHandovers(db: Database, claim: Claim): Promise<DueHandover[]> {
  const { isDue, lease } = times(claim)
  const rows = await selectRows<{
    id: string
    reference: string
    providerId: string | null
    receipt: Receipt
    attempts: number
    paymentReference: string
    paymentId: string | null
    paymentMs: number
  }>(
    db,
    sql`update handover_receipts h set next_at = ${lease}, attempts = h.attempts + 1
      from payments p
      where p.id = h.payment_id and h.id in (select d.id from handover_receipts d join payments q on q.id = d.payment_id
        where ${isDue(sql`d.next_at`)} and d.status = 'pending' and q.provider = ${claim.provider}
        order by d.next_at limit ${claim.limit} for update of d skip locked)
      returning h.id, h.reference, h.provider_id as "providerId", h.receipt, h.attempts,
        p.provider_reference as "paymentReference", p.provider_id as "paymentId",
        (extract(epoch from p.created_at) * 1000)::float8 as "paymentMs"`,
  )
  return rows.map(({ providerId, paymentReference, paymentId, paymentMs, ...row }) => ({
    ...row,
    providerId: providerId ?? undefined,
    payment: toPayment({ paymentReference, paymentId, paymentMs }),
  }))
}

function toPayment(paid: {
  paymentReference: string
  paymentId: string | null
  paymentMs: number
}): KnownPayment {
  return {
    reference: paid.paymentReference,
    providerId: paid.paymentId ?? undefined,
    startedAt: new Date(paid.paymentMs),
  }
}
