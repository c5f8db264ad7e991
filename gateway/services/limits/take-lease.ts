import { and, eq, sql } from 'drizzle-orm'
import type { CoreDeps } from '@/gateway/core/deps'
import { hashSecret } from '@/gateway/core/secrets'
import { rateLimits } from '@/gateway/db/schema/accounts'

export type Lease = {
  /** May name a person: only its hash is stored. */
  key: string
  /** After this time the lease of a dead gateway ends. */
  seconds: number
}

type Deps = Pick<CoreDeps, 'db' | 'now'>

/**
 * Lets one caller of all gateways do a thing at a time. Returns what ends the lease, or undefined while another caller holds it.
 */
export async function takeLease(
  { db, now }: Deps,
  { key, seconds }: Lease,
): Promise<(() => Promise<void>) | undefined> {
  const at = now()
  const until = new Date(at.getTime() + seconds * 1000)
  // Clocks of two machines are never the same; one that was set back is behind by more than a lease.
  const latest = new Date(until.getTime() + seconds * 1000)
  const [taken] = await db
    .insert(rateLimits)
    .values({ key: hashSecret(key), count: 1, resetsAt: until })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`${rateLimits.count} + 1`, resetsAt: until },
      setWhere: sql`${rateLimits.resetsAt} <= ${at.toISOString()}::timestamptz
        or ${rateLimits.resetsAt} > ${latest.toISOString()}::timestamptz`,
    })
    .returning({ key: rateLimits.key })
  if (!taken) return undefined
  return async () => {
    // The lease of a new holder has another end.
    const isOwn = and(eq(rateLimits.key, hashSecret(key)), eq(rateLimits.resetsAt, until))
    await db.delete(rateLimits).where(isOwn)
  }
}
