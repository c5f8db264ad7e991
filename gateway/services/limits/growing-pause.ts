import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { CoreDeps } from '@/gateway/core/deps'
import { tooMany } from '@/gateway/core/errors/errors'
import { hashSecret } from '@/gateway/core/secrets'
import { waitWords } from '@/gateway/core/errors/wait-words'
import { rateLimits } from '@/gateway/db/schema/accounts'

export type GrowingPause = {
  /** May name a person: only its hash is stored. */
  key: string
  /** Tries before the first pause; with none even the first try waits. */
  free: number
  /** The first pause; each further try doubles it, after as many as are `steady`. */
  seconds: number
  steady?: number
  longestSeconds: number
  /** How long after its last try a caller's pause is reset. */
  forgetSeconds: number
  /** Message to the person, before the time to wait. */
  refusal?: string
}

type Deps = Pick<CoreDeps, 'db' | 'now'>

const TOO_MANY = 'Слишком много попыток. Повторите'
/** More than any longest pause needs. */
const MOST_DOUBLINGS = 30
const CLOCK_SKEW_MS = 60_000

function pauseAfter(count: number, { free, seconds, steady = 0, longestSeconds }: GrowingPause): number {
  if (count < free) return 0
  const doublings = Math.min(Math.max(0, count - free - steady), MOST_DOUBLINGS)
  return Math.min(longestSeconds, seconds * 2 ** doublings)
}

const secondsUntil = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000

/**
 * Seconds that the caller still has to wait; nothing is counted then. Zero when the try was taken: it is counted in the statement that
 * looks whether its pause is over, so that of tries made at once one is taken.
 */
export async function takeTry({ db, now }: Deps, pause: GrowingPause): Promise<number> {
  const at = now()
  const key = hashSecret(pause.key)
  const forgottenAt = new Date(at.getTime() + pause.forgetSeconds * 1000)
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`
  const row = { key, count: 0, resetsAt: forgottenAt }
  // Longer than any pause: it was counted before the clock was set back.
  const latest = new Date(forgottenAt.getTime() + CLOCK_SKEW_MS)
  const isForgotten = sql`${rateLimits.resetsAt} <= ${moment(at)} or ${rateLimits.resetsAt} > ${moment(latest)}`
  await db
    .insert(rateLimits)
    .values(row)
    .onConflictDoUpdate({ target: rateLimits.key, set: row, setWhere: isForgotten })
  const [known] = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
  if (!known) return pause.seconds
  const lastAt = new Date(known.resetsAt.getTime() - pause.forgetSeconds * 1000)
  const wait = Math.ceil(pauseAfter(known.count, pause) - secondsUntil(lastAt, at))
  if (known.count >= pause.free && wait > 0) return wait
  const [taken] = await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} + 1`, resetsAt: forgottenAt })
    .where(
      and(eq(rateLimits.key, key), or(lt(rateLimits.count, pause.free), eq(rateLimits.count, known.count))),
    )
    .returning({ count: rateLimits.count })
  // Another try of the same caller came first.
  return taken ? 0 : Math.max(1, pauseAfter(known.count + 1, pause))
}

/** Refuses with the time to wait while the pause after the earlier tries is not over. */
export async function requirePause(deps: Deps, pause: GrowingPause): Promise<void> {
  const wait = await takeTry(deps, pause)
  if (wait > 0) throw tooMany(wait, `${pause.refusal ?? TOO_MANY} ${waitWords(wait)}.`)
}

/** A success resets the pause. */
export async function forgetTries({ db }: Deps, { key }: Pick<GrowingPause, 'key'>): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, hashSecret(key)))
}
