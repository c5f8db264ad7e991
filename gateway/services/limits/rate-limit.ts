import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { tooMany } from '@/gateway/core/errors/errors'
import { rateLimits } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import { blocksOf } from '@/gateway/core/client-address'
import { hashSecret } from '@/gateway/core/secrets'
import { waitWords } from '@/gateway/core/errors/wait-words'
import type { CoreDeps } from '@/gateway/core/deps'
import { isGatewayError } from '@/lib/gateway/errors'

export type Limit = {
  /** May name a person: only its hash is stored. */
  key: string
  max: number
  seconds: number
  /** Message to the person, before the time to wait. */
  refusal?: string
}

/** One limit for the client's address and one for each network around it, narrow ones first. */
export function limitsFrom(
  { addressLimitFactor }: Pick<CoreDeps, 'addressLimitFactor'>,
  { address }: Pick<Client, 'address'>,
  { key, max, ...limit }: Limit,
): Limit[] {
  return blocksOf(address).map(({ name, share }) => ({
    ...limit,
    key: `${key}:${name}`,
    max: max * share * addressLimitFactor,
  }))
}

type Deps = Pick<CoreDeps, 'db' | 'now'>

const TOO_MANY = 'Слишком много попыток. Повторите'

const SWEEP_CHANCE = 0.01

/**
 * Counts one try against each limit; the first that is used up refuses with 429 and the time to wait, and those after it
 * do not count. So the caller's own limits come first: a caller who has used them up must not use up another's.
 */
export async function consumeLimits({ db, now }: Deps, limits: readonly Limit[]) {
  const at = now()
  if (Math.random() < SWEEP_CHANCE) await db.delete(rateLimits).where(lt(rateLimits.resetsAt, at))
  for (const { key, max, seconds, refusal = TOO_MANY } of limits) {
    const fresh = new Date(at.getTime() + seconds * 1000)
    // Later than any end: it was counted before the clock was set back.
    const beyond = new Date(at.getTime() + 2 * seconds * 1000)
    const isOver = sql`(${rateLimits.resetsAt} <= ${at.toISOString()}::timestamptz
      or ${rateLimits.resetsAt} > ${beyond.toISOString()}::timestamptz)`
    const [row] = await db
      .insert(rateLimits)
      .values({ key: hashSecret(key), count: 1, resetsAt: fresh })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          resetsAt: sql`case when ${isOver} then ${fresh.toISOString()}::timestamptz else ${rateLimits.resetsAt} end`,
        },
      })
      .returning()
    if (row && row.count > max) {
      const wait = Math.max(1, Math.ceil((row.resetsAt.getTime() - at.getTime()) / 1000))
      throw tooMany(wait, `${refusal} ${waitWords(wait)}.`)
    }
  }
}

/** Counts one against each limit like `consumeLimits`, and returns whether all of them had room for it. */
export async function hasRoom(deps: Deps, limits: readonly Limit[]): Promise<boolean> {
  try {
    await consumeLimits(deps, limits)
    return true
  } catch (error) {
    if (isGatewayError(error) && error.kind === 'rateLimited') return false
    throw error
  }
}

/** Whether the limit is used up; counts nothing. */
export async function isUsedUp({ db, now }: Deps, { key, max }: Limit): Promise<boolean> {
  const isOpen = gt(rateLimits.resetsAt, now())
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, hashSecret(key)), isOpen))
  return row !== undefined && row.count >= max
}

/** Takes counted tries back: a success is no guess. */
export async function refundLimits({ db }: Deps, limits: readonly Limit[], tries = 1) {
  for (const { key } of limits) {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - ${tries}, 0)` })
      .where(eq(rateLimits.key, hashSecret(key)))
  }
}
