import { timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { oneTimeCodes } from '@/gateway/db/schema/accounts'
import { fieldError } from '@/gateway/core/errors/errors'
import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import { hashSecret } from '@/gateway/core/secrets'
import {
  closeShortCode,
  countWrongCode,
  guessLimits,
  longCodePause,
} from '@/gateway/services/codes/code-limits'
import {
  CODE_SECONDS,
  codeDigits,
  type CodePurpose,
  hashCode,
  isLongCode,
  MAX_CODE_ATTEMPTS,
  MAX_FOREIGN_ATTEMPTS,
} from '@/gateway/services/codes/code-rules'
import type { CoreDeps } from '@/gateway/core/deps'
import { forgetTries } from '@/gateway/services/limits/growing-pause'
import { consumeLimits, refundLimits } from '@/gateway/services/limits/rate-limit'
import { findPlace, type Place } from '@/gateway/services/sessions/known-device'

/** The latest code that was sent for one of the purposes is the one that is guessed; refusals name the field. */
export type CodeGuess = { contact: Contact; purposes: readonly CodePurpose[]; code: string; field?: string }

export const STALE_CODE = 'Код не подходит или устарел. Запросите новый.'

/** A code that takes a try; the tries left to the browser that requested it, none to another. */
type Attempt = { row: typeof oneTimeCodes.$inferSelect; left: number }
type Requester = Pick<Client, 'deviceToken' | 'network'>

// A browser without a name yet is known by its network.
function isRequester({ deviceToken, network }: Requester) {
  return deviceToken === undefined
    ? eq(oneTimeCodes.network, network)
    : eq(oneTimeCodes.browserHash, hashSecret(deviceToken))
}

// The try is counted in the same statement that reads the code, so that guesses sent at once count one by one.
async function takeAttempt(
  { db, now }: CoreDeps,
  { contact, purposes }: CodeGuess,
  requester: Requester,
): Promise<Attempt | undefined> {
  const latest = (condition: ReturnType<typeof isRequester>) =>
    db
      .select({ id: oneTimeCodes.id })
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.recipient, contact.key),
          inArray(oneTimeCodes.purpose, [...purposes]),
          gt(oneTimeCodes.createdAt, new Date(now().getTime() - CODE_SECONDS * 1000)),
          condition,
        ),
      )
      .orderBy(desc(oneTimeCodes.createdAt))
      .limit(1)
  const [own] = await latest(isRequester(requester))
  const [row] = own
    ? await db
        .update(oneTimeCodes)
        .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
        .where(and(eq(oneTimeCodes.id, own.id), lt(oneTimeCodes.attempts, MAX_CODE_ATTEMPTS)))
        .returning()
    : await db
        .update(oneTimeCodes)
        .set({ foreignAttempts: sql`${oneTimeCodes.foreignAttempts} + 1` })
        .where(
          and(
            eq(oneTimeCodes.id, latest(isNotNull(oneTimeCodes.browserHash))),
            lt(oneTimeCodes.foreignAttempts, MAX_FOREIGN_ATTEMPTS),
          ),
        )
        .returning()
  return row && { row, left: own ? MAX_CODE_ATTEMPTS - row.attempts : 0 }
}

/** Whether the code was right for the first time. A browser that repeats a code matched elsewhere has not used that try up. */
async function noteMatch({ db, now }: CoreDeps, id: string): Promise<boolean> {
  await db.update(oneTimeCodes).set({ foreignAttempts: 0 }).where(eq(oneTimeCodes.id, id))
  const noted = await db
    .update(oneTimeCodes)
    .set({ matchedAt: now() })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.matchedAt)))
    .returning({ id: oneTimeCodes.id })
  return noted.length > 0
}

async function matchLong(deps: CoreDeps, { contact, field = 'code' }: CodeGuess, digits: string) {
  const [row] = await deps.db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.recipient, contact.key),
        eq(oneTimeCodes.codeHash, hashCode(contact.key, digits)),
        gt(oneTimeCodes.expiresAt, deps.now()),
      ),
    )
  if (!row) throw fieldError(field, STALE_CODE)
  await forgetTries(deps, longCodePause(contact))
  return row.id
}

async function matchShort(
  deps: CoreDeps,
  guess: CodeGuess,
  digits: string,
  { client, place }: { client: Client; place: Place },
) {
  const { contact, field = 'code' } = guess
  const attempt = await takeAttempt(deps, guess, client)
  if (!attempt) throw fieldError(field, STALE_CODE)
  const { row, left } = attempt
  const given = hashCode(row.id, digits)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(row.codeHash))) {
    await countWrongCode(deps, place)
    throw fieldError(field, left > 0 ? `Неверный код. Осталось попыток: ${left}.` : STALE_CODE)
  }
  if (await noteMatch(deps, row.id)) {
    const slips = Math.max(0, row.attempts - 1)
    await closeShortCode(deps, contact, place, { purposes: guess.purposes, slips })
  }
  return row.id
}

/** The id of the code that was guessed; refuses a wrong, used up or stale one. */
export async function matchCode(deps: CoreDeps, guess: CodeGuess, client: Client): Promise<string> {
  const place = await findPlace(deps, guess.contact, client)
  const limits = guessLimits(deps, client, place)
  await consumeLimits(deps, limits)
  const digits = codeDigits(guess.code) ?? ''
  const id = isLongCode(digits)
    ? await matchLong(deps, guess, digits)
    : await matchShort(deps, guess, digits, { client, place })
  await refundLimits(deps, limits)
  return id
}
