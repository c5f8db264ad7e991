import { timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { oneTimeCodes } from '@/gateway/db/schema-accounts'
import { fieldError } from '@/gateway/core/errors'
import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import {
  CODE_SECONDS,
  codeDigits,
  type CodePurpose,
  hashCode,
  MAX_CODE_ATTEMPTS,
} from '@/gateway/services/codes/code-rules'
import type { CoreDeps } from '@/gateway/core/deps'
import { knownDevice } from '@/gateway/services/sessions/known-device'
import { consumeLimits, limitsFrom, refundLimits } from '@/gateway/services/limits/rate-limit'

const QUARTER_HOUR = 900
const HOUR = 3600
const DAY = 86_400

/** Wrong tries at codes that were sent, by everybody together. */
export const WRONG_CODES_AN_HOUR = 1000

/** The latest code that was sent for one of the purposes is the one that is guessed; refusals name the field. */
export type CodeGuess = { contact: Contact; purposes: readonly CodePurpose[]; code: string; field?: string }

export const STALE_CODE = 'Код не подходит или устарел. Запросите новый.'

// Four digits are few: whoever may guess from everywhere at once must not be able to try a part of them worth the while.
async function guessLimits(deps: CoreDeps, contact: Contact, client: Client) {
  const device = await knownDevice(deps, contact, client)
  if (device !== undefined) {
    return { ofAddress: [], ofCode: [{ key: `code-guess-device:${device}`, max: 10, seconds: DAY }] }
  }
  return {
    ofAddress: limitsFrom(deps, client, { key: 'code-guess-from', max: 50, seconds: QUARTER_HOUR }),
    ofCode: [
      { key: `code-guess:${contact.key}`, max: 25, seconds: DAY },
      { key: 'code-guess', max: WRONG_CODES_AN_HOUR * deps.addressLimitFactor, seconds: HOUR },
    ],
  }
}

// The try is counted in the same statement that reads the code, so that guesses sent at once count one by one.
async function takeAttempt({ db, now }: CoreDeps, { contact, purposes }: CodeGuess) {
  const latest = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.recipient, contact.key),
        inArray(oneTimeCodes.purpose, [...purposes]),
        gt(oneTimeCodes.createdAt, new Date(now().getTime() - CODE_SECONDS * 1000)),
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1)
  const [row] = await db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(and(eq(oneTimeCodes.id, latest), lt(oneTimeCodes.attempts, MAX_CODE_ATTEMPTS)))
    .returning()
  return row
}

/** The id of the code that was guessed; refuses a wrong, used up or stale one. */
export async function matchCode(deps: CoreDeps, guess: CodeGuess, client: Client): Promise<string> {
  const { field = 'code' } = guess
  const { ofAddress, ofCode } = await guessLimits(deps, guess.contact, client)
  await consumeLimits(deps, ofAddress)
  const row = await takeAttempt(deps, guess)
  if (!row) throw fieldError(field, STALE_CODE)
  // Only guesses at a code that was sent, or anybody could shut a person out who never asked for one.
  await consumeLimits(deps, ofCode)
  const given = hashCode(row.id, codeDigits(guess.code) ?? '')
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(row.codeHash))) {
    const left = MAX_CODE_ATTEMPTS - row.attempts
    throw fieldError(field, left > 0 ? `Неверный код. Осталось попыток: ${left}.` : STALE_CODE)
  }
  await refundLimits(deps, [...ofAddress, ...ofCode])
  return row.id
}
