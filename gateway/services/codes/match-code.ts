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
import { consumeLimits, refundLimits } from '@/gateway/services/limits/rate-limit'

const QUARTER_HOUR = 900
const DAY = 86_400

/** The latest code that was sent for one of the purposes is the one that is guessed. */
export type CodeGuess = { contact: Contact; purposes: readonly CodePurpose[]; code: string }

export const STALE_CODE = 'Код не подходит или устарел. Запросите новый.'

function guessLimits({ addressLimitFactor }: CoreDeps, contact: Contact, { network }: Client) {
  const max = 50 * addressLimitFactor
  return {
    ofAddress: { key: `code-guess-from:${network}`, max, seconds: QUARTER_HOUR },
    ofContact: { key: `code-guess:${contact.key}`, max: 25, seconds: DAY },
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
  const { ofAddress, ofContact } = guessLimits(deps, guess.contact, client)
  await consumeLimits(deps, [ofAddress])
  const row = await takeAttempt(deps, guess)
  if (!row) throw fieldError('code', STALE_CODE)
  // Only guesses at a code that was sent, or anybody could shut a person out who never asked for one.
  await consumeLimits(deps, [ofContact])
  const given = hashCode(row.id, codeDigits(guess.code) ?? '')
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(row.codeHash))) {
    const left = MAX_CODE_ATTEMPTS - row.attempts
    throw fieldError('code', left > 0 ? `Неверный код. Осталось попыток: ${left}.` : STALE_CODE)
  }
  await refundLimits(deps, [ofAddress, ofContact])
  return row.id
}
